// GtkTests
