/// A block of memory with pixels in it, written once when it is made and never again.
///
/// Whoever hands `baseAddress` to a library that keeps it keeps the buffer alive as long.
public final class PixelBuffer: @unchecked Sendable {
  // Unchecked is right: nothing writes to the memory after `init` returns.
  /// The first byte.
  public let baseAddress: UnsafeRawPointer
  /// Size in bytes.
  public let byteCount: Int

  /// Allocates `byteCount` bytes, which `fill` has to write, all of them.
  init(byteCount: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
    fill(UnsafeMutableRawBufferPointer(start: memory, count: byteCount))
    baseAddress = UnsafeRawPointer(memory)
    self.byteCount = byteCount
  }

  deinit { baseAddress.deallocate() }
}
