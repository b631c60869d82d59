import Gtk

/// Lays out a photo's page: the canvas, what is said of the photo below it, and how it is zoomed.
final class PhotoView {
  /// What is in the canvas's place.
  enum State {
    /// The picture, or the ground where it will be.
    case picture
    /// A wheel that turns.
    case loading
    /// Why there is no picture.
    case failed(String)
  }

  let view: Box
  let canvas = PhotoCanvas()
  /// What is below the picture.
  let foot = Box(.vertical, spacing: 4)
  /// Called when a person wants to try again what failed.
  var onRetry: () -> Void = {}

  private let ownRating = Label(styleClass: "own-rating")
  private let caption = Label(wraps: true)
  private let tags = Label(wraps: true, styleClass: "dim-label")
  private let details = Label(wraps: true, styleClass: "dim-label")
  private let damage = Label(wraps: true)
  private let spinner = Spinner()
  private let zoom = Box(.horizontal)
  private let stack = Stack()
  private let picturePage: Overlay
  private let errorPage: Box
  private let reason = Label(wraps: true, styleClass: "dim-label")
  private let retry = Button("_Retry")
  private let actualScale = Label(styleClass: "dim-label")

  init() {
    spinner.setSizeRequest(width: 48, height: 48)
    spinner.horizontalAlign = .center
    spinner.verticalAlign = .center
    picturePage = Overlay(canvas.view)
    picturePage.addOverlay(spinner)
    picturePage.passThrough(spinner)
    errorPage = PhotoView.makeErrorPage(reason, retry)
    stack.add(picturePage)
    stack.add(errorPage)
    stack.expandsVertically = true
    view = Box(.vertical, [stack])
    fillFoot()
    view.append(foot)
    view.setRole(.panel)
    view.accessibleName = "Photo"
    view.showAll()
    for widget in [damage, caption, tags, details, spinner] as [Widget] {
      widget.ignoresShowAll = true
      widget.isVisible = false
    }
    retry.onClick { [weak self] in self?.onRetry() }
    canvas.onChange = { [weak self] in self?.showScale() }
  }

  private static func makeErrorPage(_ reason: Label, _ retry: Button) -> Box {
    let page = Box(.vertical, spacing: 12)
    page.verticalAlign = .center
    page.setMargins(24)
    let image = Image(icon: "image-missing-symbolic", size: 72)
    image.addStyleClass("dim-label")
    let title = Label("Cannot Show This Photo", wraps: true, styleClass: "placeholder-title")
    title.textAlign = .center
    reason.textAlign = .center
    reason.maximumWidthInCharacters = 48
    reason.isSelectable = true
    // The keyboard would select all of it.
    reason.canFocus = false
    retry.horizontalAlign = .center
    for child in [image, title, reason, retry] as [Widget] { page.append(child) }
    return page
  }

  private func fillFoot() {
    zoom.addStyleClass("linked")
    let buttons: [(icon: String, name: String, body: () -> Void)] = [
      ("zoom-out-symbolic", "Zoom Out", { [weak self] in self?.canvas.zoomOut() }),
      ("zoom-in-symbolic", "Zoom In", { [weak self] in self?.canvas.zoomIn() }),
      ("diptych-fill-symbolic", "Fill", { [weak self] in self?.canvas.fill() }),
      ("diptych-fit-symbolic", "Fit", { [weak self] in self?.canvas.fit() }),
    ]
    for (icon, name, body) in buttons {
      let button = Button(icon: icon, name: name)
      button.focusesOnClick = false
      button.onClick(body)
      zoom.append(button)
    }
    ownRating.expandsHorizontally = true
    let row = Box(.horizontal, spacing: 12, [ownRating, actualScale, zoom])
    actualScale.ellipsizes = false
    for child in [row, damage, caption, tags, details] as [Widget] { foot.append(child) }
    foot.addStyleClass("photo-foot")
  }

  /// Shows what is said of the photo; what it has nothing of takes no room.
  func show(_ page: PhotoPage) {
    canvas.view.accessibleName = page.title
    ownRating.text = page.ownRating
    caption.show(page.caption)
    tags.show(page.tags.isEmpty ? nil : page.tags.joined(separator: ", "))
    details.show(page.details.isEmpty ? nil : page.details)
  }

  /// Shows the canvas, the wheel or the error page.
  func show(_ state: State) {
    var isLoading = false
    switch state {
    case .picture: stack.show(picturePage)
    case .loading:
      stack.show(picturePage)
      isLoading = true
    case .failed(let why):
      reason.text = why
      stack.show(errorPage)
    }
    // There is nothing to zoom where there is no picture.
    if case .failed = state {
      zoom.isSensitive = false
      actualScale.text = ""
    } else {
      zoom.isSensitive = true
    }
    spinner.isVisible = isLoading
    spinner.isSpinning = isLoading
  }

  /// Says whether a part of the picture is missing.
  func show(isIncomplete: Bool) {
    damage.show(isIncomplete ? "This file is incomplete; the lower part is missing." : nil)
  }

  private func showScale() {
    let percent = Int((canvas.deviceScale * 100).rounded())
    actualScale.text = canvas.geometry.isEmpty ? "" : "\(percent) %"
  }
}
