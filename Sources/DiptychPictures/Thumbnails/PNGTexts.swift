/// The uncompressed text chunks of a PNG file, by keyword.
struct PNGTexts {
  private var texts: [String: String] = [:]

  /// Reads the texts; a file that is no PNG has none.
  init(_ source: any ByteSource) {
    var offset = 8
    for _ in 0..<PictureHeader.longestWalk {
      guard let head = source.exactly(8, at: offset) else { return }
      let length = ByteOrder.bigEndian.number(head[0..<4])
      if head[4..<8].elementsEqual("tEXt".utf8), length <= Self.longest {
        let parts = source.bytes(at: offset + 8, count: length).split(
          separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 {
          texts[String(decoding: parts[0], as: UTF8.self)] = String(decoding: parts[1], as: UTF8.self)
        }
      }
      offset += 12 + length
    }
  }

  subscript(keyword: String) -> String? { texts[keyword] }

  /// Far more than a URI takes, in bytes.
  private static let longest = 64 * 1024
}
