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
      "internal", "an error in `anim` itself",
      "The script did not cause this. Please report it together with the script."),
    entry(
      "type-mismatch", "a value of another kind is needed",
      """
      Operators, built-in functions and members work on the kinds of value that their \
      documentation names, and no value is converted implicitly: adding a number to a string is an \
      error. Interpolation puts a value into a string, and `number` makes a number from a string.
      """, wrong: "print(\"width: \" + 3)", right: "print(\"width: \\(3)\")"),
    entry(
      "division-by-zero", "division by zero",
      """
      `/` and `%` have no result when the right side is 0, and a meaningless number must not \
      spread through the script. Test the divisor, or make sure that it cannot be 0.
      """, wrong: "let n = 0\nprint(10 / n)", right: "let n = 0\nprint(n == 0 ? 0 : 10 / n)"),
    entry(
      "not-a-number", "an operation without a result",
      """
      Some operations have no numeric result: the square root of -1, infinity minus infinity, the \
      logarithm of 0. Such a value would spread through everything computed from it, so the script \
      ends on the line that would produce it.
      """, wrong: "print(sqrt(-1))", right: "print(sqrt(abs(-1)))"),
    entry(
      "not-whole", "a fraction where a whole number is needed",
      """
      Indices and counts are whole numbers, and `/` gives the exact quotient: 7 / 2 is 3.5. Choose \
      how to round: `.floor`, `.ceil` or `.rounded`.
      """, wrong: "let xs = [1, 2, 3]\nprint(xs[xs.count / 2])",
      right: "let xs = [1, 2, 3]\nprint(xs[(xs.count / 2).floor])"),
    entry(
      "not-finite", "infinity where a finite number is needed",
      """
      `infinity` is allowed for values without an end, such as a repeat count. Times, positions \
      and sizes must be finite.
      """),
    entry(
      "not-a-boolean", "a condition that is neither true nor false",
      """
      `if`, `while`, `!`, `&&` and `||` take only true or false: no number, string or object \
      counts as true. Write the comparison, such as `n != 0`.
      """, wrong: "let n = 1\nif n { print(\"yes\") }",
      right: "let n = 1\nif n != 0 { print(\"yes\") }"),
    entry(
      "reversed-range", "a range that runs backwards",
      """
      A range goes from its lower to its upper end. To count down, use `stride`, or iterate over a \
      range in reverse. A loop over `1...n` needs an n of at least 1; `0..<n` may be empty.
      """, wrong: "for i in 3...1 { print(i) }",
      right: "for i in stride(from: 3, through: 1, by: -1) { print(i) }"),
    entry(
      "endless-range", "a range without an end",
      """
      A `for` loop may iterate over a range up to infinity, because `break` can end it. An \
      operation that collects all numbers of a range, or picks one of them, needs a finite range.
      """, wrong: "print((1...infinity).map({ $0 * 2 }))", right: "print((1...5).map({ $0 * 2 }))"),
    entry(
      "fractional-range", "a range with a fraction where whole numbers are needed",
      """
      Iterating over a range counts its whole numbers. For other steps, or another start, use \
      `stride`.
      """, wrong: "for x in 0.5...2.5 { print(x) }",
      right: "for x in stride(from: 0.5, through: 2.5, by: 1) { print(x) }"),
  ]

  private static let collections: [DiagnosticEntry] = [
    entry(
      "index-out-of-range", "an index without an element",
      """
      The first element of an array or string has index 0, the last one `count - 1`. Negative \
      indices do not count from the end: use `.last`, or `suffix(n)`. `append` adds an element; \
      assigning to the index after the last one does not.
      """, wrong: "let xs = [1, 2]\nprint(xs[2])", right: "let xs = [1, 2]\nprint(xs.last)"),
    entry(
      "empty-collection", "an element removed from an empty array",
      "`removeFirst` and `removeLast` need an element. Test `isEmpty`, or use `popLast`.",
      wrong: "var xs = []\nxs.removeLast()", right: "var xs = []\nlet last = xs.popLast()"),
    entry(
      "unusable-key", "a value that cannot be a key",
      """
      Keys of a dictionary are numbers, strings, booleans, symbols, points and objects, which are \
      cheap to compare. Arrays, dictionaries and closures cannot be keys, and nil is not a value.
      """, wrong: "let d = [[1, 2]: \"a\"]", right: "let d = [(1, 2): \"a\"]"),
    entry(
      "not-iterable", "a loop over a single value",
      """
      `for` iterates over arrays, dictionaries, strings and ranges. To repeat something n times, \
      iterate over the range `0..<n`.
      """, wrong: "for i in 3 { print(i) }", right: "for i in 0..<3 { print(i) }"),
  ]

  private static let calls: [DiagnosticEntry] = [
    entry(
      "missing-argument", "a missing argument",
      """
      Every parameter without a default needs an argument. `anim docs` shows the parameters of \
      each built-in function and method, with their defaults.
      """, wrong: "let xs = [1]\nxs.reduce(0)",
      right: "let xs = [1]\nlet sum = xs.reduce(0) { $0 + $1 }"),
    entry(
      "too-many-arguments", "more arguments than parameters",
      "A call has at most one argument for each parameter; labels assign arguments to parameters.",
      wrong: "let xs = [1]\nprint(xs.prefix(1, 2))", right: "let xs = [1]\nprint(xs.prefix(1))"),
    entry(
      "unknown-label", "a label that no parameter has",
      "The word before the colon must be the label of a parameter; it may be misspelled.",
      wrong: "let xs = [1, 2]\nprint(xs.joined(seperator: \"-\"))",
      right: "let xs = [1, 2]\nprint(xs.joined(separator: \"-\"))"),
    entry(
      "given-twice", "two arguments for one parameter",
      "A label and the position assign two arguments to the same parameter."),
    entry(
      "wrong-argument", "an argument that is out of range",
      """
      The argument is of the right kind, but outside the domain of the function: a negative count, \
      a step of 0, a range without a number in it.
      """, wrong: "print(\"-\".repeated(-1))", right: "print(\"-\".repeated(3))"),
    entry(
      "unknown-symbol", "an unknown symbol",
      "A symbol that selects an option must be one of the listed ones; `anim docs` lists them."),
    entry(
      "not-callable", "a value called as if it were a function",
      "Only functions, closures and classes can be called.",
      wrong: "let n = 3\nn()", right: "let n = { 3 }\nprint(n())"),
    entry(
      "called-nil", "nil called as if it were a function",
      """
      A variable that should hold a closure holds nil. Write `?(` to call it only if it holds a \
      closure.
      """, wrong: "var done = nil\ndone()", right: "var done = nil\ndone?()"),
    entry(
      "may-not-wait", "a wait in a block that runs at once",
      """
      Blocks such as those of `animate` and `map`, and the body of a `deinit`, must finish before \
      their caller continues; they cannot be suspended. Start a `sequence` in them, or wait \
      outside.
      """),
    entry(
      "keyframe-outside", "a keyframe outside an animation",
      """
      A keyframe is a part of an animation: its start and duration are fractions of the duration \
      of the surrounding `animate` block. Timers and handlers created in a block run later, after \
      it has ended; and keyframes cannot be nested.
      """,
      wrong: "let box = view (10, 10)\nkeyframe 0 { box.alpha = 0 }",
      right: "let box = view (10, 10)\nanimate 1s { keyframe 0.5 { box.alpha = 0 } }"),
    entry(
      "animator-state", "an operation that the animator's state does not allow",
      """
      An animator is inactive, active (running or paused) or stopped. Only an active one can be \
      paused, continued or stopped, only a paused one can be moved to a fraction, and only a \
      stopped one can be finished. A stopped animator must be finished before it can continue. Its \
      own blocks cannot control it.
      """,
      wrong: "let box = view (10, 10)\nlet fade = animator 1s { box.alpha = 0 }\nfade.stop()",
      right: "let box = view (10, 10)\nlet fade = animator 1s { box.alpha = 0 }\nfade.start()\n"
        + "fade.stop()\nfade.finish(at: .end)"),
    entry(
      "too-long", "a time that is too large",
      "Virtual time is limited to a billion seconds, about thirty years."),
    entry(
      "deadlock", "a wait that can never end",
      """
      The script waits, and nothing is pending that could end the wait: the awaited object was \
      never started, or can never finish.
      """),
  ]

  private static let objects: [DiagnosticEntry] = [
    entry(
      "unknown-member", "a member that the value does not have",
      """
      Each kind of value has the members and methods that `anim docs` lists, and an object has \
      those that its class declares: an assignment does not add a member. Members are read without \
      parentheses, methods are called with them.
      """, wrong: "let xs = [3, 1]\nprint(xs.length)", right: "let xs = [3, 1]\nprint(xs.count)"),
    entry(
      "member-of-nil", "a member of nil",
      """
      The value before the dot is nil: a variable without a value, a weak reference whose object \
      is destroyed, a search without a result. Test it with `if let`, or write `?.` to get nil.
      """, wrong: "let card = nil\nprint(card.rank)", right: "let card = nil\nprint(card?.rank)"),
    entry(
      "read-only", "a member that can only be read",
      """
      A value that is computed from others cannot be set itself: the length of a point, the count \
      of an array. Set the values from which it is computed.
      """, wrong: "var p = (3, 4)\np.length = 10", right: "var p = (3, 4)\np = p.unit * 10"),
    entry(
      "let-constant", "a constant that is changed",
      """
      A `let` keeps its value. Arrays, dictionaries, points and similar types are values, so \
      changing an element changes them: declare such a variable with `var`. Objects are \
      references: their properties can be set through a `let`.
      """),
    entry(
      "used-before-declaration", "a variable used before its declaration",
      """
      A variable has a value from its declaration on. A function can be called before its \
      declaration, but the variables it uses must have been declared by then.
      """, wrong: "func show() { print(total) }\nshow()\nlet total = 3",
      right: "func show() { print(total) }\nlet total = 3\nshow()"),
    entry(
      "used-after-end", "a variable used after the end of the run",
      """
      At the end of a run the variables are released one after another, the last one first. A \
      `deinit` that runs then should use only the members of its own object.
      """),
    entry(
      "unowned-after-release", "an unowned object that is destroyed",
      """
      `unowned` promises that the object outlives its use; here it did not. Capture it `weak` and \
      test for nil, or hold the object elsewhere.
      """),
    entry(
      "weak-needs-object", "a weak reference to a value",
      "Values are copied; only objects can be referenced weakly. Remove `weak`."),
    entry(
      "place-needs-object", "a place that does not begin with an object",
      "`trace` samples a property of an object, such as `box.alpha`."),
    entry(
      "view-cycle", "a view inside itself",
      "The views of a stage form a tree: a view cannot be inside one of its own subviews."),
    entry(
      "stage-stays", "the stage removed or moved",
      "The stage contains all other views; it cannot be removed or added to one of them."),
  ]
}
