import AnimSyntax

extension Compiler {
  /// Compiles a condition and returns the jumps to take when it does not hold.
  mutating func compileCondition(_ id: NodeID) -> [Int] {
    let node = tree[id]
    let outerOffset = offset
    offset = node.range.start
    defer { offset = outerOffset }
    let mark = state.nextRegister
    defer { state.nextRegister = mark }
    if node.kind == .group { return compileCondition(NodeID(node.a)) }
    if node.kind == .binary, let op = BinaryOperator(rawValue: node.flag) {
      let (left, right) = (NodeID(node.a), NodeID(node.b))
      switch op {
      case .and: return compileCondition(left) + compileCondition(right)
      // A block may change the collection that was compared: nobody must hold it any more.
      case _ where op.isComparison && isCollectionLiteral(right) && isRead(left): break
      case .less, .greater:
        let a = compile(left)
        if let small = smallInteger(right) {
          return [emit(op == .less ? .jumpUnlessLessInteger : .jumpUnlessGreaterInteger, a, small)]
        }
        let b = compile(right)
        return [op == .less ? emit(.jumpUnlessLess, a, b) : emit(.jumpUnlessLess, b, a)]
      case .lessEqual, .greaterEqual:
        let a = compile(left)
        let b = compile(right)
        return [
          op == .lessEqual ? emit(.jumpUnlessLessEqual, a, b) : emit(.jumpUnlessLessEqual, b, a)
        ]
      case .equal, .notEqual:
        let a = compile(left)
        let b = compile(right)
        return [emit(op == .equal ? .jumpUnlessEqual : .jumpIfEqual, a, b)]
      default: break
      }
    }
    if node.kind == .unary, node.flag == UnaryOperator.not.rawValue {
      let register = compile(NodeID(node.a))
      return [emit(.jumpIf, register)]
    }
    let register = compile(id)
    return [emit(.jumpUnless, register)]
  }
}
