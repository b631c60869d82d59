import DiptychShelf
import Glibc
import Gtk

/// Draws a cover for a game that has no picture: always the same one for a name, and different for most names.
enum CoverPainter {
  /// Draws the cover into a square.
  ///
  /// - Parameter size: the square's side.
  static func draw(_ name: String, size: Double, on context: DrawingContext) {
    var dice = Dice(seed: name)
    let hue = dice.roll()
    let saturation = 0.42 + 0.2 * dice.roll()
    let upper = Color(hue: hue, saturation: saturation, lightness: 0.5)
    let lower = Color(hue: hue + 0.06 + 0.08 * dice.roll(), saturation: saturation, lightness: 0.28)
    context.saved {
      context.roundedRectangle(0, 0, size, size, radius: size * 0.1)
      context.clip()
      context.setGradient(from: (0, 0), to: (size * 0.35, size), [(0, upper), (1, lower)])
      context.paint()
      drawPattern(&dice, size: size, on: context)
      context.setGradient(
        from: (0, size * 0.45), to: (0, size),
        [(0, Color(0, 0, 0, alpha: 0)), (1, Color(0, 0, 0, alpha: 0.28))])
      context.paint()
      drawInitials(of: name, size: size, on: context)
    }
  }

  /// The letters that stand on the cover: the first of the first two words that begin with a letter or digit.
  static func initials(of name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    let content = words.filter { !["the", "a", "an", "of", "and"].contains($0.lowercased()) }
    let letters = (content.isEmpty ? words : content).prefix(2).compactMap(\.first)
    return letters.isEmpty ? "?" : String(letters).uppercased()
  }

  private static func drawInitials(of name: String, size: Double, on context: DrawingContext) {
    let text = initials(of: name)
    // Pango's points are at 96 dpi: three quarters of a pixel each.
    let points = size * (text.count > 1 ? 0.38 : 0.46) * 0.75
    let font = "Cantarell, Sans Bold \(points)"
    context.setColor(Color(0, 0, 0, alpha: 0.25))
    context.text(text, font: font, centeredAt: size / 2, size / 2 + size * 0.018)
    context.setColor(Color(1, 1, 1, alpha: 0.96))
    context.text(text, font: font, centeredAt: size / 2, size / 2)
  }

  private static func drawPattern(_ dice: inout Dice, size: Double, on context: DrawingContext) {
    let light = Color(1, 1, 1, alpha: 0.12)
    context.setColor(light)
    switch Int(dice.roll() * 4) {
    case 0:  // Rings around a corner.
      let x = dice.roll() < 0.5 ? 0 : size
      for ring in 1...4 {
        context.circle(x, size, radius: size * 0.24 * Double(ring))
        context.stroke(width: size * 0.07)
      }
    case 1:  // A board's diamonds.
      let step = size / 4
      for row in 0...4 {
        for column in 0...4 where (row + column) % 2 == 0 {
          let (x, y) = (Double(column) * step, Double(row) * step)
          context.move(x, y - step / 2)
          context.line(x + step / 2, y)
          context.line(x, y + step / 2)
          context.line(x - step / 2, y)
          context.close()
        }
      }
      context.fill()
    case 2:  // Rays from below.
      let turn = dice.roll()
      for ray in stride(from: 0.0, to: 12, by: 2) {
        let angles = (ray + turn, ray + 1 + turn)
        context.move(size / 2, size)
        for angle in [angles.0, angles.1] {
          let radians = angle / 12 * 2 * Double.pi
          context.line(size / 2 + 1.5 * size * cos(radians), size + 1.5 * size * sin(radians))
        }
        context.close()
      }
      context.fill()
    default:  // Hills.
      for hill in 0..<3 {
        let x = size * (0.1 + 0.4 * Double(hill) + 0.2 * dice.roll())
        context.circle(x, size * (1.05 + 0.1 * dice.roll()), radius: size * (0.35 + 0.15 * dice.roll()))
        context.fill()
      }
    }
  }
}

/// Numbers that look random and are always the same for a seed.
private struct Dice {
  private var state: UInt64

  init(seed: String) {
    state = stableHash(seed.utf8)
  }

  /// A number from 0 up to 1.
  mutating func roll() -> Double {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Double((state &* 0x2545_F491_4F6C_DD1D) >> 11) / Double(1 << 53)
  }
}
