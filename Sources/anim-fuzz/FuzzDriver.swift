import Glibc

/// The C function that libFuzzer calls with each input.
private typealias Callback = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32

/// The loop of libFuzzer, in its runtime library.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: Callback
) -> Int32

/// What the callback, which can capture nothing, feeds; set once before the loop begins.
nonisolated(unsafe) private var chosen = FuzzTarget.source

/// Feeds a target as the options in `words`, the first of them the program's name, ask for.
///
/// - Returns: the exit status.
func fuzz(_ target: FuzzTarget, _ words: [String]) -> Int32 {
  chosen = target
  var count = Int32(words.count)
  // Kept for the rest of the process: libFuzzer holds on to them.
  var arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
    capacity: words.count + 1)
  for (index, word) in words.enumerated() { arguments[index] = strdup(word) }
  arguments[words.count] = nil
  return runDriver(&count, &arguments) { start, count in
    chosen.feed(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  }
}

/// What libFuzzer's own `main` would call, were it not for ours: debug builds look for it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  chosen.feed(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
