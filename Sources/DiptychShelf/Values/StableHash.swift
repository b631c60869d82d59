/// A number that is always the same for the same bytes: FNV-1a.
///
/// Swift's own hashes differ from one start of the program to the next.
package func stableHash(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
