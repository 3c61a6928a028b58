import AnimSyntax

/// All code of a session; it only ever grows, and a function once added never changes.
///
/// Shared by every snapshot of a machine: what a later line added is simply not reached from an
/// earlier state.
final class Program: @unchecked Sendable {
  // Code is added while none of it runs.
  @exclusivity(unchecked) private(set) var functions: [Function] = []
  @exclusivity(unchecked) var types: [ClassType] = []
  /// The place of the class of screens, from which others inherit.
  @exclusivity(unchecked) var screenType = 0
  @exclusivity(unchecked) private(set) var shapes: [CallShape] = []
  /// The functions and shapes again, as the machine's loop reads them.
  let code = FlatTable<CodeEntry>()
  let shapeEntries = FlatTable<ShapeEntry>()
  @exclusivity(unchecked) var places: [PlaceShape] = []
  @exclusivity(unchecked) var sources: [SourceFile] = []
  let arena = CodeArena()
  private var shapeIndices: [CallShape: Int] = [:]
  /// The shapes of calls without labels and blocks, by the number of their arguments.
  private var positionalShapes: [Int] = []

  /// Adds a function and returns its index.
  func add(_ function: Function) -> Int {
    functions.append(function)
    code.append(function.entry)
    return functions.count - 1
  }

  /// Puts a compiled function in the place that was reserved for it.
  func replace(_ index: Int, by function: Function) {
    functions[index] = function
    code.replace(index, function.entry)
  }

  /// Says what a function takes before it is compiled.
  func declare(_ index: Int, _ parameters: [Parameter]) {
    functions[index].parameters = parameters
    code.replace(index, functions[index].entry)
  }

  /// The shape of a call with `count` arguments, none of them labelled or a block.
  func positionalShape(_ count: Int) -> Int {
    while positionalShapes.count <= count {
      let labels = Array(repeating: Name.none, count: positionalShapes.count)
      positionalShapes.append(add(CallShape(labels: labels)))
    }
    return positionalShapes[count]
  }

  func index(of shape: CallShape) -> Int {
    if let index = shapeIndices[shape] { return index }
    shapeIndices[shape] = add(shape)
    return shapes.count - 1
  }

  private func add(_ shape: CallShape) -> Int {
    shapes.append(shape)
    shapeEntries.append(
      ShapeEntry(
        count: Int32(shape.labels.count),
        isPositional: !shape.hasTrailingBlock && shape.labels.allSatisfy(\.isNone)))
    return shapes.count - 1
  }
}
