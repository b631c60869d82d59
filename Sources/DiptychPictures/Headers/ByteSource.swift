/// Bytes that can be read at any offset: an open file, or an array in memory.
protocol ByteSource {
  /// The bytes from `offset` on: `count` of them, fewer at the end, none when there is nothing to read.
  func bytes(at offset: Int, count: Int) -> [UInt8]
}

extension [UInt8]: ByteSource {
  func bytes(at offset: Int, count: Int) -> [UInt8] {
    guard offset >= 0, offset < self.count, count > 0 else { return [] }
    return Array(self[offset..<Swift.min(self.count, offset + count)])
  }
}

extension ByteSource {
  /// Exactly `count` bytes at `offset`, nil when the source ends before.
  func exactly(_ count: Int, at offset: Int) -> [UInt8]? {
    let found = bytes(at: offset, count: count)
    return found.count == count ? found : nil
  }
}

/// The order in which a format stores the bytes of a number.
enum ByteOrder {
  case bigEndian
  case littleEndian

  /// The unsigned number in `bytes`, at most 7 of them.
  func number(_ bytes: some BidirectionalCollection<UInt8>) -> Int {
    switch self {
    case .bigEndian: bytes.reduce(0) { $0 << 8 | Int($1) }
    case .littleEndian: bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }
}
