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

extension Traces {
  static func trace(_ call: DirectiveCall, _ machine: inout Machine, _ stage: inout Stage)
    throws(Failure) -> Value
  {
    let subject = call.subject
    let values = subject.kind == .array ? machine.heap.array(subject) : [subject]
    var places: [WatchedPlace] = []
    for value in values {
      guard value.kind == .place else {
        throw .placeNeedsObject(machine.typeName(of: value))
      }
      places.append(watched(machine.heap.place(value), machine, stage))
    }
    let every = call["every"]
    let times = call["at"]
    guard every != nil || times != nil else { throw .traceNeedsTimes() }
    if let every { try addWatch(places, try schedule(every, machine), &machine, &stage) }
    if let times {
      let list = times.kind == .array ? machine.heap.array(times) : [times]
      var dates: [Time] = []
      for date in list { dates.append(try machine.time(date, "at")) }
      try addWatch(places, .at(dates), &machine, &stage)
    }
    return .nil
  }

  private static func addWatch(
    _ places: [WatchedPlace], _ schedule: TraceSchedule, _ machine: inout Machine,
    _ stage: inout Stage
  )
    throws(Failure)
  {
    let id = stage.runtime.addTrace(schedule)
    stage.traces.watchedPlaces += places.count
    // Traces are numbered from 0, and the number of one that has ended is used again.
    while stage.traces.watches.count <= Int(id.raw) {
      stage.traces.watches.append(Watch(places: [], line: 0))
    }
    stage.traces.watches[Int(id.raw)] = Watch(
      places: places, line: machine.currentLine, isChange: schedule == .everyChange)
    if schedule == .everyChange { stage.traces.changeWatches.append(id.raw) }
  }

  private static func schedule(_ value: Value, _ machine: Machine) throws(Failure) -> TraceSchedule
  {
    if value.kind == .symbol {
      switch machine.names[Name(id: UInt32(value.index))] {
      case "frame": return .everyFrame
      case "change": return .everyChange
      default: break
      }
    }
    let step = try machine.time(value, "every")
    if step <= .zero { throw .stepNotPositive() }
    return .every(step)
  }

  private static func watched(
    _ place: PlaceCell, _ machine: Machine, _ stage: Stage
  ) -> WatchedPlace {
    let text = String(decoding: place.text, as: UTF8.self)
    var property = ""
    for name in place.path { property += (property.isEmpty ? "" : ".") + machine.names[name] }
    var subject = String(text.dropLast(min(text.count, property.count + 1)))
    if subject.isEmpty { (subject, property) = (text, "") }
    let spelled = stage.recorder.writer.place(subject: subject, property: property)
    var number = watchedNumber(place, machine)
    number?.line = spelled.shortLine
    return WatchedPlace(root: place.root, path: place.path, place: spelled, number: number)
  }

  /// The number that a place is, where it is one that the runtime can tell.
  private static func watchedNumber(_ place: PlaceCell, _ machine: Machine) -> WatchedNumber? {
    let root = Value(.object, place.root.handle)
    guard place.path.count <= 2, case .view(let view) = machine.heap.object(root).native,
      case .view(let property)? = viewProperty(root, place.path[0], machine), property != .frame
    else { return nil }
    let lane =
      place.path.count == 1 ? property.wholeLane : lane(of: place.path[1], in: property, machine)
    return lane.map { WatchedNumber(view: ViewID(raw: view), property: property, lane: $0) }
  }

  /// The native property of a view's object, unless its class has a member of that name.
  private static func viewProperty(_ object: Value, _ name: Name, _ machine: Machine)
    -> NativeProperty?
  {
    if machine.program.types[Int(machine.heap.object(object).type)].members[name] != nil {
      return nil
    }
    return machine.tables.objects.row(name, .view)?.property
  }

  private static func lane(of part: Name, in property: Property, _ machine: Machine) -> Int? {
    let kind: Kind
    switch property.type {
    case .point: kind = .point
    case .rect: kind = .rect
    case .color: kind = .color
    case .number, .bool, .transform, .corners: return nil
    }
    guard let member = machine.tables.builtins.member(kind, part) else { return nil }
    return member.operation.lane
  }

  // MARK: Sampling

  /// Samples everything one trace looks at.
  static func sample(_ id: TraceID, _ machine: inout Machine, _ stage: inout Stage) throws(Failure)
  {
    let index = Int(id.raw)
    guard index < stage.traces.watches.count else { return }
    guard
      stage.traces.watches[index].places.contains(where: { machine.heap.isAlive($0.root.handle) })
    else {
      forget(id, &stage)
      return
    }
    for place in 0..<stage.traces.watches[index].places.count {
      try sample(index, place, &machine, &stage)
    }
    stage.recorder.drain()
  }

