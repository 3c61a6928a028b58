import Glibc

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
