extension NumberRange {
  /// How often something happens; may be infinite.
  static let count = NumberRange(values: 0 ... .infinity, text: "a number of at least 0")
  /// A constant of a spring. A billion is beyond any motion one could look at, and within what can
  /// be computed without overflow.
  static let positive = NumberRange(
    values: 1e-9...1e9, text: "a number above 0, up to a billion")
  static let notNegative = NumberRange(
    values: 0...1e9, text: "a number of at least 0, up to a billion")
  static let moderate = NumberRange(
    values: -1e9...1e9, text: "a number between minus and plus a billion")
}

extension Clause {
  /// What a curve may be.
  static let curveText = "a named curve, four control points, or what `.steps` or `.linear` makes"

  /// The clauses that make a spring of an animation's curve.
  static let springs = ["damping", "stiffness"]

  static let spring = [
    Clause(
      label: "damping", type: .number, range: .notNegative,
      text: "moves as a spring: the damping ratio, above 0; 1 and more does not overshoot; with "
        + "`stiffness` the damping coefficient, 10 by default"),
    Clause(
      label: "velocity", type: .number, defaultText: "0", range: .moderate, needs: springs,
      text: "the spring's initial speed, in whole distances a second towards the new value"),
    Clause(
      label: "stiffness", type: .number, range: .positive,
      text: "moves as a spring with this constant, for as long as it takes to settle"),
    Clause(
      label: "mass", type: .number, defaultText: "1", range: .positive, needs: ["stiffness"],
      text: "the mass on the spring"),
  ]

  /// The spring of a keyframe, whose duration is given.
  static let keyframeSpring = [
    Clause(
      label: "damping", type: .number, range: .notNegative,
      text: "moves as a spring: the damping ratio, above 0; 1 and more does not overshoot"),
    Clause(
      label: "velocity", type: .number, defaultText: "0", range: .moderate, needs: ["damping"],
      text: "the spring's initial speed, in whole distances a second towards the new value"),
  ]
}
