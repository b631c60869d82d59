// DiptychPictures
