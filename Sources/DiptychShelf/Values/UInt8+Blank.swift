extension UInt8 {
  /// Whether the byte is ASCII white space: a blank, a tab, or the end of a line or page.
  @inline(__always)
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
