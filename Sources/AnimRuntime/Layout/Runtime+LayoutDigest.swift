import AnimGeometry
import AnimSolver

extension Runtime {
  /// Adds what constraints say and what is to be laid out; what the solver makes of it follows.
  func digestLayout(into digest: inout Digest) {
    for name in layout.constraints.names {
      let record = layout.constraints[name]
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
    for slot in layout.traits.indices where layout.traits[slot] != LayoutTraits() {
      let traits = layout.traits[slot]
      digest.add(slot)
      digest.add(SIMD4(traits.intrinsicSize.x, traits.intrinsicSize.y, 0, 0))
      digest.add(SIMD4(traits.hugging.x, traits.hugging.y, 0, 0))
      digest.add(SIMD4(traits.compressionResistance.x, traits.compressionResistance.y, 0, 0))
      digestInsets(traits.margins, into: &digest)
      digestInsets(traits.safeArea, into: &digest)
    }
    digest.add(layout.isPending)
    for view in layout.needing + layout.parked { digest.add(view.raw) }
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