  /// The instant is over: traces of changes look whether anything is seen differently.
  static func sampleChanges(_ machine: inout Machine, _ stage: inout Stage) throws(Failure) {
    for id in stage.traces.changeWatches {
      let index = Int(id)
      machine.charge(16 * stage.traces.watches[index].places.count)
      guard
        stage.traces.watches[index].places.contains(where: { machine.heap.isAlive($0.root.handle) })
      else {
        forget(TraceID(raw: id), &stage)
        continue
      }
      for place in 0..<stage.traces.watches[index].places.count {
        try sample(index, place, &machine, &stage)
      }
    }
  }

  /// Ends a trace whose objects are all gone.
  private static func forget(_ id: TraceID, _ stage: inout Stage) {
    stage.runtime.removeTrace(id)
    stage.traces.watchedPlaces -= stage.traces.watches[Int(id.raw)].places.count
    stage.traces.watches[Int(id.raw)].places = []
    if let index = stage.traces.changeWatches.firstIndex(of: id.raw) {
      stage.traces.changeWatches.remove(at: index)
    }
  }

  private static func sample(
    _ id: Int, _ index: Int, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    guard machine.heap.isAlive(stage.traces.watches[id].places[index].root.handle) else { return }
    if let number = stage.traces.watches[id].places[index].number,
      !stage.traces.watches[id].isChange
    {
      sampleNumber(number, id, index, &stage)
    } else {
      try sampleValue(id, index, &machine, &stage)
    }
  }

  private static func sampleNumber(
    _ number: WatchedNumber, _ id: Int, _ index: Int, _ stage: inout Stage
  ) {
    stage.recorder.events += 1
    guard stage.recorder.hasRoom() else { return }
    let (seen, model) = stage.runtime.numbers(number.property, lane: number.lane, of: number.view)
    let time = stage.runtime.now.flicks
    let different = seen == model ? nil : model
    if let line = number.line,
      stage.recorder.writer.sample(time: time, line, value: seen, model: different)
    {
      return
    }
    stage.recorder.writer.sample(
      time: time, line: stage.traces.watches[id].line,
      place: stage.traces.watches[id].places[index].place, value: seen,
      model: different)
  }

  private static func sampleValue(
    _ id: Int, _ index: Int, _ machine: inout Machine, _ stage: inout Stage
  ) throws(Failure) {
    let watched = stage.traces.watches[id].places[index]
    let (line, isChange) = (stage.traces.watches[id].line, stage.traces.watches[id].isChange)
    let root = Value(.object, watched.root.handle)
    let model = try followed(root, watched.path, ofPresentation: false, &machine, &stage)
    let seen = try followed(root, watched.path, ofPresentation: true, &machine, &stage)
    let detail = machine.detail(seen)
    let modelDetail = try machine.equals(seen, model, stage) ? nil : machine.detail(model)
    machine.release(seen, &stage)
    machine.release(model, &stage)
    if isChange {
      if watched.last == detail { return }
      stage.traces.watches[id].places[index].last = detail
    }
    stage.recorder.events += 1
    guard stage.recorder.hasRoom() else { return }
    stage.recorder.writer.sample(
      time: stage.runtime.now.flicks, line: line, place: watched.place, value: detail,
      model: modelDetail)
  }

  /// The value at a path, as the model has it or as it is seen; owned.
  static func followed(
    _ root: Value, _ path: [Name], ofPresentation: Bool, _ machine: inout Machine,
    _ stage: inout Stage
  ) throws(Failure)
    -> Value
  {
    let shown =
      ofPresentation && !stage.transitions.heldFields.isEmpty
      ? Transitions.showOldFields(&machine, stage) : []
    defer { if !shown.isEmpty { Transitions.hideOldFields(shown, &machine, &stage) } }
    var value: Value
    if ofPresentation, case .view(let raw) = machine.heap.object(root).native,
      case .view(let property)? = viewProperty(root, path[0], machine)
    {
      value = Views.makeValue(stage.runtime.presentation(property, of: ViewID(raw: raw)), &machine)
    } else if ofPresentation, case .view(let raw) = machine.heap.object(root).native,
      machine.program.types[Int(machine.heap.object(root).type)].members[path[0]] == nil,
      case .layout(let property)? = machine.tables.objects.row(path[0], .view)?.property
    {
      value = Layout.member(ViewID(raw: raw), property, ofPresentation: true, &machine, stage)
    } else if ofPresentation, case .view(let raw) = machine.heap.object(root).native,
      machine.program.types[Int(machine.heap.object(root).type)].members[path[0]] == nil,
      let property = machine.tables.objects.row(path[0], .view)?.property,
      let seen = Transitions.presentationMember(ViewID(raw: raw), property, &machine, stage)
    {
      value = seen
    } else {
      value = try machine.member(root, path[0], &stage)
    }
    for name in path.dropFirst() {
      let next = try machine.member(value, name, &stage)
      machine.release(value, &stage)
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
