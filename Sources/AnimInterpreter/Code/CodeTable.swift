import AnimSyntax

/// What a call needs to know of a function, trivially copyable.
struct CodeEntry {
  var code: UnsafeMutablePointer<Instruction>
  var constants: UnsafeMutablePointer<Value>
  var codeCount: Int32
  var registerCount: Int32
  var parameterCount: Int32
  var isMethod: Bool
  var isClosure: Bool
}

/// What a call needs to know of its shape, trivially copyable.
struct ShapeEntry: Sendable {
  var count: Int32
  /// No labels and no block after the call: the arguments are in the order of the parameters.
  var isPositional: Bool
}

/// Entries at plain addresses, for the machine's loop; grows, and is read without any checks.
///
/// Its owner, a `Program`, adds an entry wherever it adds what the entry describes, so an index that
/// the compiler has made is always within it.
final class FlatTable<Entry: BitwiseCopyable>: @unchecked Sendable {
  /// Where the entries are; the cell stays, so that readers hold a constant.
  private let cell: UnsafeMutablePointer<UnsafeMutablePointer<Entry>>
  private var count = 0
  private var capacity = 64

  init() {
    cell = .allocate(capacity: 1)
    cell.initialize(to: .allocate(capacity: 64))
  }

  deinit {
    cell.pointee.deallocate()
    cell.deallocate()
  }

  @inline(__always) subscript(index: Int) -> Entry { cell.pointee[index] }

  func append(_ entry: Entry) {
    if count == capacity {
      let grown = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
      grown.moveInitialize(from: cell.pointee, count: count)
      cell.pointee.deallocate()
      cell.pointee = grown
      capacity *= 2
    }
    (cell.pointee + count).initialize(to: entry)
    count += 1
  }

  func replace(_ index: Int, _ entry: Entry) { cell.pointee[index] = entry }
}
