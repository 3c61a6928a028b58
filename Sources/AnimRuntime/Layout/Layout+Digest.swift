import AnimGeometry
import AnimSolver

extension Layout {
  /// Adds the constraints, the traits and what is to be laid out; the rest follows from these.
  func add(to digest: inout Digest) {
    for name in constraints.names {
      let record = constraints[name]
      digest.add(name)
      digest.add(record.activation)
      digest.add(record.isBroken)
      digest.add(record.wasSuspended)
      digestAnchor(record.says.first, into: &digest)
      if let second = record.says.second { digestAnchor(second, into: &digest) }
      digest.add(UInt64(record.says.relation.rawValue))
      digest.add(record.says.multiplier)
      digest.add(record.says.constant)
      digest.add(record.says.priority)
    }
    for slot in traits.indices where traits[slot] != LayoutTraits() {
      let traits = traits[slot]
      digest.add(slot)
      digest.add(SIMD4(traits.intrinsicSize.x, traits.intrinsicSize.y, 0, 0))
      digest.add(SIMD4(traits.hugging.x, traits.hugging.y, 0, 0))
      digest.add(SIMD4(traits.compressionResistance.x, traits.compressionResistance.y, 0, 0))
      digestInsets(traits.margins, into: &digest)
      digestInsets(traits.safeArea, into: &digest)
    }
    digest.add(isPending)
    for view in needing + parked { digest.add(view.raw) }
  }

  private func digestAnchor(_ anchor: LayoutAnchor, into digest: inout Digest) {
    digest.add(anchor.view.raw)
    digest.add(UInt64(anchor.attribute.rawValue))
    digest.add(UInt64(anchor.guide.rawValue))
  }

  private func digestInsets(_ insets: Insets, into digest: inout Digest) {
    digest.add(SIMD4(insets.top, insets.left, insets.bottom, insets.right))
  }
}
