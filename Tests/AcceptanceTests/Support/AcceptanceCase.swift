import XCTest

/// A test that starts the program in a home of its own, and fails where GLib or GTK complained.
class AcceptanceCase: XCTestCase {
  private var programs: [Program] = []
  /// The person's home.
  let home = Home()

  /// Whether all that these tests are about is keys.
  class var needsKeys: Bool { false }

  override func setUpWithError() throws {
    try Desktop.need(Desktop.current.hasKeys || !Self.needsKeys, else: "keys cannot be sent")
    try home.make()
  }

  override func tearDownWithError() throws {
    for program in programs {
      program.kill()
      XCTAssertEqual(program.complaints, [], "the program complains")
    }
    programs = []
    home.remove()
  }

  /// Starts the program; without arguments on the sample collection.
  func start(_ arguments: String...) throws -> Program {
    let program = try Program(arguments.isEmpty ? ["--sample"] : arguments, in: home)
    programs.append(program)
    return program
  }

  /// Starts the program on the sample collection with a window of a size.
  func start(width: Int, height: Int) throws -> Program {
    try home.remember(width: width, height: height, in: home.sampleLibrary)
    let app = try start()
    try app.rows("Games")
    try app.seeSize(width, height)
    return app
  }

  /// Starts another program that has a window with a title, or this one by means of it.
  func start(program path: String, _ arguments: [String] = [], title: String = "Diptych") throws -> Program {
    let program = try Program(arguments, in: home, path: path, title: title)
    programs.append(program)
    return program
  }

  /// Closes the program as a person does, and starts it again; without arguments on the sample collection.
  func restart(_ program: Program, _ arguments: String...) throws -> Program {
    XCTAssertEqual(try program.quit(), 0)
    let next = try Program(arguments.isEmpty ? ["--sample"] : arguments, in: home)
    programs.append(next)
    return next
  }
}
