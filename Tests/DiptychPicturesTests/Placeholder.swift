// DiptychPicturesTests
