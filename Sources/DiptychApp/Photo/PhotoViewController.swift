import DiptychPictures
import DiptychShelf
import Gtk

/// The page of one photo.
///
/// A picture is loaded when the page is on screen, off the main thread; one that arrives after another photo was
/// selected is dropped.
final class PhotoViewController: SelectionDelegate {
  let view: Widget
  /// Called with the title of the photo that is shown.
  var onTitle: (String) -> Void = { _ in }
  /// Called when the person wants the photo so many places further on.
  var onStep: (Int) -> Void = { _ in }
  /// Called when the person rates the photo by a key on the canvas.
  var onRate: (Rating?) -> Void = { _ in }

  private let session: LibrarySession
  private let pictures: PictureSession
  private let photoView = PhotoView()
  private var item: ItemID?
  private var photo: PhotoSummary?
  private var loading: Task<Void, Never>?
  /// The part of the picture's full resolution that is on the canvas; 0 while there is none.
  private var loadedScale = 0.0

  /// How long a person waits before a wheel says that there is something to wait for, in milliseconds.
  private static let spinnerDelay = 150

  init(_ session: LibrarySession, pictures: PictureSession) {
    self.session = session
    self.pictures = pictures
    view = photoView.view
    let canvas = photoView.canvas
    canvas.onKey = { [weak self] key in self?.key(key) ?? false }
    canvas.onWantsPixels = { [weak self] in self?.loadMorePixels() }
    photoView.onRetry = { [weak self] in self?.loadPicture() }
    view.onDestroy { [weak self] in self?.end() }
    view.onMap { [weak self] in self?.loadPictureIfNeeded() }
    session.onNews { [weak self] news in
      if let self, let item = self.item, news.concerns(item) { self.loadFacts() }
    }
  }

  /// The window is gone: what is still being loaded for it is dropped.
  private func end() {
    item = nil
    loading?.cancel()
    loading = nil
  }

  var initialFocus: Widget { photoView.canvas.view }

  /// What is said of the photo below it, and how it is zoomed.
  var foot: Widget { photoView.foot }

  /// Shows each of the picture's pixels as one of the screen's.
  func showActualSize() { photoView.canvas.showActualSize() }

  // MARK: - SelectionDelegate

  func selectionChanged(to selection: Selection) {
    item = selection.item.flatMap { $0.isGame ? nil : $0 }
    loading?.cancel()
    loading = nil
    photo = nil
    loadedScale = 0
    photoView.canvas.show(.nothing, isNew: true)
    photoView.show(.picture)
    photoView.show(isIncomplete: false)
    if item != nil { loadFacts() }
  }

  // MARK: - Loading

  private func loadFacts() {
    guard let item else { return }
    Task {
      let photo = try? await session.run { try $0.photo(item) }
      guard item == self.item, let photo else { return }
      self.photo = photo.summary
      let page = PhotoPage(photo)
      photoView.show(page)
      onTitle(page.title)
      loadPictureIfNeeded()
    }
  }

  private func loadPictureIfNeeded() {
    if loadedScale == 0, loading == nil { loadPicture() }
  }

  private func loadPicture() {
    let area = photoView.canvas.view.allocation
    // A page that has just come on screen has no size yet; the canvas asks for pixels when it has.
    guard view.isOnScreen, area.width > 1, let photo else { return }
    let factor = view.scaleFactor
    load(
      photo, .covering(width: max(area.width, 1) * factor, height: max(area.height, 1) * factor), isNew: true)
  }

  /// Loads the picture again with more pixels, where the zoom shows that there are too few.
  private func loadMorePixels() {
    loadPictureIfNeeded()
    guard let photo, loadedScale > 0, loadedScale < 1, loading == nil else { return }
    let wanted = min(photoView.canvas.deviceScale, 1)
    // Pixels a little larger than the screen's are not seen; twice as large are.
    if wanted > loadedScale * 1.4 { load(photo, .full, isNew: false) }
  }

  private func load(_ photo: PhotoSummary, _ size: PictureSize, isNew: Bool) {
    let request = PictureRequest(photo.path, size: size, orientation: photo.orientation)
    let id = photo.id
    loading?.cancel()
    MainLoop.after(milliseconds: PhotoViewController.spinnerDelay) { [weak self] in
      if let self, self.item == id, self.loadedScale == 0, self.loading != nil {
        self.photoView.show(.loading)
      }
    }
    loading = Task {
      do {
        let (surface, picture) = try await pictures.load(request)
        guard id == item, !Task.isCancelled else { return }
        show(surface, picture, isNew: isNew)
      } catch is CancellationError {
        return
      } catch {
        guard id == item, !Task.isCancelled else { return }
        loading = nil
        if isNew { photoView.show(.failed("\(error)")) }
      }
    }
  }

  private func show(_ surface: ImageSurface, _ picture: Picture, isNew: Bool) {
    loading = nil
    loadedScale = Double(picture.width) / Double(max(picture.fullWidth, 1))
    photoView.show(.picture)
    photoView.show(isIncomplete: picture.isIncomplete)
    photoView.canvas.show(
      .picture(surface, fullWidth: picture.fullWidth, fullHeight: picture.fullHeight), isNew: isNew)
    // The window may have grown, or the person zoomed, meanwhile.
    loadMorePixels()
    guard isNew, let item else { return }
    // Only now has the person seen it.
    Task { try? await session.run { try $0.recordViewed(item) } }
  }

  // MARK: - Keys

  private func key(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    let isMirrored = view.isRightToLeft
    if let digit = key.digit {
      guard digit <= Rating.Scale.photos.maximum else { return false }
      onRate(Rating(hundredths: digit * 100, scale: .photos))
      return true
    }
    switch key.value {
    case Key.sign("x"), Key.sign("X"): onRate(.rejected)
    case Key.left: onStep(isMirrored ? 1 : -1)
    case Key.right: onStep(isMirrored ? -1 : 1)
    default: return false
    }
    return true
  }
}
