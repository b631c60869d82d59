/// The key that a column has in a game's `extra`: its name, and which of several with that name it is.
///
/// The first is `shelf`, the second `shelf (2)`; a column that itself is called `shelf (2)` is
/// `shelf (2) (1)`, so that each key means one column.
struct ExtraKey: Hashable {
  /// The column's name.
  let name: String

  /// 0 for the first column of a name.
  let occurrence: Int

  init(name: String, occurrence: Int) {
    self.name = name
    self.occurrence = occurrence
  }

  /// Understands a key.
  init(_ text: String) {
    if let (name, number) = ExtraKey.numbered(text) {
      self.init(name: name, occurrence: number - 1)
    } else {
      self.init(name: text, occurrence: 0)
    }
  }

  /// The key as it is written.
  var text: String {
    occurrence == 0 && ExtraKey.numbered(name) == nil ? name : "\(name) (\(occurrence + 1))"
  }

  /// The name and the number of a text such as `shelf (2)`; nil for any other.
  private static func numbered(_ text: String) -> (name: String, number: Int)? {
    guard text.hasSuffix(")"), let open = text.ranges(of: " (").last else { return nil }
    let digits = text[open.upperBound...].dropLast()
    // Columns of one name are few, and a large number would have to make all those before it.
    guard (1...3).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(digits), number > 0
    else { return nil }
    return (String(text[..<open.lowerBound]), number)
  }
}
