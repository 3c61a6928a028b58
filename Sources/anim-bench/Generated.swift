/// A long program made of one function over and over, with other numbers in it each time.
enum Generated {
  /// Bytes of each program, blank lines at its end included.
  static let size = 10_000_000

  /// `#i`, `#a` and `#b` are the numbers.
  static let ours = """
    func widget_#i(card, dt) {
      var x = card.x + #a.5 * dt
      var y = card.y - #b * (dt + 1)
      let opts = ["duration": 0.#a, "easing": "easeInOut", "delay": #b, "repeats": [1, 2, 3, #i]]
      if x > #a && y < #b || x == y {
        card.animate("center.x", x * 2 + #b / 3, opts)
      } else {
        y = y - 1
      }
      while x < #b { x = x + opts.duration }
      return x * y
    }

    """

  static let lua = """
    function widget_#i(card, dt)
      local x, y = card.x + #a.5 * dt, card.y - #b * (dt + 1)
      local opts = { duration = 0.#a, easing = "easeInOut", delay = #b, repeats = {1, 2, 3, #i} }
      if x > #a and y < #b or x == y then
        card:animate("center.x", x * 2 + #b / 3, opts)
      else
        y = y - 1
      end
      while x < #b do x = x + opts.duration end
      return x * y
    end

    """

  /// As many copies as fit.
  static func text(of template: String) -> [UInt8] {
    let parts = Array(template.utf8).split(
      separator: UInt8(ascii: "#"), omittingEmptySubsequences: false)
    var text: [UInt8] = []
    text.reserveCapacity(size)
    var number = 0
    while true {
      var copy = Array(parts[0])
      for part in parts.dropFirst() {
        let value =
          switch part.first {
          case UInt8(ascii: "a"): number * 7 % 97 + 1
          case UInt8(ascii: "b"): number * 13 % 89 + 2
          default: number
          }
        copy += Array("\(value)".utf8) + part.dropFirst()
      }
      if text.count + copy.count > size { break }
      text += copy
      number += 1
    }
    return text + [UInt8](repeating: UInt8(ascii: "\n"), count: size - text.count)
  }
}
