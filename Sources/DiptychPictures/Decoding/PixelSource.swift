/// A run over a picture file that ends with its pixels. Used by one thread, once.
protocol PixelSource: AnyObject {
  /// Reads the file. Throws `PictureError` when nothing can be shown, `CancellationError` when not wanted any more.
  func run(isCancelled: () -> Bool) throws

  /// True after `run` when a part of the picture is missing.
  var isIncomplete: Bool { get }

  /// Lends the pixels at the plan's decoded size, after `run`.
  func withPixels<Result>(_ body: (StoredPixels) throws -> Result) throws -> Result
}
