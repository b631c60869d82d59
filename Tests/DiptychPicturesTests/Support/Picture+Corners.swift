import TestFixtures

@testable import DiptychPictures

extension Picture {
  /// The pixel at a place, as red, green, blue, alpha, still premultiplied.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let value = pixels.baseAddress.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
    return [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Which of the test picture's colours stand in the four corners: [0, 1, 2, 3] when it is upright; -1
  /// stands for a colour that is none of them.
  var cornerColours: [Int] {
    let (right, bottom) = (width - 1 - width / 8, height - 1 - height / 8)
    return [(width / 8, height / 8), (right, height / 8), (width / 8, bottom), (right, bottom)].map { place in
      let found = pixel(place.0, place.1)
      return TestPicture.corners.firstIndex { colour in
        zip(colour, found).allSatisfy { abs(Int($0) - Int($1)) < 40 }
      } ?? -1
    }
  }
}
