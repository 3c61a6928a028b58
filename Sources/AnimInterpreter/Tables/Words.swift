import AnimRuntime
import AnimSyntax

/// Names the interpreter itself looks for, interned once.
struct Words: Sendable {
  let `self`: Name
  let `init`: Name
  let `deinit`: Name
  let get: Name
  let set: Name
  let stop: Name
  let now: Name
  let stage: Name
  let view: Name
  let center: Name
  let name: Name
  let layoutSubviews: Name
  let `in`: Name
  let willMove: Name
  let add: Name
  let remove: Name
  let bounds: Name
  let transform: Name
  let collisionShape: Name
  let screen: Name
  /// The names of what a screen is told, in the order of `ScreenMoment`.
  let screenMoments: [Name]

  init(names: inout NameTable) {
    self.`self` = names.intern("self")
    `init` = names.intern("init")
    `deinit` = names.intern("deinit")
    get = names.intern("get")
    set = names.intern("set")
    stop = names.intern("stop")
    now = names.intern("now")
    stage = names.intern("stage")
    view = names.intern("view")
    center = names.intern("center")
    name = names.intern("name")
    layoutSubviews = names.intern("layoutSubviews")
    `in` = names.intern("in")
    willMove = names.intern("willMove")
    add = names.intern("add")
    remove = names.intern("remove")
    bounds = names.intern("bounds")
    transform = names.intern("transform")
    collisionShape = names.intern("collisionShape")
    screen = names.intern("screen")
    screenMoments = ScreenMoment.allCases.map { names.intern($0.name) }
  }
}
