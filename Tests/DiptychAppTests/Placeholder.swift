// DiptychAppTests
