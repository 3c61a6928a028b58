import AnimSyntax

/// All code of a session; it only ever grows, and a function once added never changes.
///
/// Shared by every snapshot of a machine: what a later line added is simply not reached from an
/// earlier state.
final class Program: @unchecked Sendable {
  private(set) var functions: [Function] = []
  var types: [ClassType] = []
  private(set) var shapes: [CallShape] = []
  /// The functions and shapes again, as the machine's loop reads them.
  let code = FlatTable<CodeEntry>()
  let shapeEntries = FlatTable<ShapeEntry>()
  var places: [PlaceShape] = []
  var sources: [SourceFile] = []
  private var shapeIndices: [CallShape: Int] = [:]

  deinit {
    for function in functions {
      function.code.deallocate()
      function.constants.deallocate()
    }
  }

  /// Adds a function and returns its index.
  func add(_ function: Function) -> Int {
    functions.append(function)
    code.append(function.entry)
    return functions.count - 1
  }

  /// Puts a compiled function in the place that was reserved for it.
  func replace(_ index: Int, by function: Function) {
    functions[index].code.deallocate()
    functions[index].constants.deallocate()
    functions[index] = function
    code.replace(index, function.entry)
  }

  /// Says what a function takes before it is compiled.
  func declare(_ index: Int, _ parameters: [Parameter]) {
    functions[index].parameters = parameters
    code.replace(index, functions[index].entry)
  }

  func index(of shape: CallShape) -> Int {
    if let index = shapeIndices[shape] { return index }
    shapes.append(shape)
    shapeEntries.append(
      ShapeEntry(
        count: Int32(shape.labels.count),
        isPositional: !shape.hasTrailingBlock && shape.labels.allSatisfy(\.isNone)))
    shapeIndices[shape] = shapes.count - 1
    return shapes.count - 1
  }
}
