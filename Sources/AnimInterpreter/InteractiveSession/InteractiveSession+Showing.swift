import AnimRuntime
import AnimTrace

extension InteractiveSession {
  /// What is seen and what the model has: `X presentation V model V`, one line for a property,
  /// several for a view. Nothing changes by looking.
  public func show(_ text: String) throws(InspectionError) -> [String] {
    try glance { (copy) throws(InspectionError) -> [String] in
      switch try copy.look(at: text) {
      case .view(let view): return copy.lines(of: view, text)
      case .value(let seen, let model): return [copy.line(text, seen, model)]
      }
    }
  }

  /// Center, bounds and alpha, and whatever else is not as a new view has it.
  private func lines(of view: ViewID, _ text: String) -> [String] {
    let (runtime, machine) = (session.stage.runtime, session.machine)
    let plain = Runtime(frameRate: 60)
    return Property.table.map(\.property).filter { $0 != .frame }.compactMap { property in
      let seen = runtime.presentation(property, of: view)
      let model = runtime.model(property, of: view)
      let isBasic = [.center, .bounds, .alpha].contains(property)
      let isUsual = model == plain.model(property, of: .stage)
      if !isBasic, isUsual, seen == model { return nil }
      return line("\(text).\(property.name)", machine.detail(seen), machine.detail(model))
    }
  }

  private func line(_ text: String, _ seen: DetailValue, _ model: DetailValue) -> String {
    "\(text) presentation \(words(seen)) model \(words(model))"
  }

  /// A value as the trace writes it.
  func words(_ value: DetailValue) -> String {
    String(decoding: session.stage.recorder.writer.text(of: value), as: UTF8.self)
  }

  func words(_ time: Time) -> String {
    time == .never ? "never" : words(.number(time.seconds))
  }
}
