extension CommandLineTool {
  func check(_ library: Library) throws -> Int32 {
    let problems = try library.problems()
    for problem in problems { errors("diptych: \(problem)") }
    guard problems.isEmpty else { return 1 }
    let games = try library.gameCount()
    let photos = try library.photoCount()
    // Nothing is lost: the library has what the sidecars do not.
    for problem in try library.photoProblems() { errors("diptych: \(problem)") }
    try tellUnreadableFolders(library)
    output("The library in \(library.directory) is whole: games \(games), photos \(photos).")
    return 0
  }
}
