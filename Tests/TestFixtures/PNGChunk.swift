/// A chunk of a PNG file.
package struct PNGChunk {
  package let bytes: [UInt8]

  package init(_ type: String, _ data: [UInt8]) {
    let body = Array(type.utf8) + data
    bytes = BigEndian.bytes(data.count, count: 4) + body + BigEndian.bytes(Int(Self.checksum(body)), count: 4)
  }

  /// A PNG file of which there is only the signature and the header.
  package static func headerOnly(width: Int, height: Int, bitDepth: UInt8 = 8, colourType: UInt8 = 6)
    -> [UInt8]
  {
    let size = BigEndian.bytes(width, count: 4) + BigEndian.bytes(height, count: 4)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + PNGChunk("IHDR", size + [bitDepth, colourType, 0, 0, 0]).bytes
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = ~0
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}

package enum BigEndian {
  package static func bytes(_ value: Int, count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
