/// What a clause, subject or option takes; literals are checked against it before the run.
enum ClauseType: Sendable {
  case duration, number, count, boolean, string, any
  case point, pointOrRect, cornerOrRect, view, viewOrNil, closure, array, place, placeOrArray, times
  case time, angle
  /// A plain number from 0 to 1.
  case fraction
  /// What a finger aims at.
  case viewOrPoint
  /// One of the row's symbols.
  case symbol
  /// One of the row's symbols or an array of them.
  case symbols
  /// A named curve, four control points or a value of the kind.
  case curve
  case schedule
  /// A side, center or length of a view.
  case anchor
  case anchorOrNumber
  /// What a behavior acts on: a view, or an object with bounds, center and transform.
  case item
  case items
  case range
  /// One number, or one for each side.
  case sides

  var text: String {
    switch self {
    case .duration: "duration"
    case .number: "number"
    case .count: "count"
    case .boolean: "true or false"
    case .string: "string"
    case .any: "value"
    case .point: "point"
    case .pointOrRect: "size or rect"
    case .cornerOrRect: "point or rect"
    case .view: "view"
    case .viewOrNil: "view or nil"
    case .closure: "block"
    case .array: "array"
    case .place: "place"
    case .placeOrArray: "place or array of places"
    case .times: "time or array of times"
    case .time: "time"
    case .fraction: "fraction"
    case .angle: "angle"
    case .viewOrPoint: "view or point"
    case .symbol: "symbol"
    case .symbols: "symbol or array of symbols"
    case .curve: "curve"
    case .schedule: "time, .frame or .change"
    case .anchor: "anchor"
    case .anchorOrNumber: "anchor or number"
    case .item: "item"
    case .items: "item or array of items"
    case .range: "range"
    case .sides: "number or array of four"
    }
  }
}

/// The numbers a clause takes, and how a message says so.
struct NumberRange: Sendable {
  var values: ClosedRange<Double>
  var text: String

  func contains(_ number: Double) -> Bool { values.contains(number) }
}

/// One labelled part of a sentence, or its subject.
struct Clause: Sendable {
  var label: String
  var type: ClauseType
  var symbols: [String] = []
  /// The sentence means nothing without it.
  var isRequired = false
  /// What holds when it is not written, as documentation shows it.
  var defaultText: String = ""
  /// Which numbers it takes; nil for all of its type.
  var range: NumberRange?
  /// It means something only beside one of these.
  var needs: [String] = []
  /// It says the same thing in another way than each of these.
  var excludes: [String] = []
  /// The ways in which it says something; none for always.
  var uses: [ClauseUse] = []
  var text: String

  /// Its symbols, and the functions called as symbols that make what it takes.
  var symbolWords: [String] {
    if type != .curve { return symbols }
    let made = BuiltinRow.timing.map { String($0.name.dropFirst()) }
    return symbols + made.filter { !symbols.contains($0) }
  }

  /// What documentation says of it.
  var documentation: String { uses.isEmpty ? text : text + "; " + uses.text }
}
