import AnimRuntime

extension BehaviorProperty {
  /// The same, which says something with some kinds only, there perhaps only beside other clauses;
  /// said again, also in another way.
  func used<Word: RawRepresentable<String>>(
    with kinds: [Word], of clause: String = "kind", beside: [String] = []
  ) -> BehaviorProperty {
    var trait = self
    trait.uses.append(
      ClauseUse(clause: clause, symbols: kinds.map(\.rawValue), beside: beside))
    return trait
  }

  /// The same, which says something only beside one of some other clauses.
  func used(beside: [String]) -> BehaviorProperty {
    var trait = self
    trait.uses.append(ClauseUse(beside: beside))
    return trait
  }

  /// Why it says nothing of a behavior that is like that; nil where it says something.
  func idleness(in spec: BehaviorSpec) -> ClauseIdleness? {
    if uses.isEmpty { return nil }
    let traits = BehaviorProperty.traits(of: kind)
    func value(_ label: String) -> BehaviorPropertyValue {
      traits.first { $0.label == label }?.get(spec) ?? .nothing
    }
    return uses.idleness(
      symbol: { if case .word(let word) = value($0) { word } else { nil } },
      has: { value($0).isEffective })
  }
}
