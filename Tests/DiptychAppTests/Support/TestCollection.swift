import DiptychPictures
import DiptychShelf
import Glibc
import TestFixtures

@testable import DiptychApp

/// A library with games and photos in a folder of a test's own, and what windows need to show it.
@MainActor
final class TestCollection {
  let folder: TemporaryFolder
  let library: Library
  let session: LibrarySession
  let decoder = GatedDecoder()
  let pictures: PictureSession

  private var photos: FilePath { folder.path.appending("photos") }

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(directory: folder.path.appending("library"))
    session = LibrarySession(library)
    let thumbnailer = Thumbnailer(decoder: decoder, cacheDirectory: folder.path.appending("cache"))
    pictures = PictureSession(PictureLoader(decoder: decoder, thumbnailer: thumbnailer))
  }

  /// The same library opened anew, as after a restart.
  func reopened() throws -> LibrarySession { try LibrarySession(Library(directory: library.directory)) }

  // MARK: Games

  /// Writes a file in BGG's form with a row for each game, given as cells by column.
  func gameFile(_ rows: [[String: String]], named name: String = "collection.csv") throws -> FilePath {
    let columns = Set(rows.flatMap(\.keys)).sorted()
    let lines =
      [columns.joined(separator: ",")]
      + rows.map { row in
        columns.map { "\"" + (row[$0] ?? "").replacing("\"", with: "\"\"") + "\"" }.joined(separator: ",")
      }
    return try folder.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: name)
  }

  func addGames(_ rows: [[String: String]]) throws { try library.importGames(from: gameFile(rows)) }

  func addGames(_ names: String...) throws { try addGames(names.map { ["objectname": $0] }) }

  /// A game by its name.
  func game(_ name: String) throws -> ItemID {
    guard let game = try library.gameSummaries().first(where: { $0.name == name }) else {
      throw Missing(name: name)
    }
    return game.id
  }

  // MARK: Photos

  /// Writes pictures into a folder of the library and reads the folder.
  func addPhotos(_ pictures: [(name: String, picture: TestPicture)]) throws {
    _ = photos.withCPath { mkdir($0, 0o700) }
    for (name, picture) in pictures { try write(picture, named: name) }
    try library.addFolder(photos)
    try PhotoIndexer(library: library).run()
  }

  /// Adds pictures of the usual size.
  func addPhotos(_ names: String...) throws { try addPhotos(names.map { ($0, TestPicture()) }) }

  func write(_ picture: TestPicture, named name: String) throws {
    try folder.write(name.hasSuffix(".jpg") ? picture.jpeg : picture.png, to: "photos/" + name)
  }

  func removeFile(of name: String) { photos.appending(name).withCPath { _ = unlink($0) } }

  /// A photo by its file's name.
  func photo(_ name: String) throws -> ItemID {
    guard let photo = try library.photoID(at: photos.appending(name)) else { throw Missing(name: name) }
    return photo
  }

  func recents() throws -> [String] { try library.recents().map(\.photo.name) }

  /// What was looked for and is not there.
  struct Missing: Error {
    let name: String
  }
}
