import DiptychShelf

/// A folder of 10,000 photos: how soon its list can be used.
enum FolderBenchmark {
  private static let count = 10_000

  static func run(in folder: String) throws -> [Finding] {
    let photos = folder + "/photos"
    makeFolder(photos)
    let first = photos + "/img0.jpg"
    try Child.run("convert", "-size", "320x240", "plasma:fractal", first)
    try Child.run("sh", "-c", "for n in $(seq 1 \(count - 1)); do cp \(first) \(photos)/img$n.jpg; done")
    let library = try Library(directory: FilePath(folder + "/photo-library"))
    try library.addFolder(FilePath(photos))
    let cold = try usable(library)
    let warm = try Times.of(5) { _ = try usable(library) }
    return [
      Finding(
        what: "\(count) photos, first time → list usable", figure: "\(text(cold)) ms",
        yardstick: "bar 500 ms",
        isMet: cold <= 500),
      Finding(
        what: "\(count) photos, again → all up to date", figure: "\(text(warm.median)) ms",
        yardstick: "bar 500 ms",
        isMet: warm.median <= 500),
    ]
  }

  /// The milliseconds until names are listed and the list is read.
  private static func usable(_ library: Library) throws -> Double {
    let start = ContinuousClock.now
    var listed = 0.0
    _ = try PhotoIndexer(library: library).run(onProgress: { progress in
      guard case .listed = progress else { return }
      _ = try? library.photoSummaries(in: .all, sortedBy: PhotoSort(.name))
      listed = Double((ContinuousClock.now - start) / .microseconds(1)) / 1000
    })
    return listed
  }
}
