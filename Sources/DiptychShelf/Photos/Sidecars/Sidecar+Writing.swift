extension Sidecar {
  /// Writes a change into the sidecar of a photo, which is made when there is none.
  ///
  /// The photo is not touched.
  ///
  /// Everything else in the sidecar stays. The new contents are checked, written to a temporary file in the
  /// same folder, brought to the disk and put in place at once.
  ///
  /// - Returns: the sidecar as written, and what photo and sidecar say now.
  /// - Throws: `SidecarError`; the sidecar is then as it was.
  static func write(_ edit: SidecarEdit, for photo: FilePath) throws -> (
    sidecar: Sidecar, metadata: PhotoMetadata
  ) {
    guard photo.exists else { throw SidecarError(.photoMissing, path: photo) }
    for _ in 0..<attempts {
      let before = Sidecar(of: photo)
      let contents = try before.contents()
      let made: (contents: [UInt8], metadata: PhotoMetadata)? = try Exiv2.withLock {
        try before.edited(contents ?? MetadataFile.emptyXMP, edit)
      }
      guard let made else { throw SidecarError(.notVerified, path: before.path) }
      // Another program may have written it since it was read: its change is not to be lost.
      guard Sidecar(of: photo) == before else { continue }
      do {
        try AtomicFile.write(made.contents, to: before.path)
      } catch {
        throw SidecarError(.notWritable(error.fact, remedy: error.remedy), path: before.path)
      }
      let after = Sidecar(of: photo)
      guard try after.contents() == made.contents else { throw SidecarError(.notVerified, path: before.path) }
      return (after, made.metadata)
    }
    throw SidecarError(.busy, path: Sidecar(of: photo).path)
  }

  private static let attempts = 3

  // MARK: - New contents

  /// The contents with the change in them, checked by reading them again, and what they and the photo say
  /// together.
  private func edited(_ contents: [UInt8], _ edit: SidecarEdit) throws -> ([UInt8], PhotoMetadata)? {
    guard let file = MetadataFile(xmp: contents) else { throw SidecarError(.notXMP, path: path) }
    let own = MetadataFile(photo: photo)
    let foreign = file.xmpTexts(except: Self.managed)
    var expected = PhotoMetadata(own: own, sidecar: file)

    var isSet = true
    if let rating = edit.rating {
      expected.rating = rating.rating
      isSet = file.set("Xmp.xmp.Rating", rating.stars)
    }
    if !edit.addedTags.isEmpty || !edit.removedTags.isEmpty {
      expected.tags = edit.applied(to: expected.tags)
      isSet = file.setTags(expected.tags, own: own) && isSet
    }
    let changed = file.xmp ?? MetadataFile.emptyXMP
    guard isSet, let check = MetadataFile(xmp: changed) else { throw SidecarError(.notVerified, path: path) }
    guard check.xmpTexts(except: Self.managed) == foreign else {
      throw SidecarError(.foreignContentLost, path: path)
    }
    let found = PhotoMetadata(own: own, sidecar: check)
    guard found == expected else { throw SidecarError(.notVerified, path: path) }
    return (changed, found)
  }

  /// The properties that are ours to change.
  private static let managed =
    ["Xmp.xmp.Rating", MetadataFile.tagsComplete] + KeywordList.allCases.map(\.property)
}

extension SidecarEdit {
  /// Tags with the change made to them: in order, the new ones last.
  func applied(to tags: [String]) -> [String] {
    let removed = Set(removedTags.map(TagName.key))
    return TagName.unique(tags.filter { !removed.contains(TagName.key($0)) } + addedTags)
  }
}

extension MetadataFile {
  /// Makes `tags` the tags of this sidecar, in all lists that it has, for a photo with metadata of its own.
  fileprivate func setTags(_ tags: [String], own: MetadataFile?) -> Bool {
    let wanted = Set(tags.map(TagName.key))
    var isSet = true
    for keywords in KeywordList.allCases {
      let items = list(keywords.property)
      // Programs that keep a tree prefer it to the plain list, so a new tag has to be in it too.
      guard keywords == .subject || !items.isEmpty else { continue }
      let kept = items.filter { wanted.contains(TagName.key(keywords.tag(of: $0))) }
      let present = Set(kept.map { TagName.key(keywords.tag(of: $0)) })
      let new = tags.filter { !present.contains(TagName.key($0)) }
      isSet = set(keywords.property, TagName.unique(kept + new)) && isSet
    }
    let ownTags = own?.tags(isSidecar: false) ?? []
    if ownTags.allSatisfy({ wanted.contains(TagName.key($0)) }) {
      return remove(Self.tagsComplete) && isSet
    }
    return set(Self.tagsComplete, "True") && isSet
  }
}
