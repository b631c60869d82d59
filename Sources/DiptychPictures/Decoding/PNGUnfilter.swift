/// Undoes the filter of PNG rows, each of which is stored as its difference from what surrounds it.
struct PNGUnfilter {
  /// The row: a byte for its filter, then its bytes, filtered before `apply` and plain after.
  var row: [UInt8]
  private var above: [UInt8]
  /// From a byte to the one that belongs to the pixel before.
  private let distance: Int

  init(_ png: PNGHeader) {
    row = Array(repeating: 0, count: png.rowBytes + 1)
    above = row
    distance = max(1, png.bitsPerPixel / 8)
  }

  /// Undoes the filter of the row; false when there is no such filter.
  mutating func apply() -> Bool {
    let distance = distance
    let filter = row[0]
    row.withUnsafeMutableBufferPointer { row in
      above.withUnsafeBufferPointer { above in
        let count = row.count
        switch filter {
        case 1:
          for index in Swift.stride(from: 1 + distance, to: count, by: 1) { row[index] &+= row[index - distance] }
        case 2:
          for index in Swift.stride(from: 1, to: count, by: 1) { row[index] &+= above[index] }
        case 3:
          for index in Swift.stride(from: 1, to: count, by: 1) {
            let left = index > distance ? Int(row[index - distance]) : 0
            row[index] &+= UInt8(truncatingIfNeeded: (left + Int(above[index])) / 2)
          }
        case 4:
          for index in Swift.stride(from: 1, to: count, by: 1) {
            let left = index > distance ? Int(row[index - distance]) : 0
            let corner = index > distance ? Int(above[index - distance]) : 0
            row[index] &+= Self.nearest(left, Int(above[index]), corner)
          }
        default: break
        }
      }
    }
    // Copied into the memory that is there, as a plain assignment would allocate for every row.
    row.withUnsafeBufferPointer { row in
      above.withUnsafeMutableBufferPointer { above in _ = above.update(fromContentsOf: row) }
    }
    return filter <= 4
  }

  /// Paeth's predictor: of the neighbours the one nearest to left + above - corner.
  private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    let toLeft = abs(above - corner)
    let toAbove = abs(left - corner)
    let toCorner = abs(left + above - 2 * corner)
    let value = toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner
    return UInt8(truncatingIfNeeded: value)
  }
}
