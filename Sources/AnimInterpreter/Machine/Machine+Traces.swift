import AnimRuntime
import AnimSyntax
import AnimTrace

/// A place that a trace looks at.
struct WatchedPlace: Sendable {
  /// The object, held weakly.
  var root: Value
  var path: [Name]
  var place: TracePlace
  /// A number of a view, read without going through values.
  var number: WatchedNumber?
  /// What was seen last, for traces of changes.
  var last: DetailValue?
}

/// One number of a view's property, as the runtime knows it.
struct WatchedNumber: Sendable {
  var view: ViewID
  var property: Property
  var lane: Int
  /// How its lines of text begin, if that is short.
  var line: TracePlace.ShortLine?
}

/// What one `trace` statement asked for.
struct Watch: Sendable {
  var places: [WatchedPlace]
  var line: Int
  var isChange = false
}

extension Machine {
  mutating func performTrace(_ arguments: DirectiveArguments) throws(Failure) -> Value {
    let subject = arguments.subject
    let values = subject.kind == .array ? heap.array(subject) : [subject]
    var places: [WatchedPlace] = []
    for value in values {
      guard value.kind == .place else {
        throw .placeNeedsObject(typeName(of: value))
      }
      places.append(watched(heap.place(value)))
    }
    let every = arguments["every"]
    let times = arguments["at"]
    guard every != nil || times != nil else { throw .traceNeedsTimes() }
    if let every { try addWatch(places, try schedule(every)) }
    if let times {
      let list = times.kind == .array ? heap.array(times) : [times]
      var dates: [Time] = []
      for date in list { dates.append(try time(date, "at")) }
      try addWatch(places, .at(dates))
    }
    return .nil
  }

  private mutating func addWatch(_ places: [WatchedPlace], _ schedule: TraceSchedule)
    throws(Failure)
  {
    let id = runtime.addTrace(schedule)
    watchedPlaces += places.count
    // Traces are numbered from 0, and the number of one that has ended is used again.
    while watches.count <= Int(id.raw) { watches.append(Watch(places: [], line: 0)) }
    watches[Int(id.raw)] = Watch(
      places: places, line: currentLine, isChange: schedule == .everyChange)
    if schedule == .everyChange { changeWatches.append(id.raw) }
  }

  private func schedule(_ value: Value) throws(Failure) -> TraceSchedule {
    if value.kind == .symbol {
      switch names[Name(id: UInt32(value.index))] {
      case "frame": return .everyFrame
      case "change": return .everyChange
      default: break
      }
    }
    let step = try time(value, "every")
    if step <= .zero { throw .stepNotPositive() }
    return .every(step)
  }

  private func watched(_ place: PlaceCell) -> WatchedPlace {
    let text = String(decoding: place.text, as: UTF8.self)
    var property = ""
    for name in place.path { property += (property.isEmpty ? "" : ".") + names[name] }
    var subject = String(text.dropLast(min(text.count, property.count + 1)))
    if subject.isEmpty { (subject, property) = (text, "") }
    let spelled = TracePlace(subject: subject, property: property)
    var number = watchedNumber(place)
    number?.line = spelled.shortLine
    return WatchedPlace(root: place.root, path: place.path, place: spelled, number: number)
  }

  /// The number that a place is, where it is one that the runtime can tell.
  private func watchedNumber(_ place: PlaceCell) -> WatchedNumber? {
    let root = Value(.object, place.root.handle)
    guard place.path.count <= 2, case .view(let view) = heap.object(root).native,
      case .view(let property)? = viewProperty(root, place.path[0]), property != .frame
    else { return nil }
    let lane = place.path.count == 1 ? property.wholeLane : lane(of: place.path[1], in: property)
    return lane.map { WatchedNumber(view: ViewID(raw: view), property: property, lane: $0) }
  }

  /// The native property of a view's object, unless its class has a member of that name.
  private func viewProperty(_ object: Value, _ name: Name) -> NativeProperty? {
    if program.types[Int(heap.object(object).type)].members[name] != nil { return nil }
    return tables.objects.row(name, .view)?.property
  }

  private func lane(of part: Name, in property: Property) -> Int? {
    let kind: Kind
    switch property.type {
    case .point: kind = .point
    case .rect: kind = .rect
    case .color: kind = .color
    case .number, .bool, .transform, .corners: return nil
    }
    guard let member = tables.builtins.member(kind, part) else { return nil }
    return member.operation.lane
  }

  // MARK: Sampling

  /// Samples everything one trace looks at.
  mutating func sample(_ id: TraceID) throws(Failure) {
    let index = Int(id.raw)
    guard index < watches.count else { return }
    guard watches[index].places.contains(where: { heap.isAlive($0.root.handle) }) else {
      forget(id)
      return
    }
    for place in 0..<watches[index].places.count { try sample(index, place) }
    recorder.drain()
  }

