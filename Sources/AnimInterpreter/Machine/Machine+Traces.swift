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
  var fast: Property?
  /// What was seen last, for traces of changes.
  var last: DetailValue?
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
    watches[id.raw] = Watch(
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
    var property = place.path.map { names[$0] }.joined(separator: ".")
    var subject = String(text.dropLast(min(text.count, property.count + 1)))
    if subject.isEmpty { (subject, property) = (text, "") }
    var fast: Property?
    let root = Value(.object, place.root.handle)
    if place.path.count == 1, case .view = heap.object(root).native,
      case .view(let native)? = tables.objects.row(place.path[0], .view)?.property,
      native.row.type == .number
    {
      fast = native
    }
    return WatchedPlace(
      root: place.root, path: place.path,
      place: TracePlace(subject: subject, property: property), fast: fast)
  }

  // MARK: Sampling

  /// Samples everything one trace looks at.
  mutating func sample(_ id: TraceID) throws(Failure) {
    guard let watch = watches[id.raw] else { return }
    guard watch.places.contains(where: { heap.isAlive($0.root.handle) }) else {
      forget(id)
      return
    }
    for index in watch.places.indices { try sample(id.raw, index) }
    recorder.drain()
  }

  /// The instant is over: traces of changes look whether anything is seen differently.
  mutating func sampleChanges() throws(Failure) {
    for id in changeWatches {
      guard let watch = watches[id] else { continue }
      spend(16 * watch.places.count)
      guard watch.places.contains(where: { heap.isAlive($0.root.handle) }) else {
        forget(TraceID(raw: id))
        continue
      }
      for index in watch.places.indices { try sample(id, index) }
    }
  }

  /// Ends a trace whose objects are all gone.
  private mutating func forget(_ id: TraceID) {
    runtime.removeTrace(id)
    watchedPlaces -= watches.removeValue(forKey: id.raw)?.places.count ?? 0
    if let index = changeWatches.firstIndex(of: id.raw) { changeWatches.remove(at: index) }
  }

  private mutating func sample(_ id: UInt32, _ index: Int) throws(Failure) {
    let watched = watches[id]!.places[index]
    guard heap.isAlive(watched.root.handle) else { return }
    let root = Value(.object, watched.root.handle)
    let (line, isChange) = (watches[id]!.line, watches[id]!.isChange)
    if let property = watched.fast, !isChange, case .view(let raw) = heap.object(root).native {
      let view = ViewID(raw: raw)
      let seen = runtime.presentationNumber(property, of: view)
      guard case .number(let model) = runtime.model(property, of: view) else { return }
      recorder.events += 1
      guard recorder.hasRoom() else { return }
      recorder.writer.sample(
        time: runtime.now.flicks, line: line, place: watched.place, value: seen,
        model: seen == model ? nil : model)
      return
    }
    let model = try followed(root, watched.path, asSeen: false)
    let seen = try followed(root, watched.path, asSeen: true)
    let detail = self.detail(seen)
    let modelDetail = isEqual(seen, model) ? nil : self.detail(model)
    release(seen)
    release(model)
    if isChange {
      if watched.last == detail { return }
      watches[id]!.places[index].last = detail
    }
    recorder.events += 1
    guard recorder.hasRoom() else { return }
    recorder.writer.sample(
      time: runtime.now.flicks, line: line, place: watched.place, value: detail, model: modelDetail)
  }

  /// The value at a path, as the model has it or as it is seen; owned.
  mutating func followed(_ root: Value, _ path: [Name], asSeen: Bool) throws(Failure) -> Value {
    let shown = asSeen && !heldFields.isEmpty ? showOldFields() : []
    defer { if !shown.isEmpty { hideOldFields(shown) } }
    var value: Value
    if asSeen, case .view(let raw) = heap.object(root).native,
      program.types[Int(heap.object(root).type)].members[path[0]] == nil,
      case .view(let property)? = tables.objects.row(path[0], .view)?.property
    {
      value = makeValue(runtime.presentation(property, of: ViewID(raw: raw)))
    } else if asSeen, case .view(let raw) = heap.object(root).native,
      program.types[Int(heap.object(root).type)].members[path[0]] == nil,
      case .layout(let property)? = tables.objects.row(path[0], .view)?.property
    {
      value = layoutMember(ViewID(raw: raw), property, asSeen: true)
    } else if asSeen, case .view(let raw) = heap.object(root).native,
      program.types[Int(heap.object(root).type)].members[path[0]] == nil,
      let property = tables.objects.row(path[0], .view)?.property,
      let seen = seenMember(ViewID(raw: raw), property)
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
