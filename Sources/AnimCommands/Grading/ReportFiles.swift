import AnimGrade
import Glibc

/// The reports that were asked for, each written beside its file first and then put in its place, so
/// that nobody ever finds half of one.
struct ReportFiles {
  /// A kind of report and the path of its file.
  struct Request: Sendable {
    let kind: ReportKind
    let path: String
  }

  private struct Report {
    let kind: ReportKind
    let path: String
    let port: OutputPort
    let descriptor: Int32
    /// Where it is written meanwhile; empty for a device, which is written at once.
    let draft: String
  }

  private var reports: [Report] = []

  init(_ requests: [Request]) throws(UsageError) {
    for request in requests { try open(request.kind, request.path) }
  }

  /// Opens the file before anything is graded, so that a wrong path costs nobody an hour.
  private mutating func open(_ kind: ReportKind, _ path: String) throws(UsageError) {
    let existing = Folder.kind(path)
    // A link stays one: what it leads to is written.
    let path = ReportFiles.destination(of: path)
    let draft = existing == .other ? "" : "\(path).\(getpid()).partial"
    let target = draft.isEmpty ? path : draft
    let descriptor =
      existing == .folder
      ? -1 : Glibc.open(target, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let reason = existing == .folder ? "it is a folder" : String(cString: strerror(errno))
      discard()
      throw UsageError("cannot write the report '\(path)': \(reason.lowercased())")
    }
    reports.append(
      Report(
        kind: kind, path: path, port: OutputPort(descriptor: descriptor), descriptor: descriptor,
        draft: draft))
  }

  /// What a path leads to, if it is there; else the path.
  private static func destination(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Writes all reports; what went wrong, in words, or nil.
  mutating func write(_ results: [SubmissionResult], exercise: String) -> String? {
    defer { reports = [] }
    var trouble: String?
    for report in reports {
      var port = report.port
      port.write(report.kind.render(results, exercise: exercise))
      let isWritten = port.failure == nil && close(report.descriptor) == 0
      let isPlaced = report.draft.isEmpty || rename(report.draft, report.path) == 0
      if !isWritten || !isPlaced {
        trouble = "cannot write the report '\(report.path)'"
        if !report.draft.isEmpty { unlink(report.draft) }
      }
    }
    return trouble
  }

  /// Takes back what was begun.
  mutating func discard() {
    for report in reports {
      close(report.descriptor)
      if !report.draft.isEmpty { unlink(report.draft) }
    }
    reports = []
  }
}
