import DiptychShelf
import Gtk

/// Brings a file of games into the library: reads it, shows what would happen, and does it when told to.
final class ImportController {
  private let file: FilePath
  private let session: LibrarySession
  private let toast: Toast
  private let dialog: Dialog
  private let view: ImportPreviewView
  private let importButton: Button
  private var work: Task<Void, Never>?
  private var preview: ImportPreview?

  /// Shows the dialog before a window, while the file is being read.
  @discardableResult
  static func present(_ file: FilePath, session: LibrarySession, before main: MainWindowController)
    -> ImportController
  {
    let controller = ImportController(file, session: session, before: main)
    // The dialog's own signal keeps the controller until the dialog is destroyed.
    controller.dialog.onResponse { response in
      response == .accept ? controller.apply() : controller.cancel()
    }
    controller.dialog.showAll()
    controller.dialog.present()
    controller.read()
    return controller
  }

  private init(_ file: FilePath, session: LibrarySession, before main: MainWindowController) {
    self.file = file
    self.session = session
    toast = main.toast
    view = ImportPreviewView(fileName: file.displayName)
    dialog = Dialog(title: "Import Preview", before: main.window)
    dialog.addButton("_Cancel", .cancel)
    importButton = dialog.addButton("_Import", .accept, styleClass: "suggested-action")
    importButton.isSensitive = false
    dialog.setDefaultResponse(.accept)
    dialog.content.append(view.view)
    dialog.setDefaultSize(width: 330, height: -1)
  }

  /// Reads the file, and shows what importing it would do.
  private func read() {
    let file = file
    run("Reading…") { library, progress in
      try library.previewImport(of: file, progress: progress)
    } done: {
      [weak self] preview in
      guard let self else { return }
      self.preview = preview
      self.view.show(preview.report)
      self.importButton.isSensitive =
        preview.report.new + preview.report.changed + preview.report.ratingsKept > 0
      if self.importButton.isSensitive { self.importButton.grabFocus() }
    }
  }

  /// Imports exactly what was shown.
  private func apply() {
    guard let preview else { return }
    importButton.isSensitive = false
    let fileWins = view.fileWins
    run("Importing…") { library, progress in
      try library.importGames(preview, fileWins: fileWins, progress: progress)
    } done: { [dialog, session, toast] report in
      // Also where it was done before Cancel could reach it: the window shows what is in the library.
      dialog.destroy()
      session.publish(.contents)
      toast.show(ImportController.summary(report), canUndo: report.new + report.changed > 0)
    }
  }

  private func cancel() {
    work?.cancel()
    dialog.destroy()
  }

  private func run<Value: Sendable>(
    _ what: String,
    _ body: @escaping @Sendable (Library, @escaping @Sendable (Double) throws -> Void) throws -> Value,
    done: @escaping (Value) -> Void
  ) {
    view.show(progress: what)
    work = Task { [session, view] in
      do {
        done(try await session.runAside(progress: { view.show(part: $0) }, body))
      } catch is CancellationError {
      } catch { view.show(error: "\(error)") }
    }
  }

  private static func summary(_ report: ImportReport) -> String {
    let parts = [
      report.new > 0 ? "\(report.new) new" : nil, report.changed > 0 ? "\(report.changed) changed" : nil,
      report.skipped > 0 ? "\(report.skipped) skipped" : nil,
    ].compactMap { $0 }
    return "Imported " + (parts.isEmpty ? "nothing new" : parts.joined(separator: ", "))
  }
}
