extension CommandLineTool {
  /// What `--help` prints.
  static let help = """
    Usage:
      diptych [--library DIR] [PATH...]      open the window; PATHs are folders, pictures or game files
      diptych --sample                       open the window on a sample collection
      diptych import FILE... [--json]        import games: BGG's collection.csv, lists of names, JSON
      diptych export FILE [--format FORMAT]  write the games: bgg-csv, spreadsheet-csv or json
      diptych list games [--search TEXT] [--sort KEY] [--json]
      diptych rate ITEM VALUE                rate a game (1 to 10) or a photo (-1 to 5); none clears
      diptych check                          check that the library is whole
      diptych --version | --help

    ITEM is an id such as game:17 or photo:4, a path, or an exact name.
    KEY is, for games: name rating average rank year plays weight time acquired changed;
    with - before it the other way round.
    --library DIR, before or after a command, uses the library in DIR.
    Exit code: 0 done, 1 it failed, 2 wrong usage.
    """
}
