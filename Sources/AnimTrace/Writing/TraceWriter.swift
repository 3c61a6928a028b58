/// Turns events and samples into the bytes of a trace; the caller drains them.
///
/// The format `values` keeps them as events instead.
public struct TraceWriter: Sendable {
  public let format: TraceFormat
  /// Frames a second of the `every .frame` grid, said in the header.
  public let frameRate: Int
  /// The seed of `random`, said in the header.
  public let seed: UInt64
  /// The event lines written so far; the header is not counted.
  public internal(set) var lines = 0

  let decimals: FixedDecimal
  private var shown: UInt32
  private(set) var isMute = false
  var buffer = TraceBuffer()
  private var instant: Int64?
  /// How a line of the current instant begins.
  var opening = TraceBuffer()
  /// The first bytes of `opening`.
  var head = SIMD32<UInt8>()
  /// What the format `values` has collected.
  var events: [Event] = []

  /// - Parameters:
  ///   - precision: decimals in text and CSV, clamped to 0…15.
  ///   - kinds: the kinds to show, besides samples and the last line; nil shows all.
  public init(
    format: TraceFormat = .text, precision: Int = 3, kinds: EventKinds? = nil, frameRate: Int = 60,
    seed: UInt64 = 1
  ) {
    self.format = format
    self.frameRate = frameRate
    self.seed = seed
    decimals = FixedDecimal(precision: precision)
    var shown: UInt32 = 0
    for kind in EventKind.allCases {
      let chosen = kind.isAlwaysShown || (kinds?.contains(kind) ?? true)
      if format.hasSamplesOnly ? kind == .sample : chosen { shown |= kind.bit }
    }
    self.shown = shown
  }

  /// Decimals in text and CSV, 0…15.
  public var precision: Int { decimals.precision }

  /// Whether events of this kind get a line, so that others need not be made.
  public func shows(_ kind: EventKind) -> Bool { shown & kind.bit != 0 }

  /// The count of bytes waiting to be taken.
  public var pending: Int { buffer.count }

  /// The bytes written since the last call.
  public mutating func takeBytes() -> [UInt8] { buffer.take() }

  /// Takes back what `takeBytes` gave, so that the next bytes need no new memory.
  public mutating func reuse(_ bytes: [UInt8]) { buffer.reuse(bytes) }

  /// Writes nothing from now on.
  public mutating func mute() {
    shown = 0
    isMute = true
  }

  /// Writes a line that is no event, its control characters escaped.
  public mutating func line(_ text: [UInt8]) {
    if isMute { return }
    buffer.appendText(String(decoding: text, as: UTF8.self))
    buffer.append("\n")
  }

  /// Writes what comes before the first event.
  public mutating func header() { format.header(&self) }

  /// Writes `event`, unless its kind is not shown.
  public mutating func write(_ event: Event) {
    guard shows(event.kind) else { return }
    lines += 1
    move(to: event.time)
    format.event(&self, event)
  }

  /// Prepares what lines of the instant `time` begin with.
  ///
  /// - Returns: how many bytes that is.
  @inline(__always) @discardableResult
  mutating func move(to time: Int64) -> Int {
    if instant != time { open(time) }
    return opening.count
  }

  @inline(never)
  private mutating func open(_ time: Int64) {
    instant = time
    opening.clear()
    format.opening(&self, time)
    opening.withBytes {
      guard $0.count >= SIMD32<UInt8>.scalarCount else { return }
      head = UnsafeRawPointer($0.baseAddress.unsafelyUnwrapped).loadUnaligned(
        as: SIMD32<UInt8>.self)
    }
  }
}
