import CGtk

/// A rectangle in whole pixels.
public struct Rectangle: Equatable, Sendable {
  /// The left edge.
  public var x: Int
  /// The upper edge.
  public var y: Int
  /// The extent to the right.
  public var width: Int
  /// The extent downwards.
  public var height: Int

  /// Creates a rectangle from its corner and extent.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ gtk: GtkAllocation) {
    self.init(x: Int(gtk.x), y: Int(gtk.y), width: Int(gtk.width), height: Int(gtk.height))
  }
}
