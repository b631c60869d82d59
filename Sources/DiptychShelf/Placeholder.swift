// DiptychShelf
