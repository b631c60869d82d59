import CDiptychGLib
import CDiptychPixbuf
import DiptychShelf

/// One run of a gdk-pixbuf loader over a file. Used by one thread, once.
final class PixbufLoading: PixelSource {
  private let file: PictureFile
  private let header: PictureHeader
  private let plan: DecodePlan
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  /// The loader's picture, once it has room for it; the loader owns it.
  private var pixbuf: OpaquePointer?
  private var isSizeWrong = false
  /// Rows that are there, counted from the top.
  private var rowsDone = 0
  private(set) var isIncomplete = false

  init(file: PictureFile, header: PictureHeader, plan: DecodePlan) throws(PictureError) {
    self.file = file
    self.header = header
    self.plan = plan
    var error: UnsafeMutablePointer<GError>?
    guard let loader = gdk_pixbuf_loader_new_with_type(header.format.rawValue, &error) else {
      throw PictureError(.damaged(takeMessage(&error)), path: file.path)
    }
    self.loader = loader
    connectSignals()
  }

  deinit { g_object_unref(loader) }

  func run(isCancelled: () -> Bool) throws {
    var error: UnsafeMutablePointer<GError>?
    var offset = 0
    var isFed = true
    while isFed, !isFinished {
      if isCancelled() {
        gdk_pixbuf_loader_close(loader, nil)
        throw CancellationError()
      }
      let chunk = file.bytes(at: offset, count: Self.chunkSize)
      if chunk.isEmpty { break }
      offset += chunk.count
      isFed = gdk_pixbuf_loader_write(loader, chunk, gsize(chunk.count), &error) != 0
    }
    // On closing, the JPEG loader makes up the rows that never came.
    let rowsRead = header.format == .jpeg ? rowsDone : nil
    // Closing is what decodes formats that cannot be read piece by piece. After an error it only tidies up.
    if isFed { isFed = gdk_pixbuf_loader_close(loader, &error) != 0 } else { gdk_pixbuf_loader_close(loader, nil) }
    let message = error == nil ? nil : takeMessage(&error)

    if isSizeWrong { throw PictureError(.damaged("its parts disagree about its size"), path: file.path) }
    guard pixbuf != nil, (rowsRead ?? rowsDone) > 0 else {
      throw PictureError(message.map { .damaged($0) } ?? .truncated, path: file.path)
    }
    isIncomplete = (rowsRead ?? rowsDone) < plan.decodedHeight || (message != nil && !isFinished)
  }

  func withPixels<Result>(_ body: (StoredPixels) throws -> Result) throws -> Result {
    guard let pixbuf else { throw PictureError(.truncated, path: file.path) }
    return try body(StoredPixels(pixbuf))
  }

  private static let chunkSize = 64 * 1024

  /// True when the rest of the file holds nothing that is shown: the later frames of an animation.
  private var isFinished: Bool { header.format == .gif && rowsDone >= plan.decodedHeight }

  // MARK: - Signals

  private func connectSignals() {
    let this = Unmanaged.passUnretained(self).toOpaque()
    let sizePrepared: @convention(c) (UnsafeMutableRawPointer, gint, gint, gpointer) -> Void = {
      PixbufLoading.from($3).sizePrepared(width: Int($1), height: Int($2))
    }
    let areaPrepared: @convention(c) (UnsafeMutableRawPointer, gpointer) -> Void = {
      PixbufLoading.from($1).areaPrepared()
    }
    let areaUpdated: @convention(c) (UnsafeMutableRawPointer, gint, gint, gint, gint, gpointer) -> Void = {
      let loading = PixbufLoading.from($5)
      loading.rowsDone = max(loading.rowsDone, Int($2 + $4))
    }
    connect("size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self), this)
    connect("area-prepared", unsafeBitCast(areaPrepared, to: GCallback.self), this)
    connect("area-updated", unsafeBitCast(areaUpdated, to: GCallback.self), this)
  }

  private func connect(_ signal: String, _ callback: @escaping GCallback, _ data: gpointer) {
    g_signal_connect_data(loader, signal, callback, data, nil, GConnectFlags(rawValue: 0))
  }

  private static func from(_ data: gpointer) -> PixbufLoading {
    Unmanaged<PixbufLoading>.fromOpaque(data).takeUnretainedValue()
  }

  /// The loader has read the size by itself. What differs from the header that the plan was made for is a trick.
  private func sizePrepared(width: Int, height: Int) {
    if width > header.width || height > header.height {
      isSizeWrong = true
      // A size of nothing makes the loaders give up before they take memory.
      gdk_pixbuf_loader_set_size(loader, 0, 0)
    } else if plan.decodedWidth < header.width || plan.decodedHeight < header.height {
      gdk_pixbuf_loader_set_size(loader, gint(plan.decodedWidth), gint(plan.decodedHeight))
    }
  }

  private func areaPrepared() {
    pixbuf = gdk_pixbuf_loader_get_pixbuf(loader)
  }
}
