/// The arguments of a native call, in place in the registers; the caller goes on owning them.
struct Arguments {
  let base: UnsafeMutablePointer<Value>
  let count: Int

  /// The argument at `index`; `unset` where it was not given.
  subscript(index: Int) -> Value { index < count ? base[index] : .unset }

  func isGiven(_ index: Int) -> Bool { index < count && base[index].kind != .unset }
}
