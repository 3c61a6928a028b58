import AnimSyntax

extension DiagnosticCatalogue {
  /// The explanations of what can go wrong while a script runs, ordered by id.
  public static let runtime: [DiagnosticEntry] = (values + collections + calls + objects + items)
    .sorted { $0.id < $1.id }

  private static func entry(
    _ id: String, _ title: String, _ explanation: String, wrong: String = "", right: String = ""
  ) -> DiagnosticEntry {
    DiagnosticEntry(id: id, title: title, explanation: explanation, wrong: wrong, right: right)
  }

  private static let values: [DiagnosticEntry] = [
    entry(
      "internal", "a mistake of `anim` itself",
      "The script is not to blame. Please report it with the script that shows it."),
    entry(
      "type-mismatch", "a value of another kind is needed",
      """
      Operators, builtin functions and members work on the kinds of value their documentation \
      names, and nothing is converted in silence: a number does not become a text by being added \
      to one. Put a value into a text by interpolation, and make a number of a text with `number`.
      """, wrong: "print(\"width: \" + 3)", right: "print(\"width: \\(3)\")"),
    entry(
      "division-by-zero", "division by zero",
      """
      Neither `/` nor `%` has a result when the right side is 0, and a script is not to go on with \
      a number that means nothing. Test the divisor, or make sure that it cannot be 0.
      """, wrong: "let n = 0\nprint(10 / n)", right: "let n = 0\nprint(n == 0 ? 0 : 10 / n)"),
    entry(
      "not-a-number", "an operation without a result",
      """
      Some operations have no result among the numbers: the square root of -1, infinity minus \
      infinity, the logarithm of 0. Such a value would spread through everything computed from \
      it, so the script ends on the line where it would be born.
      """, wrong: "print(sqrt(-1))", right: "print(sqrt(abs(-1)))"),
    entry(
      "not-whole", "a number with a fraction where a whole one is needed",
      """
      Indices and counts are whole numbers, and `/` gives the exact quotient: 7 / 2 is 3.5. Say \
      how to round: `.floor`, `.ceil` or `.rounded`.
      """, wrong: "let xs = [1, 2, 3]\nprint(xs[xs.count / 2])",
      right: "let xs = [1, 2, 3]\nprint(xs[(xs.count / 2).floor])"),
    entry(
      "not-finite", "infinity where an end is needed",
      """
      `infinity` may stand where something can go on for ever, such as a repeat count. Times, \
      places and sizes need a number.
      """),
    entry(
      "not-a-boolean", "a condition that is neither true nor false",
      """
      `if`, `while`, `!`, `&&` and `||` take true or false and nothing else: no number, text or \
      object counts as true. Write the comparison that is meant.
      """, wrong: "let n = 1\nif n { print(\"yes\") }",
      right: "let n = 1\nif n != 0 { print(\"yes\") }"),
    entry(
      "reversed-range", "a range that runs backwards",
      """
      A range goes from its lower to its upper end. To count down, use `stride`, or go through a \
      range in reverse. A loop over `1...n` needs an n of at least 1; `0..<n` may be empty.
      """, wrong: "for i in 3...1 { print(i) }",
      right: "for i in stride(from: 3, through: 1, by: -1) { print(i) }"),
    entry(
      "endless-range", "a range without an end",
      """
      A `for` loop may go through a range up to infinity, for `break` can end it. What gathers all \
      numbers of a range, or picks one of them, needs a range with an end.
      """, wrong: "print((1...infinity).map({ $0 * 2 }))", right: "print((1...5).map({ $0 * 2 }))"),
    entry(
      "fractional-range", "a range with a fraction where one counts",
      """
      Going through a range means to count its whole numbers. Steps of another size, or from \
      another start, are what `stride` is for.
      """, wrong: "for x in 0.5...2.5 { print(x) }",
      right: "for x in stride(from: 0.5, through: 2.5, by: 1) { print(x) }"),
  ]

