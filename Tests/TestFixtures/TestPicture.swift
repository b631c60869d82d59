import CDiptychGLib
import CDiptychPixbuf
package import DiptychShelf

/// A picture in four quarters, and files made of it.
package struct TestPicture {
  /// The quarters' colours as red, green, blue: top left, top right, bottom left, bottom right.
  package static let corners: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 0]]

  /// Size as stored.
  package var width: Int
  package var height: Int
  /// How the file says that the picture stands; it is stored so that upright its corners are `corners`.
  package var orientation: PhotoOrientation
  package var alpha: UInt8

  package init(
    width: Int = 96, height: Int = 64, orientation: PhotoOrientation = .topLeft, alpha: UInt8 = 255
  ) {
    self.width = width
    self.height = height
    self.orientation = orientation
    self.alpha = alpha
  }

  /// The stored pixels: red, green, blue, alpha.
  package var pixels: [UInt8] {
    let upright = orientation.uprightSize(width: width, height: height)
    var result: [UInt8] = []
    result.reserveCapacity(width * height * 4)
    let colours = Self.corners.map { $0 + [alpha] }
    for storedY in 0..<height {
      for storedX in 0..<width {
        let column = orientation.flipsColumns ? width - 1 - storedX : storedX
        let row = orientation.flipsRows ? height - 1 - storedY : storedY
        let (x, y) = orientation.swapsAxes ? (row, column) : (column, row)
        let corner = (y * 2 >= upright.height ? 2 : 0) + (x * 2 >= upright.width ? 1 : 0)
        result.append(contentsOf: colours[corner])
      }
    }
    return result
  }

  /// A file in a format that gdk-pixbuf writes, without any word about the orientation.
  package func encoded(_ type: String, options: [String: String] = [:]) -> [UInt8] {
    let pixels = pixels
    guard let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, gint(width), gint(height)) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    for row in 0..<height {
      pixels[(row * width * 4)...].withUnsafeBytes {
        guard let target = gdk_pixbuf_get_pixels(pixbuf), let source = $0.baseAddress else { return }
        UnsafeMutableRawPointer(target + row * stride).copyMemory(from: source, byteCount: width * 4)
      }
    }
    var buffer: UnsafeMutablePointer<CChar>?
    var size = gsize(0)
    var keys = options.keys.map { g_strdup($0) } + [nil]
    var values = options.values.map { g_strdup($0) } + [nil]
    defer { (keys + values).forEach { g_free($0) } }
    gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, type, &keys, &values, nil)
    defer { g_free(buffer) }
    return UnsafeBufferPointer(start: buffer, count: Int(size)).map { UInt8(bitPattern: $0) }
  }

  /// A JPEG with an Exif block that holds the orientation.
  package var jpeg: [UInt8] {
    var bytes = encoded("jpeg", options: ["quality": "95"])
    let exif = Array("Exif\0\0".utf8) + Self.tiffWithOrientation(orientation.rawValue)
    bytes.insert(contentsOf: [0xFF, 0xE1] + BigEndian.bytes(exif.count + 2, count: 2) + exif, at: 2)
    return bytes
  }

  /// A PNG with an eXIf chunk that holds the orientation.
  package var png: [UInt8] {
    var bytes = encoded("png")
    bytes.insert(contentsOf: PNGChunk("eXIf", Self.tiffWithOrientation(orientation.rawValue)).bytes, at: 33)
    return bytes
  }

  /// An uncompressed TIFF that holds the orientation.
  package var tiff: [UInt8] {
    let data = pixels
    // Width, length, bits, compression, photometric, strip offset, orientation, samples, rows, strip bytes,
    // extra.
    let values = [
      (256, width), (257, height), (258, 8), (259, 1), (262, 2), (273, 8), (274, orientation.rawValue),
      (277, 4),
      (278, height), (279, data.count), (338, 2),
    ]
    var bytes: [UInt8] = [0x4D, 0x4D, 0, 42] + BigEndian.bytes(8 + data.count, count: 4) + data
    bytes += BigEndian.bytes(values.count, count: 2)
    for (tag, value) in values {
      // Bits per sample has four values, which do not fit here: they follow the directory.
      let count = tag == 258 ? 4 : 1
      let field = tag == 258 ? 8 + data.count + 2 + values.count * 12 + 4 : value
      bytes += BigEndian.bytes(tag, count: 2) + BigEndian.bytes(tag == 258 ? 3 : 4, count: 2)
      bytes += BigEndian.bytes(count, count: 4) + BigEndian.bytes(field, count: 4)
    }
    return bytes + [0, 0, 0, 0] + [0, 8, 0, 8, 0, 8, 0, 8]
  }

  /// A GIF of one colour, red, in `frames` equal frames.
  package static func gif(width: Int, height: Int, frames: Int = 1) -> [UInt8] {
    func little(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }
    var bytes = Array("GIF89a".utf8) + little(width) + little(height) + [0x80, 0, 0, 255, 0, 0, 0, 0, 0]
    // With a clear code before every pair of pixels the codes stay three bits wide: no compression at all.
    var bits: [Int] = []
    for pixel in 0..<width * height { bits += (pixel % 2 == 0 ? [4] : []) + [0] }
    bits.append(5)
    var data: [UInt8] = []
    var (pending, count) = (0, 0)
    for code in bits {
      pending |= code << count
      count += 3
      while count >= 8 {
        data.append(UInt8(pending & 0xFF))
        pending >>= 8
        count -= 8
      }
    }
    data.append(UInt8(pending & 0xFF))
    for _ in 0..<frames {
      bytes += [0x21, 0xF9, 4, 0, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0] + little(width) + little(height) + [0, 2]
      for start in stride(from: 0, to: data.count, by: 255) {
        let block = data[start..<min(start + 255, data.count)]
        bytes += [UInt8(block.count)] + block
      }
      bytes.append(0)
    }
    return bytes + [0x3B]
  }

  /// A TIFF structure with nothing but an Orientation tag.
  package static func tiffWithOrientation(_ value: Int) -> [UInt8] {
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(value), 0, 0, 0, 0, 0, 0]
  }
}
