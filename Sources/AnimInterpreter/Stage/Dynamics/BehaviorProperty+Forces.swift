import AnimGeometry
import AnimRuntime

extension BehaviorProperty {
  private static let gravityCase = SpecCase<Aim>(
    kind: .gravity, get: { if case .gravity(let aim) = $0 { aim } else { nil } },
    make: { .gravity($0) })

  static let gravity = aim(
    gravityCase, \.self, magnitude: "1", angle: "90deg",
    "its strength, 1 being 1000 points a second, every second")

  private static let pushCase = SpecCase<PushSpec>(
    kind: .push, get: { if case .push(let push) = $0 { push } else { nil } },
    make: { .push($0) })

  static let push: [BehaviorProperty] =
    [mode]
    + aim(
      pushCase, \.aim, magnitude: "0", angle: "0",
      """
      its strength, 1 giving 100 × 100 points of density 1 a speed of 100 points a second, every \
      second if continuous
      """
    )
    + [
      flag(
        pushCase, "active", \.isActive, defaultText: "true",
        "whether it pushes; an instantaneous one does once, and sets this to false")
    ]

  private static let mode: BehaviorProperty = {
    var trait = stored(
      pushCase, "mode", \.isContinuous, .symbol, defaultText: ".continuous",
      "a force in every step, or an impulse in one",
      read: { .word($0 ? "continuous" : "instantaneous") },
      write: { if case .word(let word) = $0 { word == "continuous" } else { nil } })
    trait.symbols = ["continuous", "instantaneous"]
    return trait
  }()

  private static let snapCase = SpecCase<SnapSpec>(
    kind: .snap, get: { if case .snap(let snap) = $0 { snap } else { nil } },
    make: { .snap($0) })

  static let snap: [BehaviorProperty] = {
    var goal = point(
      snapCase, "point", label: "to", \.point, defaultText: "", "the destination")
    goal.isRequired = true
    return [
      goal,
      number(
        snapCase, "damping", \.damping, defaultText: "0.5", range: .portion,
        "from 0, most oscillation, to 1, none"),
    ]
  }()

  private static let fieldCase = SpecCase<FieldSpec>(
    kind: .field, get: { if case .field(let field) = $0 { field } else { nil } },
    make: { .field($0) })

  private typealias Law = FieldSpec.Kind

  static let field: [BehaviorProperty] = {
    var kind = word(fieldCase, "kind", \.kind, defaultText: "", "its effect")
    kind.isRequired = true
    var size = maybe(
      fieldCase, "size", \.size, .point, "width and height of its region, if that is a rectangle",
      read: { .point($0) },
      write: { value in
        if case .point(let point) = value, point.x > 0, point.y > 0 { point } else { nil }
      })
    size.excludes = ["radius"]
    return [
      kind,
      point(fieldCase, "center", \.position, defaultText: "(0, 0)", "the middle of its region")
        .used(with: [Law.radialGravity, .spring, .vortex, .noise, .turbulence, .electric])
        .used(beside: ["radius", "size", "falloff"]),
      optional(
        fieldCase, "radius", \.radius, defaultText: "everywhere",
        range: .above0(to: 1e7, "10 million"),
        "the radius of its region, if that is round"), size,
      number(
        fieldCase, "strength", \.strength, defaultText: "1",
        "its strength, mostly in 100 points a second, every second"),
      number(
        fieldCase, "falloff", \.falloff, defaultText: "0", range: .from0(to: 100, "100"),
        "the power of the distance by which it weakens"),
      number(
        fieldCase, "minimumRadius", \.minimumRadius, defaultText: "10",
        range: .above0(to: 1e7, "10 million"),
        "the radius within which it does not weaken"
      ).used(beside: ["falloff"]),
      point(
        fieldCase, "direction", \.direction, defaultText: "(0, 1)",
        "its direction"
      ).used(with: [Law.linearGravity, .velocity]),
      number(
        fieldCase, "smoothness", \.smoothness, defaultText: "0", range: .portion,
        "from 0, rough, to 1"
      ).used(with: [Law.noise, .turbulence]),
      number(
        fieldCase, "animationSpeed", \.animationSpeed, defaultText: "0",
        range: .from0(to: 1000, "1000"),
        "how fast it changes"
      ).used(with: [Law.noise, .turbulence]),
    ]
  }()
}
