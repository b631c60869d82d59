import Glibc

@testable import DiptychShelf

/// A library with one folder of photos, in a folder of a test's own.
struct PhotoLibrary {
  let folder: TemporaryFolder
  let library: Library
  let photos: FilePath

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(directory: folder.path.appending("library"))
    photos = folder.path.appending("photos")
    _ = photos.withCPath { mkdir($0, 0o700) }
    try library.addFolder(photos)
  }

  /// Writes a photo into the folder.
  @discardableResult
  func write(_ name: String, _ photo: TestPhoto = TestPhoto()) throws -> FilePath {
    try folder.write("photos/\(name)", photo.bytes)
  }

  @discardableResult
  func index() throws -> PhotoIndexReport {
    try PhotoIndexer(library: library).run()
  }

  func id(_ name: String) throws -> ItemID {
    guard let id = try library.photoID(at: photos.appending(name)) else { throw ShelfError("no photo \(name)") }
    return id
  }

  func photo(_ name: String) throws -> Photo {
    guard let photo = try library.photo(id(name)) else { throw ShelfError("no photo \(name)") }
    return photo
  }

  func stars(_ name: String) throws -> Int? {
    try photo(name).summary.rating.map { $0.hundredths / 100 }
  }

  func names(in filter: PhotoFilter = .all, sortedBy sort: PhotoSort = PhotoSort(.name)) throws -> [String] {
    try library.photoSummaries(in: filter, sortedBy: sort).map(\.name)
  }

  static func tagged(_ tags: String...) -> TestPhoto { TestPhoto(xmp: TestPhoto.list("dc:subject", tags)) }

  static func stars(_ stars: Int) -> Rating? { Rating(hundredths: stars * 100, scale: .photos) }
}
