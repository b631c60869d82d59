extension Library {
  /// Looks for damage in the library's file; takes long for large ones.
  ///
  /// - Returns: a sentence for each problem; empty when all is well.
  public func problems() throws -> [String] {
    try withConnection { connection in
      let damage = try connection.query("PRAGMA integrity_check(10)") { $0.text(0) ?? "" }.filter {
        $0 != "ok"
      }
      let orphans = try connection.query("PRAGMA foreign_key_check") { $0.text(0) ?? "" }
      let halves = try connection.first(
        "SELECT count(*) FROM game WHERE id NOT IN (SELECT id FROM game_text)"
      ) {
        $0.int(0) ?? 0
      }
      return damage.map { "\(file) is damaged: \($0); put a backup copy in its place." }
        + orphans.map { "\(file) has a row in \($0) that belongs to nothing." }
        + ((halves ?? 0) > 0
          ? [
            "\(file) has \(halves == 1 ? "1 game without its text" : "\(halves ?? 0) games without their texts"); put a backup copy in its place."
          ] : [])
    }
  }
}
