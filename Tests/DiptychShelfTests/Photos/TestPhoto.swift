@testable import DiptychShelf

/// A JPEG file that is all header: metadata, a size, and no picture.
struct TestPhoto {
  var width = 96
  var height = 64
  /// XMP properties as XML elements, such as `<xmp:Rating>3</xmp:Rating>`.
  var xmp: String?
  /// Exif tags of type SHORT in the main directory.
  var exif: [(tag: Int, value: Int)] = []
  /// When Exif says it was taken, 19 characters.
  var exifTaken: String?
  var iptcKeywords: [[UInt8]] = []

  var bytes: [UInt8] {
    var segments: [(marker: UInt8, body: [UInt8])] = []
    if !exif.isEmpty || exifTaken != nil { segments.append((0xE1, Array("Exif\0\0".utf8) + exifBlock)) }
    if let xmp { segments.append((0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Self.packet(xmp))) }
    if !iptcKeywords.isEmpty { segments.append((0xED, photoshopBlock)) }
    segments.append((0xC0, [8] + Self.big(height, 2) + Self.big(width, 2) + [1, 1, 0x11, 0]))
    segments.append((0xDA, [1, 1, 0, 0, 63, 0]))
    return segments.reduce([0xFF, 0xD8]) { $0 + [0xFF, $1.marker] + Self.big($1.body.count + 2, 2) + $1.body }
      + [0xFF, 0xD9]
  }

  /// XMP with these properties, as it stands in a photo or a sidecar.
  static func packet(_ properties: String) -> [UInt8] {
    Array(
      """
      <?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
        xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:lr="http://ns.adobe.com/lightroom/1.0/"
        xmlns:digiKam="http://www.digikam.org/ns/1.0/" xmlns:tiff="http://ns.adobe.com/tiff/1.0/"
        xmlns:MicrosoftPhoto="http://ns.microsoft.com/photo/1.0/" xmlns:darktable="http://darktable.sf.net/">
      \(properties)
      </rdf:Description></rdf:RDF></x:xmpmeta>
      <?xpacket end="w"?>
      """.utf8)
  }

  /// A list property.
  static func list(_ name: String, _ items: [String], kind: String = "Bag") -> String {
    let lines = items.map { "<rdf:li>\($0)</rdf:li>" }.joined()
    return "<\(name)><rdf:\(kind)>\(lines)</rdf:\(kind)></\(name)>"
  }

  /// A text in the default language and one other.
  static func text(_ name: String, _ text: String) -> String {
    "<\(name)><rdf:Alt><rdf:li xml:lang=\"x-default\">\(text)</rdf:li><rdf:li xml:lang=\"de\">Anders</rdf:li></rdf:Alt></\(name)>"
  }

  private var exifBlock: [UInt8] {
    var entries = exif.map { Self.entry($0.tag, type: 3, count: 1, Self.big($0.value, 2) + [0, 0]) }
    let end = 8 + 2 + (entries.count + 1) * 12 + 4
    entries.append(Self.entry(0x8769, type: 4, count: 1, Self.big(end, 4)))
    let taken = Array((exifTaken ?? "0000:00:00 00:00:00").utf8) + [0]
    let inner = Self.entry(0x9003, type: 2, count: taken.count, Self.big(end + 2 + 12 + 4, 4))
    var block = Array("MM".utf8) + [0, 42, 0, 0, 0, 8] + Self.big(entries.count, 2)
    block += Array(entries.joined()) + [0, 0, 0, 0]
    block += [0, 1] + inner + [0, 0, 0, 0]
    return block + taken
  }

  private static func entry(_ tag: Int, type: Int, count: Int, _ value: [UInt8]) -> [UInt8] {
    big(tag, 2) + big(type, 2) + big(count, 4) + value
  }

  private var photoshopBlock: [UInt8] {
    var records: [UInt8] = []
    for keyword in iptcKeywords { records += [0x1C, 2, 25] + Self.big(keyword.count, 2) + keyword }
    let padding: [UInt8] = records.count % 2 == 0 ? [] : [0]
    let start = Array("Photoshop 3.0\u{0}8BIM".utf8) + [4, 4, 0, 0] + Self.big(records.count, 4)
    return start + records + padding
  }

  private static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
