/// Checks that bytes are one JSON value, as RFC 8259 has it.
public struct JSONLine {
  private let bytes: ArraySlice<UInt8>
  private var at: Int

  /// Whether `bytes` are exactly one JSON object.
  public static func isObject(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "{") else { return false }
    var line = JSONLine(bytes)
    return line.value(depth: 0) && line.at == bytes.endIndex
  }

  /// The number of the first line, from 1, that is no JSON object; nil where all are.
  public static func firstInvalidLine(_ text: [UInt8]) -> Int? {
    var lines = text.split(separator: 0x0a, omittingEmptySubsequences: false)
    // The text ends with a line end, so nothing follows it.
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.firstIndex { !isObject($0) }.map { $0 + 1 }
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    at = bytes.startIndex
  }

  private var next: UInt8? { at < bytes.endIndex ? bytes[at] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  private mutating func value(depth: Int) -> Bool {
    guard depth < 100, let first = next else { return false }
    switch first {
    case UInt8(ascii: "{"): return members(depth: depth)
    case UInt8(ascii: "["): return elements(depth: depth)
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "t"): return word("true")
    case UInt8(ascii: "f"): return word("false")
    case UInt8(ascii: "n"): return word("null")
    default: return number()
    }
  }

  private mutating func members(depth: Int) -> Bool {
    at += 1
    if take("}") { return true }
    repeat {
      guard string(), take(":"), value(depth: depth + 1) else { return false }
    } while take(",")
    return take("}")
  }

  private mutating func elements(depth: Int) -> Bool {
    at += 1
    if take("]") { return true }
    repeat {
      guard value(depth: depth + 1) else { return false }
    } while take(",")
    return take("]")
  }

  private mutating func word(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard bytes[at...].starts(with: word) else { return false }
      at += word.count
      return true
    }
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    let start = at
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { return false }
      at += 1
      if byte == UInt8(ascii: "\\"), !escape() { return false }
    }
    guard String(validating: bytes[start..<at], as: UTF8.self) != nil else { return false }
    return take("\"")
  }

  private mutating func escape() -> Bool {
    guard let byte = next else { return false }
    at += 1
    if byte != UInt8(ascii: "u") { return "\"\\/bfnrt".utf8.contains(byte) }
    for _ in 0..<4 {
      guard let digit = next, Character(Unicode.Scalar(digit)).isHexDigit else { return false }
      at += 1
    }
    return true
  }

  private mutating func digits() -> Bool {
    let start = at
    while let byte = next, (0x30...0x39).contains(byte) { at += 1 }
    return at > start
  }

  private mutating func number() -> Bool {
    _ = take("-")
    if !take("0"), !digits() { return false }
    if take("."), !digits() { return false }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      return digits()
    }
    return true
  }
}
