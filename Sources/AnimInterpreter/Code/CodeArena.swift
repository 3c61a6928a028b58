/// Memory for compiled code, given out in pieces and freed as a whole.
final class CodeArena: @unchecked Sendable {
  private var chunks: [UnsafeMutableRawPointer] = []
  private var next: UnsafeMutableRawPointer
  private var room = 0

  init() { next = UnsafeMutableRawPointer.allocate(byteCount: 0, alignment: 16) }

  deinit { for chunk in chunks { chunk.deallocate() } }

  /// A copy of `elements` that stays where it is.
  func copy<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafeMutableBufferPointer<Element>
  {
    let place = make(elements.count, of: Element.self)
    _ = place.initialize(from: elements)
    return place
  }

  /// Memory for `count` elements, to be initialized by the caller.
  func make<Element: BitwiseCopyable>(
    _ count: Int, of type: Element.Type
  ) -> UnsafeMutableBufferPointer<Element> {
    let size = (count * MemoryLayout<Element>.stride + 15) & ~15
    if size > room {
      room = max(size, min(1 << 20, 4096 << min(chunks.count, 8)))
      next = .allocate(byteCount: room, alignment: 16)
      chunks.append(next)
    }
    let start = next.bindMemory(to: Element.self, capacity: count)
    next += size
    room -= size
    return UnsafeMutableBufferPointer(start: start, count: count)
  }
}
