/// What a field of a node refers to.
public enum NodeField: UInt8, Sendable {
  case unused, name, optionalName, node, optionalNode, list, number, string, raw
}

extension NodeKind {
  /// The meaning of the fields `a`, `b`, `c`: what walks, comparisons and dumps go by.
  public var layout: (a: NodeField, b: NodeField, c: NodeField) {
    switch self {
    case .number: (.number, .unused, .unused)
    case .string: (.string, .unused, .unused)
    case .interpolation, .array, .dictionary, .block: (.list, .unused, .unused)
    case .color: (.raw, .unused, .unused)
    case .boolean, .nil, .`self`, .super, .break, .continue, .error: (.unused, .unused, .unused)
    case .name, .symbol: (.name, .unused, .unused)
    case .group, .unary, .expression: (.node, .unused, .unused)
    case .point, .index, .binary, .assign: (.node, .node, .unused)
    case .closure: (.list, .list, .list)
    case .capture, .binding: (.name, .optionalNode, .unused)
    case .member: (.node, .name, .unused)
    case .call: (.node, .list, .unused)
    case .argument, .clause: (.optionalName, .node, .unused)
    case .ternary: (.node, .node, .node)
    case .sentence: (.node, .optionalNode, .list)
    case .variable: (.name, .optionalNode, .optionalNode)
    case .function: (.name, .list, .node)
    case .parameter: (.optionalName, .name, .optionalNode)
    case .class: (.name, .optionalName, .list)
    case .initializer: (.unused, .list, .node)
    case .deinitializer: (.unused, .unused, .node)
    case .observer: (.name, .node, .unused)
    case .if: (.list, .node, .optionalNode)
    case .guard, .while: (.list, .node, .unused)
    case .switch: (.node, .list, .unused)
    case .case: (.list, .unused, .list)
    case .for: (.list, .node, .node)
    case .return: (.optionalNode, .unused, .unused)
    }
  }
}

extension Tree {
  /// Calls `body` with every node directly under `node`, in order.
  @inline(__always)
  public func forEachChild(of node: Node, _ body: (NodeID) -> Void) {
    let layout = node.kind.layout
    visit(layout.a, node.a, body)
    visit(layout.b, node.b, body)
    visit(layout.c, node.c, body)
  }

  @inline(__always)
  private func visit(_ field: NodeField, _ value: UInt32, _ body: (NodeID) -> Void) {
    switch field {
    case .node: body(NodeID(value))
    case .optionalNode: if value != .max { body(NodeID(value)) }
    case .list:
      let count = Int(lists[Int(value)])
      for index in 0..<count { body(NodeID(lists[Int(value) + 1 + index])) }
    default: break
    }
  }

  /// The first node, if any, with more than `limit` nodes on a way down from it.
  ///
  /// Children are made before their parents, so one pass over the array suffices; and a statement of
  /// the script is made of the nodes since the one before it, so a short one cannot be high.
  func firstNode(higherThan limit: UInt16) -> NodeID? {
    var start = 0
    for statement in self[statements] {
      let end = Int(statement.raw) + 1
      if let high = firstNode(higherThan: limit, in: start..<max(start, end)) { return high }
      start = max(start, end)
    }
    return firstNode(higherThan: limit, in: start..<nodes.count)
  }

  private func firstNode(higherThan limit: UInt16, in range: Range<Int>) -> NodeID? {
    guard range.count > Int(limit) else { return nil }
    var heights = [UInt16](repeating: 0, count: range.count)
    for index in range {
      var height: UInt16 = 0
      forEachChild(of: nodes[index]) { child in
        let place = Int(child.raw)
        if place < index, place >= range.lowerBound {
          height = max(height, heights[place - range.lowerBound])
        }
      }
      height += 1
      if height > limit { return NodeID(UInt32(index)) }
      heights[index - range.lowerBound] = height
    }
    return nil
  }
}
