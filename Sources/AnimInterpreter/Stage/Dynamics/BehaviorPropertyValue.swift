import AnimGeometry
import AnimRuntime

/// A value of a behavior's property, as the runtime wants it.
enum BehaviorPropertyValue: Sendable {
  case number(Double)
  case flag(Bool)
  case word(String)
  case point(Point)
  case range(ClosedRange<Double>)
  /// Top, left, bottom, right.
  case sides(SIMD4<Double>)
  /// The property says nothing.
  case nothing

  /// False for a number of 0, what is off, and nothing.
  var isEffective: Bool {
    switch self {
    case .number(let number): number != 0
    case .flag(let flag): flag
    case .nothing: false
    case .word, .point, .range, .sides: true
    }
  }
}

/// One property of a kind of behavior: a clause of its directive and a member of its objects.
struct BehaviorProperty: Sendable {
  var kind: BehaviorKind
  /// What the member is called.
  var name: String
  /// What the clause is called.
  var label: String
  var type: ClauseType
  var symbols: [String] = []
  /// Whether a sentence must have it.
  var isRequired = false
  /// Whether nil may be written.
  var isOptional = false
  var defaultText = ""
  var range: NumberRange?
  var excludes: [String] = []
  /// The ways in which it says something; none for always.
  var uses: [ClauseUse] = []
  var text: String
  var get: @Sendable (BehaviorSpec) -> BehaviorPropertyValue?
  /// False if the value is none that it takes.
  var set: @Sendable (inout BehaviorSpec, BehaviorPropertyValue) -> Bool

  var clause: Clause {
    Clause(
      label: label, type: type, symbols: symbols, isRequired: isRequired, defaultText: defaultText,
      range: range, excludes: excludes, uses: uses, text: text)
  }

  static let all: [BehaviorProperty] = BehaviorKind.allCases.flatMap(traits)

  static func traits(of kind: BehaviorKind) -> [BehaviorProperty] {
    switch kind {
    case .gravity: gravity
    case .attachment: attachment
    case .collision: collision
    case .push: push
    case .snap: snap
    case .field: field
    case .dynamicItem: dynamicItem
    case .behavior: []
    }
  }
}

/// A case of `BehaviorSpec` with what is in it.
struct SpecCase<Content: Sendable>: Sendable {
  var kind: BehaviorKind
  var get: @Sendable (BehaviorSpec) -> Content?
  var make: @Sendable (Content) -> BehaviorSpec
}

extension BehaviorProperty {
  /// A place in the content of a case. It is given unevaluated: to make one takes long, and most
  /// runs ask for none.
  typealias Path<Content, Element> = WritableKeyPath<Content, Element> & Sendable

  /// A property that is a stored value of the case's content.
  static func stored<Content: Sendable, Element: Sendable>(
    _ of: SpecCase<Content>, _ name: String, label: String? = nil,
    _ path: @autoclosure @escaping @Sendable () -> Path<Content, Element>, _ type: ClauseType,
    defaultText: String = "", range: NumberRange? = nil, _ text: String,
    read: @escaping @Sendable (Element) -> BehaviorPropertyValue,
    write: @escaping @Sendable (BehaviorPropertyValue) -> Element?
  ) -> BehaviorProperty {
    BehaviorProperty(
      kind: of.kind, name: name, label: label ?? name, type: type, defaultText: defaultText,
      range: range,
      text: text,
      get: { spec in of.get(spec).map { read($0[keyPath: path()]) } },
      set: { spec, value in
        guard var content = of.get(spec), let element = write(value) else { return false }
        content[keyPath: path()] = element
        spec = of.make(content)
        return true
      })
  }

  static func number<Content: Sendable>(
    _ of: SpecCase<Content>, _ name: String,
    _ path: @autoclosure @escaping @Sendable () -> Path<Content, Double>, defaultText: String,
    range: NumberRange? = nil, _ text: String
  ) -> BehaviorProperty {
    stored(
      of, name, path(), .number, defaultText: defaultText, range: range, text,
      read: { .number($0) },
      write: { if case .number(let number) = $0 { number } else { nil } })
  }

  /// A property that may say nothing; it then reads as `otherwise`.
  static func maybe<Content: Sendable, Element: Sendable>(
    _ of: SpecCase<Content>, _ name: String,
    _ path: @autoclosure @escaping @Sendable () -> Path<Content, Element?>, _ type: ClauseType,
    defaultText: String = "", range: NumberRange? = nil,
    otherwise: BehaviorPropertyValue = .nothing,
    _ text: String, read: @escaping @Sendable (Element) -> BehaviorPropertyValue,
    write: @escaping @Sendable (BehaviorPropertyValue) -> Element?
  ) -> BehaviorProperty {
    BehaviorProperty(
      kind: of.kind, name: name, label: name, type: type, isOptional: true,
      defaultText: defaultText,
      range: range, text: text,
      get: { spec in
        of.get(spec).map { content in
          if let element = content[keyPath: path()] { return read(element) }
          return otherwise
        }
      },
      set: { spec, value in
        guard var content = of.get(spec) else { return false }
        if case .nothing = value {
          content[keyPath: path()] = nil
        } else {
          guard let element = write(value) else { return false }
          content[keyPath: path()] = element
        }
        spec = of.make(content)
        return true
      })
  }

