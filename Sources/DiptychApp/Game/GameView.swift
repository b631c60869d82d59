import Gtk

/// Lays out a game's page.
final class GameView {
  let view = Box(.vertical, spacing: 18)

  private static let coverSize = 128
  private let cover: DrawingArea
  private let name = WrappedText(styleClass: "page-title")
  private let originalName = WrappedText(styleClass: "dim-label")
  private let byline = Label(wraps: true, styleClass: "dim-label")
  private let ownRating = Label(styleClass: "own-rating")
  private let ratingWord = Label(styleClass: "dim-label")
  private let status = FlowBox(spacing: 8)
  private let facts = Grid(columnSpacing: 18, rowSpacing: 6)
  private let comment = TextSection("Comment")
  private let description = TextSection("Description")
  private let topics = Grid(columnSpacing: 18, rowSpacing: 6)
  private let names = SizeGroup(.horizontal)
  private var page: GamePage?

  init() {
    cover = DrawingArea(role: .image)
    cover.canFocus = false
    cover.setSizeRequest(width: GameView.coverSize, height: GameView.coverSize)
    cover.verticalAlign = .start
    let heading = Box(.vertical, spacing: 3, [name.view, originalName.view, byline])
    let rating = Box(.vertical, spacing: 0, [ownRating, ratingWord])
    rating.setMargins(top: 9)
    heading.append(rating)
    heading.expandsHorizontally = true
    heading.verticalAlign = .center
    let head = Box(.horizontal, spacing: 18, [cover, heading])
    for child in [head, status, facts, comment.view, description.view, topics] as [Widget] {
      view.append(child)
    }
    view.addStyleClass("page")
    view.setMargins(24)
    byline.isSelectable = true
    byline.canFocus = false
    cover.onDraw { [weak self] context in
      guard let self, let page = self.page else { return }
      CoverPainter.draw(page.name, size: Double(GameView.coverSize), on: context)
    }
    view.showAll()
    for widget in [
      originalName.view, byline, ratingWord, status, facts, comment.view, description.view, topics,
    ]
      as [Widget]
    {
      widget.ignoresShowAll = true
    }
  }

  /// Shows a page; what the game has nothing of takes no room.
  func show(_ page: GamePage) {
    guard page != self.page else { return }
    self.page = page
    name.text = page.name
    cover.accessibleName = "Cover of \(page.name)"
    originalName.show(page.originalName)
    byline.show(page.byline)
    ownRating.text = page.ownRating
    ratingWord.show(page.ratingWord)
    fill(facts, page.facts)
    fill(topics, page.topics)
    status.destroyChildren()
    for word in page.status {
      let chip = Label(word, styleClass: "status-chip")
      chip.horizontalAlign = .start
      status.append(chip)
    }
    status.showAllChildren()
    status.isVisible = !page.status.isEmpty
    comment.show(page.comment)
    description.show(page.description)
    cover.queueDraw()
  }

  private func fill(_ grid: Grid, _ facts: [GamePage.Fact]) {
    grid.destroyChildren()
    for (row, fact) in facts.enumerated() {
      let name = Label(fact.name, styleClass: "dim-label")
      name.verticalAlign = .start
      name.ellipsizes = false
      names.add(name)
      let value = WrappedText(fact.value).view
      value.expandsHorizontally = true
      grid.attach(name, column: 0, row: row)
      grid.attach(value, column: 1, row: row)
    }
    grid.showAllChildren()
    grid.isVisible = !facts.isEmpty
  }
}

/// A heading with a text below it, as long as the text is.
private final class TextSection {
  let view = Box(.vertical, spacing: 6)
  private let text = WrappedText()

  init(_ title: String) {
    view.append(Label(title, styleClass: "section-title"))
    // Longer lines are hard to read.
    text.maximumWidthInCharacters = 76
    view.append(text.view)
  }

  func show(_ text: String?) {
    self.text.text = text ?? ""
    view.isVisible = text != nil
  }
}
