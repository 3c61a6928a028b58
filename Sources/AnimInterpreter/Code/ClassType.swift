import AnimSyntax

/// What a name means after the dot of an object.
enum Member: Sendable {
  case field(slot: Int, flags: VariableFlags)
  /// A field that is computed at its first reading by a function of `self`.
  case lazyField(slot: Int, function: Int)
  case computed(getter: Int, setter: Int?)
  case method(function: Int)
  /// A value that belongs to the class: its global slot.
  case `static`(global: Int, function: Int)
}

/// A class: its members with those of its parents, by name.
struct ClassType: Sendable {
  var name: Name
  var parent: Int?
  /// The built-in kind it stands on.
  var base: NativeKind
  var members: NameMap<Member>
  /// The functions that run after a property was set, by its name; those of parents first.
  var observers: NameMap<[Int]>
  /// The slots of fields that have no value until they are first read.
  var lazySlots: [Int] = []
  var fieldNames: [Name]
  /// Fields that hold their object weakly or unowned.
  var fieldStrengths: [CaptureStrength]
  /// Sets the initial values of the class's own fields; -1 where it has none.
  var fieldInitializer = -1
  /// The `init` that instances are made by: the class's own or its nearest parent's; -1 for none.
  var initializer = -1
  /// The class's own `deinit`; -1 for none.
  var deinitializer = -1
  /// It or a class above it has a `deinit`.
  var hasDeinitializer = false
  /// How many classes stand above it.
  var depth = 0
  /// It is `screen` or inherits from it.
  var isScreen = false
  /// Its members have been declared.
  var isComplete = false

  /// Takes over what the parent has; own members declared later hide it.
  mutating func inherit(_ parent: ClassType) {
    depth = parent.depth + 1
    base = parent.base
    isScreen = parent.isScreen
    members = parent.members
    observers = parent.observers
    fieldNames = parent.fieldNames
    fieldStrengths = parent.fieldStrengths
    lazySlots = parent.lazySlots
    initializer = parent.initializer
    hasDeinitializer = parent.hasDeinitializer
  }

  /// What a class below takes over, as a count.
  var memberCount: Int { members.count + observers.count + 2 * fieldNames.count }

  /// Adds a field and returns its slot.
  mutating func addField(_ name: Name, _ flags: VariableFlags) -> Int {
    fieldNames.append(name)
    fieldStrengths.append(flags.strength)
    return fieldNames.count - 1
  }
}
