import CDiptychExiv2
import CDiptychGLib

/// The metadata of one photo or sidecar, in memory.
///
/// To be used inside `Exiv2.withLock`.
final class MetadataFile {
  private let metadata: UnsafeMutablePointer<GExiv2Metadata>

  /// Reads a photo's metadata; nil when the file is none that can be read.
  init?(photo path: FilePath) {
    guard let metadata = gexiv2_metadata_new() else { return nil }
    guard path.withCPath({ gexiv2_metadata_open_path(metadata, $0, nil) }) != 0 else {
      g_object_unref(metadata)
      return nil
    }
    self.metadata = metadata
  }

  /// Reads a sidecar's contents; nil when they are no XMP.
  init?(xmp bytes: [UInt8]) {
    guard let metadata = gexiv2_metadata_new() else { return nil }
    let bytes = MetadataFile.withoutLeadingComments(bytes)
    guard
      bytes.withUnsafeBufferPointer({ gexiv2_metadata_open_buf(metadata, $0.baseAddress, $0.count, nil) })
        != 0
    else {
      g_object_unref(metadata)
      return nil
    }
    self.metadata = metadata
  }

  deinit { g_object_unref(metadata) }

  /// The contents from where the library can tell that they are XMP: it looks at the first characters alone.
  private static func withoutLeadingComments(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    let (opening, closing) = (Array("<!--".utf8), Array("-->".utf8))
    var rest = bytes.drop(while: \.isBlank)
    while rest.starts(with: opening), let end = rest.dropFirst(opening.count).firstRange(of: closing) {
      rest = rest[end.upperBound...].drop(while: \.isBlank)
    }
    return rest
  }

  // MARK: Reading

  /// Size as stored, in pixels; nil when the library makes none or nonsense of it.
  var size: (width: Int, height: Int)? {
    let width = Int(gexiv2_metadata_get_pixel_width(metadata))
    let height = Int(gexiv2_metadata_get_pixel_height(metadata))
    return width > 0 && height > 0 ? (width, height) : nil
  }

  /// The orientation by Exif, as every viewer takes it; XMP's copy does not count.
  var orientation: PhotoOrientation {
    PhotoOrientation(tagValue: Int(gexiv2_metadata_try_get_orientation(metadata, nil).rawValue))
  }

  /// A property's text, trimmed; nil when it is absent or blank.
  func text(_ tag: String) -> String? {
    guard let value = gexiv2_metadata_try_get_tag_string(metadata, tag, nil) else { return nil }
    defer { g_free(value) }
    return MetadataText.decoded(value)
  }

  /// The items of a list property; none when it is absent.
  func list(_ tag: String) -> [String] {
    // Asking for a list that is not there is an error to the library, in words on standard error.
    guard has(tag), let values = gexiv2_metadata_try_get_tag_multiple(metadata, tag, nil) else { return [] }
    defer { g_strfreev(values) }
    var items: [String] = []
    var next = values
    while let value = next.pointee {
      if let item = MetadataText.decoded(value) { items.append(item) }
      next += 1
    }
    return items
  }

  func has(_ tag: String) -> Bool {
    gexiv2_metadata_try_has_tag(metadata, tag, nil) != 0
  }

  /// All XMP properties with their texts, those below `excluded` left out.
  func xmpTexts(except excluded: [String]) -> [String: String] {
    guard let tags = gexiv2_metadata_get_xmp_tags(metadata) else { return [:] }
    defer { g_strfreev(tags) }
    var texts: [String: String] = [:]
    var next = tags
    while let tag = next.pointee {
      let name = String(cString: tag)
      if !excluded.contains(where: { name == $0 || name.hasPrefix($0 + "[") }) {
        texts[name] = text(name) ?? ""
      }
      next += 1
    }
    return texts
  }

  // MARK: Writing

  /// Sets a property's text.
  ///
  /// False when the library refuses.
  func set(_ tag: String, _ text: String) -> Bool {
    gexiv2_metadata_try_set_tag_string(metadata, tag, text, nil) != 0
  }

  /// Sets a list property that XMP knows as a list; an empty list removes it.
  ///
  /// False when the library refuses.
  func set(_ tag: String, _ items: [String]) -> Bool {
    guard !items.isEmpty else { return remove(tag) }
    let texts = items.map { g_strdup($0) }
    defer { texts.forEach { g_free($0) } }
    var pointers: [UnsafePointer<CChar>?] = texts.map { UnsafePointer($0) } + [nil]
    return gexiv2_metadata_try_set_tag_multiple(metadata, tag, &pointers, nil) != 0
  }

  /// Removes a property.
  ///
  /// True also when it was not there.
  func remove(_ tag: String) -> Bool {
    !has(tag) || gexiv2_metadata_try_clear_tag(metadata, tag, nil) != 0
  }

  /// The XMP properties as a sidecar's contents; nil when there are none, or the library cannot write them.
  var xmp: [UInt8]? {
    guard let packet = gexiv2_metadata_try_generate_xmp_packet(metadata, GEXIV2_OMIT_PACKET_WRAPPER, 0, nil)
    else { return nil }
    defer { g_free(packet) }
    // The library wraps and pads the packet for embedding, whatever it is asked; a file of its own needs
    // neither.
    let text = String(cString: packet)
    guard let start = text.firstRange(of: "<x:xmpmeta"), let end = text.ranges(of: "</x:xmpmeta>").last else {
      return nil
    }
    return Array(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(text[start.lowerBound..<end.upperBound])\n".utf8)
  }

  /// A sidecar's contents without any property.
  static let emptyXMP = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <x:xmpmeta xmlns:x="adobe:ns:meta/">
     <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about=""/>
     </rdf:RDF>
    </x:xmpmeta>

    """.utf8)
}
