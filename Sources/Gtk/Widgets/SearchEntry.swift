import CGtk

/// An entry to search with: a magnifying glass, a button that clears it, and Escape that leaves it.
public final class SearchEntry: Entry {
  /// Creates an empty search entry.
  public convenience init() { self.init(new: gtk_search_entry_new()) }

  /// Calls the closure when Escape is pressed in the entry.
  @discardableResult
  public func onStop(_ closure: @escaping () -> Void) -> SignalHandler { connect("stop-search", closure) }
}
