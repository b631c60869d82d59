import Foundation
import XCTest

/// A folder of photos that the person may look at but not write to.
final class ReadOnlyTests: AcceptanceCase {
  func testARatingIsKeptAndItIsSaidWhyThePhotosFolderHasNone() throws {
    let photo = try home.draw("look/a.jpg", ["-size", "60x40", "xc:red"])
    let folder = URL(fileURLWithPath: photo).deletingLastPathComponent().path
    let before = try home.bytes(of: photo)
    let program = try programForEveryone()
    try Tool.must(["chmod", "-R", "a+rwX", home.path])
    try Tool.must(["chmod", "-R", "a-w", folder])

    let rated = try asOrdinaryUser([program, "rate", photo, "4"])
    XCTAssertEqual(rated.status, 0)
    XCTAssert(rated.errors.contains("a.jpg.xmp cannot be written: Permission denied"), rated.errors)
    XCTAssert(rated.errors.contains("Make its folder writable"), rated.errors)
    XCTAssert(try asOrdinaryUser([program, "list", "photos", "--json"]).text.contains("\"rating\": 4"))
    XCTAssertEqual(try home.bytes(of: photo), before)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["a.jpg"])

    // Once the folder can be written, the sidecar gets what the library kept.
    try Tool.must(["chmod", "a+w", folder])
    try asOrdinaryUser([program, "list", "photos"])
    XCTAssertEqual(try Tool.must(["exiv2", "-g", "Xmp.xmp.Rating", "-Pv", photo + ".xmp"]).text, "4\n")
  }

  /// A copy of the program that any user may start: the package may lie where only its owner may look.
  private func programForEveryone() throws -> String {
    let copy = home.file("diptych")
    try FileManager.default.copyItem(atPath: try Program.path(), toPath: copy)
    return copy
  }

  /// Runs a command as somebody to whom permissions apply, which they do not to root.
  @discardableResult
  private func asOrdinaryUser(_ words: [String]) throws -> Tool.Result {
    let user = getuid() == 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
    return try Tool.run(user + words + ["--library", home.library], environment: home.environment)
  }
}
