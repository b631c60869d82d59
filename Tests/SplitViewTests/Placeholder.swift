// SplitViewTests
