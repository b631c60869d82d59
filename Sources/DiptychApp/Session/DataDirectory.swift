import DiptychShelf
import Glibc

/// Where the files lie that are installed beside the program: icons, the sample collection.
enum DataDirectory {
  /// The folder: `DIPTYCH_DATA_DIR`, else `../share/diptych` beside the executable, else `data` in the package when
  /// the executable stands under `.build`; nil where there is none of these.
  static let path: FilePath? = {
    if let named = getenv("DIPTYCH_DATA_DIR"), named.pointee != 0 { return FilePath(String(cString: named)) }
    guard let executable else { return nil }
    let installed = executable.parent.parent.appending("share").appending("diptych")
    if installed.isDirectory { return installed }
    var folder = executable.parent
    while folder.display != "/", folder.displayName != ".build" { folder = folder.parent }
    let inPackage = folder.parent.appending("data")
    return folder.displayName == ".build" && inPackage.isDirectory ? inPackage : nil
  }()

  private static var executable: FilePath? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    return length > 0 ? FilePath(bytes: buffer[..<length].map { UInt8(bitPattern: $0) }) : nil
  }
}
