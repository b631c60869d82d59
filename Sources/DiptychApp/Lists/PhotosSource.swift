import DiptychShelf
import Gtk

/// A list of photos: those of a tag, or the ones lately looked at.
final class PhotosSource: ListSource {
  /// Which photos.
  enum Kind {
    case matching(PhotoFilter)
    case recents
  }

  let name: String
  let imageSize = 40
  let emptiness: Emptiness

  private let kind: Kind
  private let session: LibrarySession
  private let pictures: PictureSession
  private let scale: Int
  private var photos: [PhotoSummary] = []
  private var index = SearchIndex()
  /// Called when a row's picture has arrived.
  var onPicture: (ItemID) -> Void = { _ in }

  init(_ kind: Kind, session: LibrarySession, pictures: PictureSession, scale: Int) {
    self.kind = kind
    self.session = session
    self.pictures = pictures
    self.scale = scale
    switch kind {
    case .matching:
      name = "Photos"
      emptiness = Emptiness(icon: "image-x-generic-symbolic", title: "No Photos", text: "", button: nil)
    case .recents:
      name = "Recents"
      emptiness = Emptiness(
        icon: "document-open-recent-symbolic", title: "Nothing Looked At Yet",
        text: "The photos that you look at are listed here, the last one first.", button: nil)
    }
  }

  var count: Int { photos.count }

  func reload() async throws {
    let kind = kind
    (photos, index) = try await session.run { library in
      let photos =
        switch kind {
        case .matching(let filter): try library.photoSummaries(in: filter, sortedBy: PhotoSort(.name))
        case .recents: try library.recents().map(\.photo)
        }
      return (photos, try library.searchIndex(of: photos))
    }
  }

  func refresh(_ items: [ItemID]) async throws -> Bool {
    let wanted = items.filter { !$0.isGame }
    guard wanted.count <= GamesSource.mostOneByOne else { return false }
    let fresh = try await session.run { library in try wanted.compactMap { try library.photo($0)?.summary } }
    for photo in fresh {
      if let position = photos.firstIndex(where: { $0.id == photo.id }) { photos[position] = photo }
    }
    return true
  }

  func key(_ index: Int) -> ListKey { .item(photos[index].id) }

  func row(_ index: Int) -> TableRow {
    let photo = photos[index]
    let image = pictures.thumbnail(of: photo, size: imageSize, scale: scale) { [weak self] in
      self?.onPicture(photo.id)
    }
    return TableRow(
      image: image, title: photo.displayTitle, subtitle: PhotosSource.subtitle(photo),
      chip: photo.rating.chip,
      chipIsFilled: photo.rating != nil)
  }

  private static func subtitle(_ photo: PhotoSummary) -> String {
    let name = photo.path.displayName
    let day = photo.taken.map { String($0.prefix(10)) }
    return [day, name == photo.displayTitle ? nil : name].compactMap { $0 }.joined(separator: " · ")
  }

  func rows(matching query: String) -> [Int] { index.rows(matching: query) }

  func title(_ index: Int) -> String { photos[index].displayTitle }

  func summary(shown: Int) -> String {
    shown < photos.count ? "\(shown) of \(photos.count)" : counted(photos.count, "photo", "photos")
  }
}