  private static let collections: [DiagnosticEntry] = [
    entry(
      "index-out-of-range", "an index where nothing is",
      """
      The first element of an array or text has index 0, the last one `count - 1`. Negative \
      indices do not count from the end: use `.last`, or `suffix(n)`. `append` adds an element; \
      assigning to the index after the last does not.
      """, wrong: "let xs = [1, 2]\nprint(xs[2])", right: "let xs = [1, 2]\nprint(xs.last)"),
    entry(
      "empty-collection", "an element taken from an empty array",
      "`removeFirst` and `removeLast` need an element. Test `isEmpty`, or use `popLast`.",
      wrong: "var xs = []\nxs.removeLast()", right: "var xs = []\nlet last = xs.popLast()"),
    entry(
      "unusable-key", "a value that cannot be a key",
      """
      Keys of a dictionary are numbers, strings, booleans, symbols, points and objects: values \
      that are equal at a glance. Arrays, dictionaries and closures are not, and nil is no value.
      """, wrong: "let d = [[1, 2]: \"a\"]", right: "let d = [(1, 2): \"a\"]"),
    entry(
      "not-iterable", "a loop through a single value",
      """
      `for` goes through arrays, dictionaries, strings and ranges. To do something n times, go \
      through the range `0..<n`.
      """, wrong: "for i in 3 { print(i) }", right: "for i in 0..<3 { print(i) }"),
  ]

  private static let calls: [DiagnosticEntry] = [
    entry(
      "missing-argument", "an argument that was left out",
      """
      Every parameter without a default needs an argument. `anim docs` shows the parameters of \
      each builtin function and method, with what holds where one may be left out.
      """, wrong: "let xs = [1]\nxs.reduce(0)",
      right: "let xs = [1]\nlet sum = xs.reduce(0) { $0 + $1 }"),
    entry(
      "too-many-arguments", "more arguments than parameters",
      "A call gives at most one argument for each parameter; labels tell which is which.",
      wrong: "let xs = [1]\nprint(xs.prefix(1, 2))", right: "let xs = [1]\nprint(xs.prefix(1))"),
    entry(
      "unknown-label", "a label that no parameter has",
      "The word before the colon must be the label of a parameter; it may be misspelt.",
      wrong: "let xs = [1, 2]\nprint(xs.joined(seperator: \"-\"))",
      right: "let xs = [1, 2]\nprint(xs.joined(separator: \"-\"))"),
    entry(
      "given-twice", "two arguments for one parameter",
      "An argument without a label goes to the next parameter, which a label may have filled."),
    entry(
      "wrong-argument", "an argument with which nothing can be done",
      """
      The argument is of the right kind, but outside of what the function works on: a negative \
      count, a step of 0, a range without a number in it.
      """, wrong: "print(\"-\".repeated(-1))", right: "print(\"-\".repeated(3))"),
    entry(
      "unknown-symbol", "a symbol that means nothing here",
      "Where a symbol chooses among options, it must be one of them; `anim docs` lists them."),
    entry(
      "not-callable", "a value called as if it were a function",
      "Only functions, closures and classes can be called.",
      wrong: "let n = 3\nn()", right: "let n = { 3 }\nprint(n())"),
    entry(
      "called-nil", "nil called as if it were a function",
      """
      A variable that is to hold a closure holds nil. Write `?(` to call it only where there is \
      one.
      """, wrong: "var done = nil\ndone()", right: "var done = nil\ndone?()"),
    entry(
      "may-not-wait", "a wait in a block that runs at once",
      """
      Blocks such as those of `animate` and `map`, and the body of a `deinit`, are run by \
      something that goes on when they are over; they cannot stop in the middle. Start a \
      `sequence` in them, or wait outside.
      """),
    entry(
      "keyframe-outside", "a keyframe without an animation of its own",
      """
      A keyframe is a part of an animation: its start and duration are fractions of what the \
      `animate` block around it takes. Timers and handlers made in a block run later, when it is \
      closed; and keyframes do not stand in one another.
      """,
      wrong: "let box = view (10, 10)\nkeyframe 0 { box.alpha = 0 }",
      right: "let box = view (10, 10)\nanimate 1s { keyframe 0.5 { box.alpha = 0 } }"),
    entry(
      "animator-state", "an animator asked for what it cannot do now",
      """
      An animator is inactive, active (running or paused) or stopped. Only an active one can be \
      paused, continued or stopped, only a paused one put at a fraction, and only a stopped one \
      finished; what is stopped has to be finished before it can go on. Its own blocks cannot \
      control it.
      """,
      wrong: "let box = view (10, 10)\nlet fade = animator 1s { box.alpha = 0 }\nfade.stop()",
      right: "let box = view (10, 10)\nlet fade = animator 1s { box.alpha = 0 }\nfade.start()\n"
        + "fade.stop()\nfade.finish(at: .end)"),
    entry(
      "too-long", "a time beyond all bounds",
      "Virtual time reaches as far as a billion seconds, some thirty years."),
    entry(
      "deadlock", "waiting for what never comes",
      """
      The script waits, and nothing is pending that could end the wait: what it waits for was \
      never started, or can never finish.
      """),
  ]

