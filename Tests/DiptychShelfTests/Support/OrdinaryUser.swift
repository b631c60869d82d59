import Glibc

@testable import DiptychShelf

/// Does something on this thread as somebody to whom files' permissions apply, which they do not to root.
func asOrdinaryUser<Result>(_ body: () throws -> Result) throws -> Result {
  guard geteuid() == 0 else { return try body() }
  // GNU functions that Swift's Glibc module leaves out; they concern this thread and its files alone.
  typealias SetID = @convention(c) (UInt32) -> Int32
  guard let user = dlsym(nil, "setfsuid"), let group = dlsym(nil, "setfsgid") else {
    throw ShelfError("There is no setfsuid.")
  }
  let (setUser, setGroup) = (unsafeBitCast(user, to: SetID.self), unsafeBitCast(group, to: SetID.self))
  _ = (setGroup(65_534), setUser(65_534))
  defer { _ = (setUser(0), setGroup(0)) }
  return try body()
}
