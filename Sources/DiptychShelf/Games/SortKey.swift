/// Makes the bytes that names are ordered by: compared byte by byte they give natural, article-aware order.
enum SortKey {
  /// The key of a name: folded, without its leading article and without punctuation, numbers by size.
  static func make(_ name: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let folded = TextFolding.fold(name)
    var key: [UInt8] = []
    key.reserveCapacity(folded.count + 4)
    var rest = folded.drop { !isWordByte($0) }
    rest = rest.dropFirst(articleLength(rest))
    while let byte = rest.first {
      if isDigit(byte) {
        appendNumber(&rest, to: &key)
        continue
      }
      if isWordByte(byte) {
        key.append(byte)
      } else if byte == space, key.last != space, !key.isEmpty {
        key.append(space)
      }
      rest.removeFirst()
    }
    return key.isEmpty ? folded : key
  }

  /// The key of a name.
  static func make(_ name: String) -> [UInt8] {
    var name = name
    return name.withUTF8 { make($0) }
  }

  /// A number sorts by how many digits it has, then by the digits: 7 before 12, and both before letters.
  private static func appendNumber(_ rest: inout ArraySlice<UInt8>, to key: inout [UInt8]) {
    let digits = rest.prefix(while: isDigit)
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    key.append(UInt8(ascii: "0") + UInt8(min(significant.count, 9)))
    key.append(contentsOf: significant)
    rest = rest.dropFirst(digits.count)
  }

  private static func articleLength(_ name: ArraySlice<UInt8>) -> Int {
    if name.count > 2, name.starts(with: "l'".utf8) { return 2 }
    guard let end = name.prefix(5).firstIndex(of: space), end + 1 < name.endIndex,
      articles.contains(String(decoding: name[..<end], as: UTF8.self))
    else { return 0 }
    return end + 1 - name.startIndex
  }

  /// Leading articles of the languages in which BGG's names mostly are.
  private static let articles: Set<String> = [
    "the", "a", "an", "der", "die", "das", "le", "la", "les", "el", "los", "las", "il", "lo", "gli",
  ]

  private static let space = UInt8(ascii: " ")

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Letters, digits and everything beyond ASCII.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || isDigit(byte) || (0x61...0x7A).contains(byte)
  }
}
