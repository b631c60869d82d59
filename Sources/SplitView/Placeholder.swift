// SplitView
