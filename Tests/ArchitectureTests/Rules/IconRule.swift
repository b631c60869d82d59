import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Icons are well-formed SVG of the right size, and symbolic ones have the one colour that GTK replaces.
enum IconRule {
  static let needed = [
    "scalable/apps/org.diptych.Diptych.svg",
    "symbolic/apps/org.diptych.Diptych-symbolic.svg",
  ]

  static func problems(in file: SourceFile) -> [String] {
    let reader = ElementReader()
    let parser = XMLParser(data: Data(file.text.utf8))
    parser.delegate = reader
    // The parser recovers from some errors and then claims success; its delegate hears of every one.
    guard parser.parse(), reader.errors == 0 else { return ["\(file.path): not well-formed"] }
    guard let root = reader.elements.first, root.name == "svg" else { return ["\(file.path): not an SVG"] }
    let isSymbolic = file.path.contains("-symbolic")
    var problems: [String] = []
    let box = isSymbolic ? "0 0 16 16" : "0 0 128 128"
    if root.attributes["viewBox"] != box { problems.append("\(file.path): its viewBox is not \(box)") }
    if isSymbolic {
      for element in reader.elements {
        if let fill = element.attributes["fill"], fill != "#2e3436" {
          problems.append("\(file.path): \(element.name) is filled with \(fill); GTK recolours #2e3436 only")
        }
        if element.attributes["stroke"] != nil {
          problems.append("\(file.path): GTK does not recolour strokes")
        }
      }
    }
    return problems
  }

  /// Icons that a mirrored layout needs and that are not there.
  static func missing(paths: [String], in folder: String) -> [String] {
    let mirrored = paths.filter { $0.contains("sidebar") && $0.hasSuffix("-symbolic.svg") }
      .map { $0.replacingOccurrences(of: "-symbolic.svg", with: "-symbolic-rtl.svg") }
    return (needed.map { "\(folder)/\($0)" } + mirrored).filter { !paths.contains($0) }.map {
      "\($0): is missing"
    }
  }
}

/// Collects the elements of an XML document in order.
private final class ElementReader: NSObject, XMLParserDelegate {
  var elements: [(name: String, attributes: [String: String])] = []
  var errors = 0

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) { errors += 1 }
}
