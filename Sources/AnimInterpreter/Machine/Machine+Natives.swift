import AnimRuntime
import AnimSyntax

/// A call of a method of a native object; the window holds receiver and arguments.
struct MethodCall {
  var row: ObjectRow
  var method: NativeMethod
  var shape: CallShape
  var window: UnsafeMutablePointer<Value>
}

extension Machine {
  /// The kind of an object, where rows of `ObjectTables` are looked up.
  func kind(of object: ObjectCell) -> NativeKind { program.types[Int(object.type)].base }

  /// A new object of a kind that the runtime brings along, the next in number of the kind; its
  /// fields are nil.
  mutating func makeNative(_ kind: NativeKind, _ native: Native) -> Value {
    let fields = program.types[kind.type].fieldNames.count
    return heap.make(
      ObjectCell(
        type: UInt32(kind.type), fields: Array(repeating: .nil, count: fields), native: native,
        name: .none, ordinal: 0, serial: serials.next(kind)))
  }

  /// A property of a native object, owned.
  mutating func nativeMember(_ value: Value, _ name: Name, _ stage: inout Stage) throws(Failure)
    -> Value
  {
    let object = heap.object(value)
    let (behind, raw) = object.native.parts
    guard let row = tables.objects.row(name, kind(of: object)), let property = row.property else {
      if name == tables.words.name { return heap.make(text: displayName(value)) }
      throw unknownObjectMember(value, name)
    }
    guard let member = try behind.row.get?(&self, &stage, value, raw, property) else {
      throw unknownObjectMember(value, name)
    }
    return member
  }

  mutating func setNativeMember(_ value: Value, _ name: Name, _ new: Value, _ stage: inout Stage)
    throws(Failure)
  {
    let object = heap.object(value)
    let (behind, raw) = object.native.parts
    guard let row = tables.objects.row(name, kind(of: object)), row.property != nil else {
      throw unknownObjectMember(value, name)
    }
    guard row.isSettable, try behind.row.set?(&self, &stage, value, raw, row, new) ?? false else {
      throw .readOnly(names[name], of: "object")
    }
  }

  mutating func rename(_ value: Value, _ text: String) {
    let payload = heap.payload(value)
    heap.objects[payload].name = names.intern(text)
    heap.objects[payload].ordinal = 1
  }

  // MARK: Methods

  /// A method of a native object; the window holds receiver and arguments.
  mutating func callObjectMethod(
    _ window: UnsafeMutablePointer<Value>, _ name: Name, _ shape: CallShape, _ stage: inout Stage
  ) throws(Failure) -> Value {
    let receiver = window.pointee
    let object = heap.object(receiver)
    let kind = kind(of: object)
    guard let row = tables.objects.method(name, kind), let method = row.method else {
      if let row = tables.objects.row(name, kind) { throw .notCallable(row.signature) }
      throw unknownObjectMember(receiver, name)
    }
    let (behind, raw) = object.native.parts
    let call = MethodCall(row: row, method: method, shape: shape, window: window)
    guard let result = try behind.row.call?(&self, &stage, receiver, raw, call) else {
      throw unknownObjectMember(receiver, name)
    }
    return result
  }

  /// The receiver and all arguments of a method whose arguments stand in the order of its row.
  func inOrder(_ call: MethodCall) throws(Failure) -> UnsafeMutablePointer<Value> {
    let (row, labels) = (call.row, call.shape.labels)
    if labels.count > row.labels.count { throw .tooManyArguments(row.name, row.labels.count) }
    if labels.count < row.labels.count {
      throw .missingArgument(row.name, row.labels[labels.count])
    }
    for (given, label) in zip(labels, row.labels) where !given.isNone && names[given] != label {
      throw .unknownLabel(names[given], row.name, row.labels.filter { !$0.isEmpty })
    }
    return call.window
  }

  /// The arguments of a method by their labels, those left out missing.
  func byLabel(_ call: MethodCall) throws(Failure) -> [String: Value] {
    try namedArguments(call.row, call.shape, call.window)
  }

  /// The object's native side ends with it.
  mutating func finalize(_ native: Native, of value: Value, _ stage: inout Stage) {
    let (behind, raw) = native.parts
    behind.row.finalize?(&self, &stage, value, raw)
  }

  /// The property of a behavior whose clause is called `label`.
  private func meant(by label: String, of kind: NativeKind) -> String? {
    BehaviorProperty.all.first { NativeKind($0.kind) == kind && $0.label == label }?.name
  }

  /// What to say of the layer that views of the platform have.
  private func noLayer(_ name: String, _ kind: NativeKind) -> String? {
    guard name == "layer", kind == .view else { return nil }
    return "a view has no separate layer: `cornerRadius`, `shadowOpacity` and others are its own"
  }

  func unknownObjectMember(_ value: Value, _ name: Name) -> Failure {
    let object = heap.object(value)
    let kind = kind(of: object)
    var known = tables.objects.names(of: kind)
    known += program.types[Int(object.type)].members.names.map { names[$0] }
    let suggestion = Spelling.closest(to: names[name], among: known)
    return Failure(
      .unknownMember, "'\(displayName(value))' has no '\(names[name])'",
      note: (meant(by: names[name], of: kind) ?? suggestion).map { "did you mean '\($0)'?" }
        ?? noLayer(names[name], kind)
        ?? (kind.general == nil ? nil : "it has \(known.joined(separator: ", "))")
        ?? "a class declares its own properties: `class Card: view { var \(names[name]) = … }`")
  }
}

extension Machine {
  /// The arguments of a method by their labels, those left out missing.
  func namedArguments(
    _ row: ObjectRow, _ shape: CallShape, _ window: UnsafeMutablePointer<Value>
  ) throws(Failure) -> [String: Value] {
    var arguments: [String: Value] = [:]
    for (index, given) in shape.labels.enumerated() {
      let value = window[index + 1]
      // Without a label stands the block, or the first argument of a method without one.
      let unlabelled = row.labels.contains("") ? "" : row.labels.first ?? ""
      let label = given.isNone ? unlabelled : names[given]
      guard row.labels.contains(label) else {
        if row.labels.isEmpty { throw .tooManyArguments(row.name, 0) }
        throw .unknownLabel(label, row.name, row.labels.filter { !$0.isEmpty })
      }
      if arguments.updateValue(value, forKey: label) != nil {
        throw .tooManyArguments(row.name, row.labels.count)
      }
    }
    for label in row.labels where arguments[label] == nil && !row.optional.contains(label) {
      throw .missingArgument(row.name, label.isEmpty ? "a block" : label)
    }
    return arguments
  }
}
