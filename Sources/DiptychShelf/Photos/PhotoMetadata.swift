/// What a photo and its sidecar say about it.
public struct PhotoMetadata: Sendable, Hashable {
  /// Size as stored, in pixels; nil when unknown.
  public var width: Int?
  public var height: Int?
  /// How the stored picture has to be turned.
  public var orientation = PhotoOrientation.topLeft
  /// When it was taken, `YYYY-MM-DDTHH:MM:SS` in the camera's time zone.
  public var taken: String?
  public var title: String?
  public var caption: String?
  /// The tags, each once, in the order of the file.
  public var tags: [String] = []
  /// The rating; nil when there is none, or a value that no rating has.
  public var rating: Rating?
  /// Why the sidecar could not be read, in one sentence.
  public var problem: String?

  public init() {}

  /// Reads a photo's own metadata and its sidecar's, which goes before. Blocks for some milliseconds.
  ///
  /// A file without metadata, or that cannot be read, has none; that is no error here.
  public init(photo path: FilePath) {
    self.init(photo: path, sidecar: Sidecar(of: path))
  }

  init(photo path: FilePath, sidecar: Sidecar) {
    var contents: [UInt8]?
    do {
      contents = try sidecar.contents()
    } catch {
      problem = error.description
    }
    let found: (PhotoMetadata, isSidecarRead: Bool)? = Exiv2.withLock {
      let beside = contents.flatMap { MetadataFile(xmp: $0) }
      return (PhotoMetadata(own: MetadataFile(photo: path), sidecar: beside), beside != nil)
    }
    guard let (metadata, isSidecarRead) = found else { return }
    let problem = contents != nil && !isSidecarRead ? SidecarError(.notXMP, path: sidecar.path).description : problem
    self = metadata
    self.problem = problem
  }

  /// Takes what there is from a photo's own metadata and a sidecar's. Inside `Exiv2.withLock`.
  init(own: MetadataFile?, sidecar: MetadataFile?) {
    // An orientation in a sidecar is a copy that may be out of date.
    (width, height) = own?.size.map { ($0, $1) } ?? (nil, nil)
    orientation = own?.orientation ?? .topLeft
    let files = [sidecar, own].compactMap { $0 }
    taken = files.firstValue { $0.taken }
    title = files.firstValue { $0.title }
    caption = files.firstValue { $0.caption }
    rating = files.firstValue { $0.rating(isSidecar: $0 === sidecar) }?.rating
    let isSidecarComplete = sidecar?.areTagsComplete ?? false
    tags = TagName.unique(files.flatMap { isSidecarComplete && $0 === own ? [] : $0.tags(isSidecar: $0 === sidecar) })
  }
}

extension [MetadataFile] {
  fileprivate func firstValue<Value>(_ value: (MetadataFile) -> Value?) -> Value? {
    for file in self {
      if let found = value(file) { return found }
    }
    return nil
  }
}
