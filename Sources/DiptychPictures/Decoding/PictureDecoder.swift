/// Turns picture files into pixels: in this process, or in one of its own that may be lost without harm.
public protocol PictureDecoder: Sendable {
  /// Decodes a picture, upright and at the size wanted. Blocks, so it is called on a thread that may.
  ///
  /// `isCancelled` is asked before every piece of work of some milliseconds.
  /// Throws `PictureError`, or `CancellationError` once `isCancelled` has said true.
  func decode(_ request: PictureRequest, isCancelled: () -> Bool) throws -> Picture
}
