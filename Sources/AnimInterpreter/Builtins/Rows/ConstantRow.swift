/// A number that every script can name.
struct ConstantRow: Sendable {
  var name: String
  var value: Double
  var unit: String?
  var text: String
  /// Where the value comes from.
  var source: String

  static let all: [ConstantRow] = [
    ConstantRow(
      name: "pi", value: .pi, unit: "rad", text: "Half a turn.",
      source: "the double nearest to the circumference of a circle of diameter 1"),
    ConstantRow(
      name: "tau", value: 2 * .pi, unit: "rad", text: "A whole turn.", source: "2 · pi"),
    ConstantRow(
      name: "infinity", value: .infinity, unit: nil,
      text: "More than every number; for a duration or count without an end.", source: "IEEE 754"),
  ]
}
