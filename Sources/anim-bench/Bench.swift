import Glibc

/// The command line: `anim-bench JOB [--peers DIR]`, `anim-bench table [--peers DIR]`.
enum Bench {
  static var usage: String {
    "usage: anim-bench \(jobs.map(\.name).joined(separator: "|"))|table [--peers DIR]\n"
  }

  /// Every job: its name and the work it is measured by.
  static var jobs: [(name: String, works: (Place) throws(BenchError) -> [Work])] {
    [
      ("J1", { _ in fade }),
      ("J2", { _ in tweening }),
      ("J3", { _ in timers }),
      ("J4", { _ in physics }),
      ("J5", { _ in language }),
      ("J6", reading),
      ("J7", { _ in writing }),
    ]
  }

  /// Runs a job and prints a line for each work, or all jobs and prints them as a table; 1 where a
  /// result is wrong, 2 for a usage error.
  static func main(_ arguments: [String]) -> Int32 {
    var arguments = arguments
    var peers: String?
    if let flag = arguments.firstIndex(of: "--peers") {
      guard flag + 1 < arguments.count else { return fail(usage) }
      peers = arguments[flag + 1]
      arguments.removeSubrange(flag...flag + 1)
    }
    let isTable = arguments == ["table"]
    let chosen = isTable ? jobs : jobs.filter { arguments == [$0.name] }
    guard !chosen.isEmpty else { return fail(usage) }
    do throws(BenchError) {
      let place = try Place(peers: peers)
      var status: Int32 = 0
      if isTable { write(Measurement.tableHead, to: 1) }
      for job in chosen {
        for work in try job.works(place) {
          let measured = try Measurement(of: work, at: place)
          write((isTable ? measured.row : measured.json) + "\n", to: 1)
          if !measured.agrees { status = 1 }
        }
      }
      return status
    } catch {
      _ = fail(error.message + "\n")
      return 1
    }
  }

  private static func fail(_ text: String) -> Int32 {
    write(text, to: 2)
    return 2
  }

  private static func write(_ text: String, to file: Int32) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(file, bytes, bytes.count)
  }
}

/// Why a job cannot be measured.
struct BenchError: Error {
  var message: String

  init(_ message: String) { self.message = message }
}
