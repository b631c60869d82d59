// DiptychApp
