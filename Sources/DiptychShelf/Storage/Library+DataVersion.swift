extension Library {
  /// A number that is another one once anything but this library's own calls has changed the file: another
  /// program, or long work that has a connection of its own.
  ///
  /// It costs no reading of the file, and only two answers of the same library can be compared.
  public var dataVersion: Int {
    get throws {
      try withConnection { try $0.first("PRAGMA data_version") { $0.int(0) ?? 0 } ?? 0 }
    }
  }
}