  /// The instant is over: traces of changes look whether anything is seen differently.
  mutating func sampleChanges() throws(Failure) {
    for id in changeWatches {
      let index = Int(id)
      charge(16 * watches[index].places.count)
      guard watches[index].places.contains(where: { heap.isAlive($0.root.handle) }) else {
        forget(TraceID(raw: id))
        continue
      }
      for place in 0..<watches[index].places.count { try sample(index, place) }
    }
  }

  /// Ends a trace whose objects are all gone.
  private mutating func forget(_ id: TraceID) {
    runtime.removeTrace(id)
    watchedPlaces -= watches[Int(id.raw)].places.count
    watches[Int(id.raw)].places = []
    if let index = changeWatches.firstIndex(of: id.raw) { changeWatches.remove(at: index) }
  }

  private mutating func sample(_ id: Int, _ index: Int) throws(Failure) {
    guard heap.isAlive(watches[id].places[index].root.handle) else { return }
    if let number = watches[id].places[index].number, !watches[id].isChange {
      sampleNumber(number, id, index)
    } else {
      try sampleValue(id, index)
    }
  }

  private mutating func sampleNumber(_ number: WatchedNumber, _ id: Int, _ index: Int) {
    recorder.events += 1
    guard recorder.hasRoom() else { return }
    let (seen, model) = runtime.numbers(number.property, lane: number.lane, of: number.view)
    let time = runtime.now.flicks
    let different = seen == model ? nil : model
    if let line = number.line,
      recorder.writer.sample(time: time, line, value: seen, model: different)
    {
      return
    }
    recorder.writer.sample(
      time: time, line: watches[id].line, place: watches[id].places[index].place, value: seen,
      model: different)
  }

  private mutating func sampleValue(_ id: Int, _ index: Int) throws(Failure) {
    let watched = watches[id].places[index]
    let (line, isChange) = (watches[id].line, watches[id].isChange)
    let root = Value(.object, watched.root.handle)
    let model = try followed(root, watched.path, ofPresentation: false)
    let seen = try followed(root, watched.path, ofPresentation: true)
    let detail = self.detail(seen)
    let modelDetail = try equals(seen, model) ? nil : self.detail(model)
    release(seen)
    release(model)
    if isChange {
      if watched.last == detail { return }
      watches[id].places[index].last = detail
    }
    recorder.events += 1
    guard recorder.hasRoom() else { return }
    recorder.writer.sample(
      time: runtime.now.flicks, line: line, place: watched.place, value: detail, model: modelDetail)
  }

  /// The value at a path, as the model has it or as it is seen; owned.
  mutating func followed(_ root: Value, _ path: [Name], ofPresentation: Bool) throws(Failure)
    -> Value
  {
    let shown = ofPresentation && !heldFields.isEmpty ? showOldFields() : []
    defer { if !shown.isEmpty { hideOldFields(shown) } }
    var value: Value
    if ofPresentation, case .view(let raw) = heap.object(root).native,
      case .view(let property)? = viewProperty(root, path[0])
    {
      value = makeValue(runtime.presentation(property, of: ViewID(raw: raw)))
    } else if ofPresentation, case .view(let raw) = heap.object(root).native,
      program.types[Int(heap.object(root).type)].members[path[0]] == nil,
      case .layout(let property)? = tables.objects.row(path[0], .view)?.property
    {
      value = layoutMember(ViewID(raw: raw), property, ofPresentation: true)
    } else if ofPresentation, case .view(let raw) = heap.object(root).native,
      program.types[Int(heap.object(root).type)].members[path[0]] == nil,
      let property = tables.objects.row(path[0], .view)?.property,
      let seen = presentationMember(ViewID(raw: raw), property)
    {
      value = seen
    } else {
      value = try member(root, path[0])
    }
    for name in path.dropFirst() {
      let next = try member(value, name)
      release(value)
      value = next
    }
    return value
  }
}

extension Property {
  /// The lane of a property that is a single number.
  fileprivate var wholeLane: Int? { type == .number ? 0 : nil }
}

extension MemberOperation {
  /// The lane of a point, rect or color that this member is; nil where it is none as it stands.
  fileprivate var lane: Int? {
    switch self {
    case .point(.x), .point(.width), .rect(.x), .color(.red): 0
    case .point(.y), .point(.height), .rect(.y), .color(.green): 1
    case .rect(.width), .color(.blue): 2
    case .rect(.height), .color(.alpha): 3
    default: nil
    }
  }
}

extension Failure {
  static func traceNeedsTimes() -> Failure {
    Failure(
      .missingArgument, "`trace` needs `every` or `at`",
      note: "as in `trace box.alpha every 1s` or `trace box.alpha at [0s, 1s]`")
  }

  static func stepNotPositive() -> Failure {
    Failure(.wrongArgument, "'every' needs a time above zero, `.frame` or `.change`")
  }
}
