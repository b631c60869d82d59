import CDiptychGLib
import DiptychShelf

/// The thumbnail cache that the desktop's programs share, as freedesktop.org lays it down.
struct ThumbnailCache {
  /// The folder `thumbnails`.
  let root: FilePath
  /// Program and version, the name of the folder for failures.
  let program: String

  /// A file that a thumbnail was or may be made of.
  struct Subject {
    let path: FilePath
    let uri: String
    let stamp: FileStamp

    /// The name that every entry for it has: the hash of its exact URI.
    var entryName: String {
      guard let hash = g_compute_checksum_for_string(G_CHECKSUM_MD5, uri, -1) else { return "" }
      defer { g_free(hash) }
      return String(cString: hash) + ".png"
    }

    /// When it changed last, in whole seconds since 1970.
    var seconds: Int64 { stamp.modified / 1_000_000_000 }
  }

  /// The subject at a path, nil when nothing is there.
  static func subject(at path: FilePath) -> Subject? {
    FileStamp(path).map { Subject(path: path.absolute(), uri: path.uri, stamp: $0) }
  }

  /// True when the path is an entry of this cache, of which no thumbnail is made.
  func contains(_ path: FilePath) -> Bool {
    path.absolute().bytes.starts(with: root.bytes + [UInt8(ascii: "/")])
  }

  /// Where the thumbnail of a subject is kept.
  func thumbnail(of subject: Subject, size: ThumbnailSize) -> FilePath {
    root.appending(size.folder).appending(subject.entryName)
  }

  /// Where it is kept that no thumbnail can be made.
  func failure(of subject: Subject) -> FilePath {
    root.appending("fail").appending(program).appending(subject.entryName)
  }

  /// True when the entry at `path` was made of the subject as it is now.
  func isCurrent(_ path: FilePath, of subject: Subject) -> Bool {
    guard let file = try? PictureFile(path) else { return false }
    let texts = PNGTexts(file)
    return texts["Thumb::URI"] == subject.uri && texts["Thumb::MTime"] == String(subject.seconds)
      && texts["Thumb::Size"].map { $0 == String(subject.stamp.byteCount) } ?? true
  }

  /// The texts that an entry carries.
  func texts(for subject: Subject) -> [(key: String, value: String)] {
    [
      ("tEXt::Thumb::URI", subject.uri), ("tEXt::Thumb::MTime", String(subject.seconds)),
      ("tEXt::Thumb::Size", String(subject.stamp.byteCount)), ("tEXt::Software", program),
    ]
  }

  /// Writes an entry, readable by its owner alone, all at once. A cache that cannot be written is no reason to
  /// show no picture, so failures stay unsaid.
  func write(_ png: [UInt8], to path: FilePath) {
    guard path.parent.withCPath({ g_mkdir_with_parents($0, 0o700) }) == 0 else { return }
    png.withUnsafeBytes { bytes in
      _ = path.withCPath {
        g_file_set_contents_full(
          $0, bytes.baseAddress, gssize(bytes.count), G_FILE_SET_CONTENTS_CONSISTENT, 0o600, nil)
      }
    }
  }
}
