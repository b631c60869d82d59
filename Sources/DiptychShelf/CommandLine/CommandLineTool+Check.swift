extension CommandLineTool {
  func check(_ library: Library) throws -> Int32 {
    let problems = try library.problems()
    for problem in problems { errors("diptych: \(problem)") }
    guard problems.isEmpty else { return 1 }
    let games = try library.gameCount()
    let photos = try library.photoCount()
    output("The library in \(library.directory) is whole: games \(games), photos \(photos).")
    return 0
  }
}
