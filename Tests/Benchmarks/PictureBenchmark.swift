import DiptychPictures
import DiptychShelf

/// A picture of 24 megapixels, and thumbnails of many, against the programs that do nothing else.
enum PictureBenchmark {
  static func run(in folder: String) async throws -> [Finding] {
    let large = folder + "/large.jpg"
    try Child.run(
      "convert", "-size", "6000x4000", "plasma:fractal", "-quality", "88", "-depth", "8", large)
    return [try await sharp(large), try await thumbnails(in: folder)].compactMap { $0 }
  }

  private static func sharp(_ file: String) async throws -> Finding {
    var ratios: [Double] = []
    var ours: [Double] = []
    for _ in 0..<5 {
      let start = ContinuousClock.now
      let loader = PictureLoader(cache: PictureCache(capacity: 0))
      _ = try await loader.load(PictureRequest(FilePath(file), size: .covering(width: 1200, height: 800)))
      let own = Double((ContinuousClock.now - start) / .microseconds(1)) / 1000
      let plain = try Times.milliseconds {
        try Child.run("djpeg", "-scale", "1/4", "-outfile", "/dev/null", file)
      }
      ours.append(own)
      ratios.append(own / plain)
    }
    let ratio = Times(ratios).median
    return Finding(
      what: "24 Mpx JPEG → pixels for 1200×800", figure: "\(text(Times(ours).median)) ms",
      yardstick: "\(text(ratio)) × djpeg -scale 1/4 (bar 1.5)", isMet: ratio <= 1.5)
  }

  private static func thumbnails(in folder: String) async throws -> Finding {
    let count = 40
    let pictures = folder + "/thumbnails"
    makeFolder(pictures)
    let first = pictures + "/0.jpg"
    try Child.run("convert", "-size", "3000x2000", "plasma:fractal", "-quality", "88", first)
    for number in 1..<count { try Child.run("cp", first, pictures + "/\(number).jpg") }
    let paths = (0..<count).map { FilePath(pictures + "/\($0).jpg") }
    let loader = PictureLoader(
      thumbnailer: Thumbnailer(decoder: PixbufDecoder(), cacheDirectory: FilePath(folder + "/cache")))
    let start = ContinuousClock.now
    try await withThrowingTaskGroup(of: Void.self) { group in
      for path in paths { group.addTask { _ = try await loader.thumbnail(of: path) } }
      try await group.waitForAll()
    }
    let own = Double((ContinuousClock.now - start) / .microseconds(1)) / 1000
    guard Child.exists("vipsthumbnail") else {
      return Finding(
        what: "\(count) thumbnails of 6 Mpx", figure: "\(text(own)) ms", yardstick: "no vipsthumbnail here",
        isMet: nil)
    }
    // One process for each core, as our own threads.
    let plain = try Times.milliseconds {
      try Child.run(
        "sh", "-c",
        "ls \(pictures)/*.jpg | xargs -P $(nproc) -n \(count / 2) vipsthumbnail --size 128 -o \(folder)/vips-%s.png"
      )
    }
    let ratio = plain / own
    return Finding(
      what: "\(count) thumbnails of 6 Mpx", figure: "\(text(own)) ms",
      yardstick: "\(text(ratio)) × the speed of vipsthumbnail (bar 0.8)", isMet: ratio >= 0.8)
  }
}
