import Foundation
import XCTest

/// The split view by itself: in the example, and in a package of somebody else's.
final class SplitViewPackageTests: AcceptanceCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try Desktop.need(Desktop.current.isX, else: "windows cannot be given a size")
  }

  /// Chooses in a wide window, folds it, goes back, and unfolds it again.
  private func foldAndUnfold(_ app: Program) throws {
    try app.rows("Planets") { $0.count == 8 }
    try app.clickRow("Jupiter", in: "Planets")
    try app.read("This is Jupiter.")
    try app.seeSelected("Jupiter", in: "Planets")
    try app.resize(400, 500)
    try app.seeNo(.table, "Planets")
    try app.read("This is Jupiter.")
    try app.press("Back")
    try app.seeSelected("Jupiter", in: "Planets")
    try app.seeNo(.label, "This is Jupiter.")
    try app.resize(800, 500)
    try app.read("This is Jupiter.")
    try app.see(.table, "Planets")
    XCTAssertNil(app.find(.button, "Back"))
  }

  func testTheExampleFolds() throws {
    let app = try start(program: Program.root + "/.build/debug/SplitViewDemo", title: "Planets")
    try foldAndUnfold(app)
  }

  func testTheExampleIsShort() throws {
    let path = Program.root + "/Sources/SplitViewDemo/main.swift"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    XCTAssertLessThanOrEqual(lines.count - 1, 40)
  }

  /// Targets have to be unique over a whole package graph: these two names are anybody's.
  func testAStrangersPackageTakesIt() throws {
    let folder = home.file("stranger")
    try write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Stranger",
        dependencies: [.package(name: "Diptych", path: "\(Program.root)")],
        targets: [
          .target(name: "Collection"), .target(name: "Resources"),
          .executableTarget(
            name: "Stranger",
            dependencies: ["Collection", "Resources", .product(name: "SplitView", package: "Diptych")],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        ])
      """, to: "Package.swift")
    try write("public let collected = 1\n", to: "Sources/Collection/Collection.swift")
    try write("public let resources = 1\n", to: "Sources/Resources/Resources.swift")
    let example = try String(
      contentsOfFile: Program.root + "/Sources/SplitViewDemo/main.swift", encoding: .utf8)
    // A widget of GTK's that our modules know nothing of, beside the label.
    let page = example.replacingOccurrences(of: "var view: Widget { label }", with: foreignView)
    let imports = ["CGtk", "Collection", "Resources"].map { "import \($0)\n" }.joined()
    try write(imports + page, to: "Sources/Stranger/main.swift")
    // What is built stays beside our own, so that it is not built anew each time.
    let products = Program.root + "/.build/stranger"
    let swift = [
      Program.root + "/.ci/swift", "build", "--package-path", folder, "--scratch-path", products,
    ]
    let built = try Tool.run(swift)
    guard built.status == 0 else { throw Failure("the package is not built: \(built.text)\(built.errors)") }
    let program = products + "/debug/Stranger"
    let libraries = try Tool.must(["ldd", program]).text
    XCTAssertTrue(libraries.contains("libgtk-3"), libraries)
    for foreign in ["sqlite", "exiv2"] { XCTAssertFalse(libraries.contains(foreign), libraries) }
    let app = try start(program: program, title: "Planets")
    try foldAndUnfold(app)
    try app.see(.toggleButton, "Foreign")
  }

  private let foreignView = """
    private let foreign = Widget(gtkWidget: gtk_toggle_button_new_with_label("Foreign"))
      private(set) lazy var view: Widget = Box(.vertical, [label, foreign])
    """

  private func write(_ text: String, to name: String) throws {
    _ = try home.write(text, to: "stranger/" + name)
  }
}
