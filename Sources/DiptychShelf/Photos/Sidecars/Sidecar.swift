import CDiptychGLib
import Glibc

/// The XMP file beside a photo, which holds its rating and tags for every program.
struct Sidecar: Sendable, Hashable {
  let photo: FilePath
  /// Where it is, or would be made.
  let path: FilePath
  /// Its state when it was looked for; nil when there is none.
  let stamp: FileStamp?

  /// Looks for the sidecar of a photo: `IMG.jpg.xmp` first, as darktable and digiKam name it, then Adobe's
  /// `IMG.xmp`.
  ///
  /// Where there is neither, the first is to be made.
  init(of photo: FilePath) {
    self.photo = photo
    let candidates = Self.names(for: photo.nameBytes).map { photo.parent.appending(bytes: $0) }
    let found = candidates.lazy.compactMap { path in FileStamp(path).map { (path, $0) } }.first
    path = found?.0 ?? candidates[0]
    stamp = found?.1
  }

  /// The names that the sidecar of a file with this name may have, best first; never none.
  static func names(for name: [UInt8]) -> [[UInt8]] {
    let fullName = name + suffix
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return [fullName] }
    return [fullName, name[..<dot] + suffix]
  }

  static let suffix = Array(".xmp".utf8)

  /// Its bytes; nil when there is none, or an empty file in its place.
  func contents() throws(SidecarError) -> [UInt8]? {
    guard stamp != nil else { return nil }
    var status = stat()
    // A pipe of that name would make the reader wait for ever.
    guard path.withCPath({ stat($0, &status) }) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.largest else {
      throw SidecarError(.notXMP, path: path)
    }
    var text: UnsafeMutablePointer<CChar>?
    var count = gsize(0)
    guard path.withCPath({ g_file_get_contents($0, &text, &count, nil) }) != 0 else {
      throw SidecarError(.unreadable(ShelfError.reason(errno)), path: path)
    }
    defer { g_free(text) }
    guard count > 0 else { return nil }
    return UnsafeBufferPointer(start: text, count: Int(count)).map { UInt8(bitPattern: $0) }
  }

  /// Far more than any real one has, in bytes; darktable's longest histories take some 100 kB.
  private static let largest = 16_000_000
}
