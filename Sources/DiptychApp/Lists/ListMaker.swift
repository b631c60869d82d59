import DiptychShelf

/// Makes a window's lists.
struct ListMaker {
  private let session: LibrarySession
  private let pictures: PictureSession
  private let covers: CoverStore
  private let scale: Int

  /// Creates a maker of lists for a window with so many device pixels for each of its own.
  init(session: LibrarySession, pictures: PictureSession, scale: Int) {
    self.session = session
    self.pictures = pictures
    self.scale = scale
    covers = CoverStore(size: 40, scale: scale)
  }

  /// The first list of a section.
  func root(of section: Section) -> ListViewController {
    switch section {
    case .games: ListViewController(GamesSource(session, covers: covers))
    case .photos: ListViewController(TagsSource(session))
    case .recents: photos(.recents)
    }
  }

  /// A list of photos.
  func photos(_ kind: PhotosSource.Kind) -> ListViewController {
    let source = PhotosSource(kind, session: session, pictures: pictures, scale: scale)
    let list = ListViewController(source)
    source.onPicture = { [weak list] item in list?.redraw(.item(item)) }
    return list
  }
}
