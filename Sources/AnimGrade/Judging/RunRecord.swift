/// What is left of a run that somebody else watched.
public struct RunRecord: Sendable {
  public enum End: Hashable, Sendable {
    /// The program ended by itself, with its exit status.
    case exited(Int32)
    /// A signal ended it.
    case signal(Int32)
    /// It was ended because it took longer than so many seconds of real time.
    case overdue(Double)
    /// It was ended because it wrote more than so many bytes.
    case tooLong(Int)
  }

  public var end: End
  public var output: [UInt8]
  public var errors: [UInt8]

  public init(end: End, output: [UInt8], errors: [UInt8]) {
    self.end = end
    self.output = output
    self.errors = errors
  }
}
