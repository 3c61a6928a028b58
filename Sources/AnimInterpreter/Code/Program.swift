import AnimSyntax

/// All code of a session; it only ever grows, and a function once added never changes.
///
/// Shared by every snapshot of a machine: what a later line added is simply not reached from an
/// earlier state.
final class Program: @unchecked Sendable {
  var functions: [Function] = []
  var types: [ClassType] = []
  var shapes: [CallShape] = []
  var places: [PlaceShape] = []
  var sources: [SourceFile] = []
  private var shapeIndices: [CallShape: Int] = [:]

  deinit {
    for function in functions {
      function.code.deallocate()
      function.constants.deallocate()
    }
  }

  func index(of shape: CallShape) -> Int {
    if let index = shapeIndices[shape] { return index }
    shapes.append(shape)
    shapeIndices[shape] = shapes.count - 1
    return shapes.count - 1
  }
}
