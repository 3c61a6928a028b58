/// A color as red, green, blue and alpha, each 0…1, not premultiplied.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  @inlinable public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

extension Color {
  /// Red, green and blue from the digits of 0xRRGGBB; higher bits are ignored.
  @inlinable public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      Double(hex >> 16 & 255) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255, alpha)
  }

  /// The color written as `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` (`#` optional, either case),
  /// or nil if `text` is none of these.
  public init?(hexText text: some Sequence<UInt8>) {
    var digits: UInt32 = 0
    var count = 0
    for (index, byte) in text.enumerated() {
      if index == 0 && byte == UInt8(ascii: "#") { continue }
      guard count < 8, let digit = Color.hexDigit(byte) else { return nil }
      digits = digits << 4 | digit
      count += 1
    }
    switch count {
    case 3, 4:
      if count == 3 { digits = digits << 4 | 15 }
      func part(_ shift: UInt32) -> Double { Double(digits >> shift & 15) / 15 }
      self.init(part(12), part(8), part(4), part(0))
    case 6: self.init(hex: digits)
    case 8: self.init(hex: digits >> 8, alpha: Double(digits & 255) / 255)
    default: return nil
    }
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte &- UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte &- UInt8(ascii: "a") &+ 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte &- UInt8(ascii: "A") &+ 10)
    default: nil
    }
  }

  /// Nothing at all: transparent black.
  @inlinable public static var clear: Color { Color(0, 0, 0, 0) }

  /// The same colour with another alpha.
  @inlinable public func withAlpha(_ alpha: Double) -> Color { Color(red, green, blue, alpha) }

  /// Every component brought into 0…1: an overshooting mix as it can be shown.
  @inlinable public var clamped: Color {
    Color(
      min(max(red, 0), 1), min(max(green, 0), 1), min(max(blue, 0), 1), min(max(alpha, 0), 1))
  }
}
