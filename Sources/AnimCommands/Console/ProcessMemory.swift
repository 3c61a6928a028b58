import CAllocator
import Glibc

/// How this process uses the memory it gets from the system.
public enum ProcessMemory {
  /// Sets the allocator up for a program in which one thread at a time works and which soon ends:
  /// one arena, and memory that was given back is kept for what comes next.
  public static func configure() {
    mallopt(M_ARENA_MAX, 1)
    mallopt(M_MMAP_THRESHOLD, 1 << 30)
    mallopt(M_TRIM_THRESHOLD, 1 << 30)
  }

  /// Asks for large pages where a long script of so many bytes will be worked on: most of the cost
  /// of fresh memory is the count of pages.
  static func prepare(forScriptOf bytes: Int) {
    guard bytes > 1 << 20, bytes < 1 << 30, let block = malloc(bytes * 14) else { return }
    // Given back, the block is the end of the heap, from which the next ones are taken.
    defer { free(block) }
    let page = 2 << 20
    let start = Int(bitPattern: block)
    let first = (start + page - 1) & ~(page - 1)
    let length = (start + bytes * 14 - first) & ~(page - 1)
    if length > 0 { madvise(UnsafeMutableRawPointer(bitPattern: first), length, MADV_HUGEPAGE) }
  }
}