  static func optional<Content: Sendable>(
    _ of: SpecCase<Content>, _ name: String,
    _ path: @autoclosure @escaping @Sendable () -> Path<Content, Double?>, defaultText: String,
    range: NumberRange? = nil, otherwise: BehaviorPropertyValue = .nothing, _ text: String
  ) -> BehaviorProperty {
    maybe(
      of, name, path(), .number, defaultText: defaultText, range: range, otherwise: otherwise, text,
      read: { .number($0) },
      write: { if case .number(let number) = $0 { number } else { nil } })
  }

  static func flag<Content: Sendable>(
    _ of: SpecCase<Content>, _ name: String,
    _ path: @autoclosure @escaping @Sendable () -> Path<Content, Bool>,
    defaultText: String, _ text: String
  ) -> BehaviorProperty {
    stored(
      of, name, path(), .boolean, defaultText: defaultText, text, read: { .flag($0) },
      write: { if case .flag(let flag) = $0 { flag } else { nil } })
  }

  static func point<Content: Sendable>(
    _ of: SpecCase<Content>, _ name: String, label: String? = nil,
    _ path: @autoclosure @escaping @Sendable () -> Path<Content, Point>, defaultText: String,
    _ text: String
  ) -> BehaviorProperty {
    stored(
      of, name, label: label, path(), .point, defaultText: defaultText, text, read: { .point($0) },
      write: { if case .point(let point) = $0 { point } else { nil } })
  }

  static func word<Content: Sendable, Word: CaseIterable & RawRepresentable<String> & Sendable>(
    _ of: SpecCase<Content>, _ name: String,
    _ path: @autoclosure @escaping @Sendable () -> Path<Content, Word>,
    defaultText: String, _ text: String
  ) -> BehaviorProperty {
    var trait = stored(
      of, name, path(), .symbol, defaultText: defaultText, text, read: { .word($0.rawValue) },
      write: { if case .word(let word) = $0 { Word(rawValue: word) } else { nil } })
    trait.symbols = Word.allCases.map(\.rawValue)
    return trait
  }

  /// The parts of an aim: it can be told by vector, or by magnitude and angle.
  static func aim<Content: Sendable>(
    _ of: SpecCase<Content>, _ path: @autoclosure @escaping @Sendable () -> Path<Content, Aim>,
    magnitude: String,
    angle: String, _ what: String
  ) -> [BehaviorProperty] {
    var vector = stored(
      of, "vector", path(), .point, "\(what) along both axes", read: { .point($0.vector) },
      write: { if case .point(let point) = $0 { Aim(vector: point) } else { nil } })
    vector.excludes = ["magnitude", "angle"]
    func part(
      _ name: String, _ type: ClauseType, _ defaultText: String, _ text: String,
      _ read: @escaping @Sendable (Aim) -> Double, _ write: @escaping @Sendable (Aim, Double) -> Aim
    ) -> BehaviorProperty {
      BehaviorProperty(
        kind: of.kind, name: name, label: name, type: type, defaultText: defaultText, text: text,
        get: { spec in of.get(spec).map { .number(read($0[keyPath: path()])) } },
        set: { spec, value in
          guard var content = of.get(spec), case .number(let number) = value else { return false }
          content[keyPath: path()] = write(content[keyPath: path()], number)
          spec = of.make(content)
          return true
        })
    }
    return [
      vector,
      // The direction first: a magnitude below 0 turns it round.
      part(
        "angle", .angle, angle, "its direction, clockwise from the right", { $0.angle },
        { $0.with(angle: $1) }),
      part("magnitude", .number, magnitude, what, { $0.magnitude }, { $0.with(magnitude: $1) }),
    ]
  }
}

extension NumberRange {
  /// What physics takes, told in words.
  static func from0(to most: Double, _ words: String) -> NumberRange {
    NumberRange(values: 0...most, text: "a number from 0 to \(words)")
  }

  static func above0(to most: Double, _ words: String) -> NumberRange {
    NumberRange(values: 1e-9...most, text: "a number above 0, up to \(words)")
  }

  /// Lengths, and torques.
  static let extent = from0(to: 1e7, "10 million")
  /// What multiplies.
  static let rate = from0(to: 1e6, "a million")
  static let portion = NumberRange(values: 0...1, text: "a number from 0 to 1")
}
