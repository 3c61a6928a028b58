import AnimSolver

/// The constraints, the views they place, and the views that are to be laid out.
struct Layout: Sendable {
  /// A view that constraints place.
  struct Item: Sendable {
    var view: ViewID
    /// Its left and top from the stage's, and its size.
    var x: VariableID
    var y: VariableID
    var width: VariableID
    var height: VariableID
    /// What its intrinsic size asks for: width at most, at least, then height.
    var wishes: [4 of Wish] = .init(repeating: Wish())
    /// What its constraints left open in the pass before: a bit for left, top, width, height.
    var wasOpen: UInt8 = 0

    /// In the order of the bits of `wasOpen`.
    var variables: [4 of VariableID] { [x, y, width, height] }
  }

  /// Half of what an intrinsic length asks for, as the solver has it.
  struct Wish: Sendable {
    var id = RowID.none
    var length = 0.0
    var priority = 0
  }

  var constraints = SlotPool<ConstraintRecord>()
  /// The constraints in order of activation, with some that are not active any more.
  var active: [(name: UInt32, activation: UInt64)] = []
  /// How many are active.
  var activeCount = 0
  var brokenCount = 0
  /// How many constraints mention a view, by slot.
  var mentions: [Int32] = []

  var system = LinearSystem()
  /// In the order in which constraints came to place them.
  var items: [Item] = []
  /// The item of a view, by slot; −1 for none.
  var itemOf: [Int32] = []
  /// Rows of the solver whose constraints are gone.
  var orphans: [RowID] = []
  /// Rows that keep views where they are, as far as nothing else says where they should be.
  var stays: [RowID] = []

  /// By slot; views beyond the end have what is usual.
  var traits: [LayoutTraits] = []
  /// Something that the constraints depend on has changed.
  var isDirty = false
  /// True while a pass writes what it has found.
  var isWriting = false

  /// Views that lay out their subviews themselves, by slot.
  var isCustom: [Bool] = []
  var customCount = 0
  /// By slot: they are to do so.
  var needsLayout: [Bool] = []
  /// The pass in which each last did so, by slot.
  var lastPass: [UInt64] = []
  /// The views that need it, and those of them that are not on the stage.
  var needing: [ViewID] = []
  var parked: [ViewID] = []
  var pass: UInt64 = 0

  /// About how many bytes the constraints and the solver take.
  var footprint: Int {
    constraints.capacity * 320 + items.count * 128 + traits.count * 112
      + system.bytesInUse
  }

  /// True while anything at all wants to know of changes.
  var isWatching: Bool { activeCount > 0 || customCount > 0 }

  /// True if the instant must not end before a pass.
  var isPending: Bool { isDirty && activeCount > 0 || !needing.isEmpty }
}
