/// Writes CSV cells.
enum CSVWriter {
  /// Appends a cell in quotes, with the quotes inside it doubled.
  static func appendQuoted(_ text: some Sequence<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(CSVReader.quote)
    for byte in text {
      if byte == CSVReader.quote { bytes.append(CSVReader.quote) }
      bytes.append(byte)
    }
    bytes.append(CSVReader.quote)
  }

  /// Appends a cell bare where it can be: a header's names in BGG's form.
  static func appendBare(_ text: String, to bytes: inout [UInt8]) {
    let needsQuotes = text.utf8.contains { $0 == UInt8(ascii: ",") || $0 == CSVReader.quote
      || CSVReader.isLineBreak($0) }
    if needsQuotes {
      appendQuoted(text.utf8, to: &bytes)
    } else {
      bytes.append(contentsOf: text.utf8)
    }
  }
}
