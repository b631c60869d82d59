/// A picture of the whole screen.
struct Screen {
  /// A colour's parts, 0 to 255 each.
  struct Pixel: Equatable {
    var red: Int
    var green: Int
    var blue: Int

    init(red: Int, green: Int, blue: Int) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// The first pixel of a picture's bytes.
    init(_ bytes: [UInt8]) {
      self.init(red: Int(bytes[0]), green: Int(bytes[1]), blue: Int(bytes[2]))
    }

    /// Whether each part is near that of another colour: JPEG does not keep colours exactly.
    func isNear(_ other: Pixel, within distance: Int = 40) -> Bool {
      abs(red - other.red) <= distance && abs(green - other.green) <= distance
        && abs(blue - other.blue) <= distance
    }
  }

  let width: Int
  private let bytes: [UInt8]

  /// Takes the picture.
  init() throws {
    try Desktop.need(Desktop.current.isX, else: "it is not known where on the screen things are")
    let size = try Tool.must(["xdotool", "getdisplaygeometry"]).text.split(separator: " ").compactMap {
      Int($0.filter(\.isNumber))
    }
    bytes = try Tool.must(["import", "-window", "root", "-depth", "8", "rgb:-"]).output
    guard size.count == 2, bytes.count == size[0] * size[1] * 3 else {
      throw Failure("a screen of \(size) gave \(bytes.count) bytes")
    }
    width = size[0]
  }

  subscript(x: Int, y: Int) -> Pixel {
    let place = (y * width + x) * 3
    return Pixel(red: Int(bytes[place]), green: Int(bytes[place + 1]), blue: Int(bytes[place + 2]))
  }
}
