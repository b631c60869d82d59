import CDiptychGLib
import DiptychShelf

/// The uncompressed contents of a PNG's data chunks, read piece by piece.
final class PNGInflater {
  private let file: PictureFile
  private let inflater: OpaquePointer
  /// Where the next chunk begins.
  private var chunkOffset: Int
  /// What is left of the present chunk in the file.
  private var unread: Range<Int>
  private var input: [UInt8] = []
  private var inputStart = 0
  private var isAtEnd = false

  /// - Parameter offset: where the first data chunk begins.
  init(file: PictureFile, offset: Int) {
    self.file = file
    inflater = g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_ZLIB)
    chunkOffset = offset
    unread = offset..<offset
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(inflater)) }

  /// Fills all of `buffer` with the bytes that come next; false when there are not as many.
  func read(into buffer: inout [UInt8]) -> Bool {
    var filled = 0
    while filled < buffer.count {
      if inputStart == input.count, !isAtEnd { fillInput() }
      let count = inflate(into: &buffer, from: filled)
      guard let count else { return false }
      filled += count
    }
    return true
  }

  /// Uncompresses what fits; nil at the end, and where the data is damaged.
  private func inflate(into buffer: inout [UInt8], from start: Int) -> Int? {
    var (consumed, produced) = (gsize(0), gsize(0))
    let result = buffer.withUnsafeMutableBytes { target in
      input.withUnsafeBytes { source in
        g_converter_convert(
          inflater, source.baseAddress.map { $0 + inputStart }, gsize(source.count - inputStart),
          target.baseAddress.map { $0 + start }, gsize(target.count - start),
          isAtEnd ? G_CONVERTER_INPUT_AT_END : G_CONVERTER_NO_FLAGS, &consumed, &produced, nil)
      }
    }
    inputStart += Int(consumed)
    switch result {
    case G_CONVERTER_CONVERTED, G_CONVERTER_FLUSHED: return Int(produced)
    case G_CONVERTER_FINISHED: return produced > 0 ? Int(produced) : nil
    // It may only want more input.
    default: return isAtEnd || inputStart < input.count ? nil : 0
    }
  }

  /// Reads more of the data chunks, which follow each other.
  private func fillInput() {
    while unread.isEmpty {
      guard let head = file.exactly(8, at: chunkOffset), head[4..<8].elementsEqual("IDAT".utf8) else {
        isAtEnd = true
        return
      }
      let length = ByteOrder.bigEndian.number(head[0..<4])
      unread = chunkOffset + 8..<chunkOffset + 8 + length
      chunkOffset += 12 + length
    }
    input = file.bytes(at: unread.lowerBound, count: min(unread.count, Self.pieceSize))
    inputStart = 0
    if input.isEmpty { isAtEnd = true }
    unread = min(unread.lowerBound + input.count, unread.upperBound)..<unread.upperBound
  }

  private static let pieceSize = 64 * 1024
}
