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
  /// `IMG.xmp`. Where there is neither, the first is to be made.
  init(of photo: FilePath) {
    self.photo = photo
    let fullName = FilePath(bytes: photo.bytes + Self.suffix)
    let baseName = Self.baseName(of: photo).map { FilePath(bytes: $0 + Self.suffix) }
    let found = [fullName, baseName].lazy.compactMap { $0 }
      .compactMap { path in FileStamp(path).map { (path, $0) } }.first
    path = found?.0 ?? fullName
    stamp = found?.1
  }

  init(of photo: FilePath, at path: FilePath, stamp: FileStamp?) {
    self.photo = photo
    self.path = path
    self.stamp = stamp
  }

  /// The photo's path without its extension; nil when it has none.
  static func baseName(of photo: FilePath) -> [UInt8]? {
    let name = photo.nameBytes
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
    return photo.bytes.dropLast(name.count - dot)
  }

  static let suffix = Array(".xmp".utf8)

  /// Its bytes; nil when there is none.
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
    return UnsafeBufferPointer(start: text, count: Int(count)).map { UInt8(bitPattern: $0) }
  }

  /// Far more than any real one has, in bytes; darktable's longest histories take some 100 kB.
  private static let largest = 16_000_000
}
