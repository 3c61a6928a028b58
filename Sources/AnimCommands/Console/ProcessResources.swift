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

/// Limits that the system sets to this process, for scripts of people one does not know.
///
/// Scripts are held by the limits of a run; these hold the program itself, should it have a fault.
enum Confinement {
  /// No memory dump, so many seconds of processor time, and memory for the script's values several
  /// times over.
  static func begin(megabytes: Int, seconds: Double?) {
    set(RLIMIT_CORE, 0)
    if let seconds { set(RLIMIT_CPU, 1 + UInt(min(seconds, 1e6).rounded(.up))) }
    // The stack of the script alone reserves 512 MB, of which little is touched.
    set(RLIMIT_AS, UInt(1536 + 4 * megabytes) << 20)
  }

  private static func set(_ resource: __rlimit_resource, _ value: UInt) {
    var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    _ = setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }
}