  private static let objects: [DiagnosticEntry] = [
    entry(
      "unknown-member", "a member that the value does not have",
      """
      Each kind of value has the members and methods that `anim docs` lists, and an object has \
      those its class declares: nothing is added by assigning to it. Members are read without \
      parentheses, methods are called with them.
      """, wrong: "let xs = [3, 1]\nprint(xs.length)", right: "let xs = [3, 1]\nprint(xs.count)"),
    entry(
      "member-of-nil", "a member of nothing",
      """
      The value before the dot is nil: a variable that was not set, a weak reference whose object \
      is gone, a search without a result. Test it with `if let`, or write `?.` to get nil.
      """, wrong: "let card = nil\nprint(card.rank)", right: "let card = nil\nprint(card?.rank)"),
    entry(
      "read-only", "a member that can be read but not set",
      """
      What is computed from other values cannot be set itself: the length of a point, the count \
      of an array. Set what it is computed from.
      """, wrong: "var p = (3, 4)\np.length = 10", right: "var p = (3, 4)\np = p.unit * 10"),
    entry(
      "let-constant", "a constant that is changed",
      """
      A `let` keeps its value, and arrays, dictionaries, points and the like are values: changing \
      an element changes them. Declare with `var` what is to change. Objects are different: their \
      properties can be set through a `let`.
      """),
    entry(
      "used-before-declaration", "a variable used before its line",
      """
      A variable has a value from its line on. Functions can be called before they are declared, \
      but the variables they use must have been reached by then.
      """, wrong: "func show() { print(total) }\nshow()\nlet total = 3",
      right: "func show() { print(total) }\nlet total = 3\nshow()"),
    entry(
      "used-after-end", "a variable used when the run is over",
      """
      At the end of a run the variables are let go one after the other, last first. A `deinit` \
      that runs then should use only what its own object holds.
      """),
    entry(
      "unowned-after-release", "an unowned object that is gone",
      """
      `unowned` promises that the object outlives its use; here it did not. Capture it `weak` and \
      test for nil, or keep the object somewhere.
      """),
    entry(
      "weak-needs-object", "a value held weakly",
      "Values are copied, and only objects can be let go by others: leave `weak` out."),
    entry(
      "place-needs-object", "a place that does not begin at an object",
      "`trace` looks at a property of an object, such as `box.alpha`."),
    entry(
      "view-cycle", "a view put into itself",
      "The views of a stage form a tree: none can be inside one of its own subviews."),
    entry(
      "stage-stays", "the stage taken out of its place",
      "The stage holds all other views and cannot be removed or put into one of them."),
  ]
}
