extension CommandLineTool {
  /// What `--help` prints.
  static let help = """
    Usage:
      diptych [--library DIR] [PATH...]      open the window; PATHs are folders, pictures or game files
      diptych --sample                       open the window on a sample collection
      diptych import FILE... [--json]        import games: BGG's collection.csv, lists of names, JSON
      diptych export FILE [--format FORMAT]  write the games: bgg-csv, spreadsheet-csv or json
      diptych list games|photos|tags|recents [--search TEXT] [--sort KEY] [--json]
      diptych rate ITEM VALUE                rate a game (1 to 10) or a photo (-1 to 5); none clears
      diptych tag PHOTO [+TAG...] [-TAG...]  give a photo tags and take tags away
      diptych folder add|remove|list [DIR]   folders that are looked through for photos
      diptych check                          check that the library is whole
      diptych --version | --help

    ITEM is an id such as game:17 or photo:4, a path, or an exact name.
    KEY is name, rating or changed; for games also average, rank, year, plays, weight, time and acquired,
    for photos also taken. With - before it the other way round.
    --library DIR, before or after a command, uses the library in DIR.
    Exit code: 0 done, 1 it failed, 2 wrong usage.
    """
}
