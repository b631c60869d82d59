extension CommandLineTool {
  func rate(_ library: Library, _ word: [UInt8], _ text: String?) throws -> Int32 {
    let item = try library.item(named: word)
    guard let text else {
      try library.rate([item], nil)
      try tellProblem(library, item)
      return 0
    }
    let scale: Rating.Scale = if case .game = item { .games } else { .photos }
    guard let rating = Rating(text, scale: scale) else {
      errors(
        scale == .games
          ? "diptych: \"\(text)\" is no rating of a game; games take 1 to 10 with at most two decimals."
          : "diptych: \"\(text)\" is no rating of a photo; photos take -1 (rejected) and 1 to 5.")
      return 2
    }
    try library.rate([item], rating)
    try tellProblem(library, item)
    return 0
  }
}
