// DiptychShelfTests
