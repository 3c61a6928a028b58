import AnimRuntime

extension BehaviorProperty {
  private static let attachmentCase = SpecCase<AttachmentSpec>(
    kind: .attachment, get: { if case .attachment(let spec) = $0 { spec } else { nil } },
    make: { .attachment($0) })

  private typealias Joint = AttachmentSpec.Kind

  static let attachment: [BehaviorProperty] = {
    var anchor = maybe(
      attachmentCase, "anchor", \.anchor, .point,
      "the position of the other end, in the reference view",
      read: { .point($0) },
      write: { if case .point(let point) = $0 { point } else { nil } })
    anchor.isOptional = false
    anchor.excludes = ["to", "otherOffset"]
    let range = maybe(
      attachmentCase, "range", \.range, .range,
      "the range in which it may slide, in points, or a pin may turn, in radians",
      read: { .range($0) },
      write: { if case .range(let range) = $0 { range } else { nil } }
    ).used(with: [Joint.sliding, .pin])
    return [
      word(
        attachmentCase, "kind", \.kind, defaultText: ".distance",
        "a rod or spring, a rope, a slide, a weld or a pin about the other end"), anchor,
      point(
        attachmentCase, "offset", \.offset, defaultText: "(0, 0)",
        "the point on the item that it holds, from its middle"
      ).used(with: [Joint.distance, .limit]),
      point(
        attachmentCase, "otherOffset", \.otherOffset, defaultText: "(0, 0)",
        "the point on the other item, from its middle"),
      optional(
        attachmentCase, "length", \.length, defaultText: "as created", range: .extent,
        "the distance it keeps, in points"
      ).used(with: [Joint.distance, .limit]),
      number(
        attachmentCase, "frequency", \.frequency, defaultText: "0", range: .from0(to: 30, "30"),
        "oscillations a second of a spring; 0 for a rigid rod"
      ).used(with: [Joint.distance]),
      number(
        attachmentCase, "damping", \.damping, defaultText: "0", range: .from0(to: 100, "100"),
        "how quickly a spring comes to rest, 1 without oscillation"
      ).used(with: [Joint.distance], beside: ["frequency"]),
      point(
        attachmentCase, "axis", \.axis, defaultText: "(1, 0)", "the direction in which it slides"
      ).used(with: [Joint.sliding]),
      range,
      number(
        attachmentCase, "frictionTorque", \.frictionTorque, defaultText: "0", range: .extent,
        "the resistance to the turning of a pin"
      ).used(with: [Joint.pin]),
    ]
  }()

  private static let collisionCase = SpecCase<CollisionSpec>(
    kind: .collision, get: { if case .collision(let spec) = $0 { spec } else { nil } },
    make: { .collision($0) })

  /// Boundaries say something where this one does.
  static let referenceBounds = flag(
    collisionCase, "referenceBounds", \.usesBounds, defaultText: "false",
    "whether the bounds of the reference view are a boundary"
  ).used(with: [CollisionSpec.Mode.everything, .boundaries], of: "mode")

  static let collision: [BehaviorProperty] = [
    word(
      collisionCase, "mode", \.mode, defaultText: ".everything",
      "which items and boundaries collide"),
    referenceBounds,
    stored(
      collisionCase, "insets", \.insets, .sides, defaultText: "0",
      "the distance inside the bounds: one number, or top, left, bottom and right",
      read: { .sides($0) }, write: { if case .sides(let sides) = $0 { sides } else { nil } }
    ).used(beside: ["referenceBounds"]),
    flag(
      collisionCase, "continuous", \.isContinuous, defaultText: "false",
      "whether nothing crosses anything between two steps, for all items of the animator"),
  ]

  private static let itemCase = SpecCase<ItemTraits>(
    kind: .dynamicItem, get: { if case .dynamicItem(let traits) = $0 { traits } else { nil } },
    make: { .dynamicItem($0) })

  static let dynamicItem: [BehaviorProperty] = [
    optional(
      itemCase, "elasticity", \.elasticity, defaultText: "0", range: .rate, otherwise: .number(0),
      "the part of its speed that a collision leaves; above 1 it gains speed"),
    optional(
      itemCase, "friction", \.friction, defaultText: "0", range: .rate, otherwise: .number(0),
      "the resistance to sliding along a surface"),
    optional(
      itemCase, "density", \.density, defaultText: "1", range: .above0(to: 1e6, "a million"),
      otherwise: .number(1),
      "the mass of its area"),
    optional(
      itemCase, "resistance", \.resistance, defaultText: "0", range: .rate, otherwise: .number(0),
      "the rate at which it slows by itself: after a second 1 leaves 37 % of its velocity, 0 all"),
    optional(
      itemCase, "angularResistance", \.angularResistance, defaultText: "0", range: .rate,
      otherwise: .number(0),
      "the rate at which its turning slows by itself: after a second 1 leaves 37 %, 0 all"),
    optional(
      itemCase, "charge", \.charge, defaultText: "0", otherwise: .number(0),
      "the charge on which electric and magnetic fields act"),
    optionalFlag(
      itemCase, "allowsRotation", \.allowsRotation, defaultText: "true", otherwise: .flag(true),
      "whether it turns"),
    optionalFlag(
      itemCase, "anchored", \.isAnchored, defaultText: "false", otherwise: .flag(false),
      "whether it stays where it is, and others collide with it"),
  ]

  private static func optionalFlag(
    _ of: SpecCase<ItemTraits>, _ name: String,
    _ path: WritableKeyPath<ItemTraits, Bool?> & Sendable, defaultText: String,
    otherwise: BehaviorPropertyValue,
    _ text: String
  ) -> BehaviorProperty {
    maybe(
      of, name, path, .boolean, defaultText: defaultText, otherwise: otherwise, text,
      read: { .flag($0) },
      write: { if case .flag(let flag) = $0 { flag } else { nil } })
  }
}
