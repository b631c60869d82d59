import CDiptychGLib
import Glibc

/// Looks through folders for picture files.
///
/// It reads names, times and sizes, no contents, except of files without extension. Folders are entered once,
/// however many links lead to them; hidden files and folders are left out, and so is what is no regular file.
public struct PhotoScanner: Sendable {
  private let formats: Set<PhotoFormat>

  /// A scanner for some formats: those that this computer can show.
  public init(formats: Set<PhotoFormat> = Set(PhotoFormat.allCases)) {
    self.formats = formats
  }

  /// Finds the pictures in a folder and below.
  ///
  /// Blocks.
  ///
  /// Throws `CancellationError` once `isCancelled`, asked for every folder, says true.
  public func scan(_ folder: FilePath, isCancelled: () -> Bool = { false }) throws -> PhotoScan {
    var scan = PhotoScan()
    var entered: Set<FolderIdentity> = []
    var waiting = [folder.absolute()]
    while let next = waiting.popLast() {
      if isCancelled() { throw CancellationError() }
      waiting += list(next, isRoot: entered.isEmpty, &entered, into: &scan)
    }
    return scan
  }

  /// What a folder is, whatever it is called.
  private struct FolderIdentity: Hashable {
    let device: dev_t
    let inode: ino_t
  }

  /// Puts a folder's pictures into `scan` and returns the folders in it.
  private func list(
    _ folder: FilePath, isRoot: Bool, _ entered: inout Set<FolderIdentity>, into scan: inout PhotoScan
  ) -> [FilePath] {
    guard let stream = folder.withCPath({ opendir($0) }) else {
      let code = errno
      // A folder below that went meanwhile is gone with its pictures; the one to look through may come back.
      if !isRoot, code == ENOENT { return [] }
      scan.unreadable.append(folder)
      scan.problems.append(PhotoScanner.problem(folder, code: code))
      return []
    }
    defer { closedir(stream) }
    let descriptor = dirfd(stream)
    var status = stat()
    guard fstat(descriptor, &status) == 0,
      entered.insert(FolderIdentity(device: status.st_dev, inode: status.st_ino)).inserted
    else { return [] }

    var folders: [FilePath] = []
    var candidates: [(name: [UInt8], stamp: FileStamp)] = []
    var sidecars: Set<[UInt8]> = []
    while let entry = readdir(stream) {
      let name = Self.name(entry)
      if name.first == Self.dot { continue }
      let type = Int32(entry.pointee.d_type)
      if name.ends(with: Sidecar.suffix) {
        sidecars.insert(name)
        continue
      }
      let isPictureName = hasPictureName(name)
      // The type is known without a question to the disk; only pictures, links and the unknown need one.
      if type == DT_REG, isPictureName == false { continue }
      if type != DT_REG, type != DT_DIR, type != DT_LNK, type != DT_UNKNOWN { continue }
      guard Self.status(of: name, in: descriptor, &status) else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: folders.append(folder.appending(bytes: name))
      case S_IFREG:
        if isPictureName ?? isPicture(folder.appending(bytes: name)) {
          candidates.append((name, FileStamp(status)))
        }
      default: break
      }
    }
    for (name, stamp) in candidates {
      let sidecar = Sidecar.names(for: name).first { sidecars.contains($0) }
      let sidecarStamp = sidecar.flatMap {
        Self.status(of: $0, in: descriptor, &status) ? FileStamp(status) : nil
      }
      scan.photos.append(
        FoundPhoto(path: folder.appending(bytes: name), stamp: stamp, sidecarStamp: sidecarStamp))
    }
    return folders
  }

  /// Why a folder cannot be looked through, in one sentence; nil for one that can be.
  static func problem(_ folder: FilePath) -> ShelfError? {
    guard let stream = folder.withCPath({ opendir($0) }) else { return problem(folder, code: errno) }
    closedir(stream)
    return nil
  }

  private static func problem(_ folder: FilePath, code: Int32) -> ShelfError {
    let name = folder.display
    return switch code {
    case ENOENT, ENOTDIR:
      ShelfError(
        "The folder \(name) is gone; mount its disk or bring it back, or take it off the list with "
          + "`diptych folder remove`.")
    case EACCES, EPERM:
      ShelfError(
        "The folder \(name) cannot be read: \(ShelfError.reason(code)); give yourself permission to open it.")
    default: ShelfError("The folder \(name) cannot be read: \(ShelfError.reason(code)); check its disk.")
    }
  }

  private static let dot = UInt8(ascii: ".")

  private static func name(_ entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
  }

  private static func status(of name: [UInt8], in folder: Int32, _ status: inout stat) -> Bool {
    FilePath(bytes: name).withCPath { fstatat(folder, $0, &status, 0) } == 0
  }

  /// Whether a name is a picture's; nil when it has no extension and only the contents can tell.
  private func hasPictureName(_ name: [UInt8]) -> Bool? {
    guard let dot = name.lastIndex(of: Self.dot) else { return nil }
    return PhotoFormat(pathExtension: name[(dot + 1)...]).map(formats.contains) ?? false
  }

  private func isPicture(_ path: FilePath) -> Bool {
    // Camera files begin as TIFF does, so a TIFF has to say so in its name.
    FoundPhoto.format(of: path).map { $0 != .tiff && formats.contains($0) } ?? false
  }
}

extension [UInt8] {
  fileprivate func ends(with suffix: [UInt8]) -> Bool { self.suffix(suffix.count).elementsEqual(suffix) }
}
