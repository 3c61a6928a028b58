import AnimSyntax

extension CompilerID {
  /// The explanations of the diagnostics about names and classes; nil for the others.
  var entryAboutNames: DiagnosticEntry? {
    switch self {
    case .unknownName:
      entry(
        "an undeclared name",
        """
        `let`, `var`, `func`, `class`, `for` or a parameter of a closure declares a name. Capital and \
        small letters are different.
        """, wrong: "let box = view (10, 10)\nprint(boxx)",
        right: "let box = view (10, 10)\nprint(box)")
    case .unknownDirective:
      entry(
        "an unknown directive or function",
        """
        The first word of a sentence or call is a directive, a function of the script or a \
        built-in. `anim docs` lists all there are.
        """, wrong: "animte 1s { print(1) }", right: "animate 1s { print(1) }")
    case .undeclaredVariable:
      entry(
        "a variable that is set but never declared",
        "A variable begins with `let` or `var`; later statements set it without them.",
        wrong: "count = 1", right: "var count = 1")
    case .unknownType:
      entry(
        "an unknown class or kind",
        "After `class Name:` stands the name of a class of the script, or of a kind such as `view`.",
        wrong: "class Card: veiw { }", right: "class Card: view { }")
    case .notYet:
      entry(
        "a part that is not built yet",
        "The word belongs to a system that is not built yet in this version.",
        wrong: "animation [1, 2]")
    case .alreadyDeclared:
      entry(
        "a name declared twice",
        "In one scope a name is declared once; a session's prompt may declare it again.",
        wrong: "let x = 1\nlet x = 2", right: "var x = 1\nx = 2")
    case .shadowsBuiltin:
      entry(
        "a name that hides a built-in",
        "The script's own name wins, so the built-in of that name is out of reach.",
        wrong: "let min = 3\nprint(min)", right: "let least = 3\nprint(least)")
    case .functionWithoutCall:
      entry(
        "a built-in function that is not called",
        """
        Built-in functions and directives are not values: call one, `stop()`, or wrap it in a \
        closure.
        """,
        wrong: "let f = sqrt\nprint(f)", right: "let f = { sqrt($0) }\nprint(f(4))")
    case .symbolCalled:
      entry(
        "a symbol that is called",
        """
        A name with a dot before it is a symbol, a word by itself. Functions have no dot, except \
        `.steps` and `.linear`, which make curves.
        """,
        wrong: "print(.rotation(90deg))", right: "print(rotation(90deg))")
    case .capturesItself:
      entry(
        "a capture list that names what is being declared",
        """
        A capture list is evaluated when its closure is made, and in the variable's own statement \
        that is before the variable has a value. Handlers get their sender as last parameter.
        """, wrong: "let tick = every 1s { [weak tick] in tick?.invalidate() }",
        right: "let tick = every 1s { timer in timer.invalidate() }")
    case .tooManyNames:
      entry(
        "too many names",
        "A script may use 65,534 different names. Data belongs in arrays and dictionaries.")
    case .tooManyParameters:
      entry(
        "too many parameters",
        "A function or closure has at most 255 parameters; more than a few are hard to read already.",
        right: "func sum(numbers) { }\nsum([1, 2, 3])")
    case .unknownSetting:
      entry(
        "a `--set` that matches no variable",
        """
        `--set NAME=VALUE` replaces the literal that a `let` or `var` at the outermost level starts \
        with by another literal: a number, string, symbol, color, true, false or nil.
        """)
    case .badTrace:
      entry(
        "an invalid `--trace`",
        """
        `--trace` takes what follows the word `trace` in a script, such as \
        'box.alpha every 0.5s', and may name the variables of the outermost level.
        """)
    case .notOneThing:
      entry(
        "something a session cannot show",
        """
        `:show` shows one view, property or value, as in `:show box.alpha`; `:plot` draws one \
        number, as in `:plot box.center.x`.
        """)
    default: nil
    }
  }

  /// The explanations of the diagnostics about classes; nil for the others.
  var entryAboutClasses: DiagnosticEntry? {
    switch self {
    case .superAlone:
      entry(
        "`super` without a call",
        "`super` stands before the dot of a method call, in a class that has a parent.",
        wrong: "print(super.name())")
    case .superProperty:
      entry(
        "`super` before a property",
        "Only methods are overridden; a property is the same one in the class and its parent.",
        wrong: "class A: view {\n    func f() { return super.alpha }\n}",
        right: "class A: view {\n    func f() { return self.alpha }\n}")
    case .selfOutsideClass:
      entry(
        "`self` outside a class",
        "`self` is the object a method was called on. Outside classes, name the object.",
        wrong: "print(self)", right: "let box = view (10, 10)\nprint(box)")
    case .nestedClass:
      entry(
        "a class inside a block", "Classes are declared at the outermost level of the script.",
        wrong: "if true {\n    class A { }\n}", right: "class A { }")
    case .misplacedMember:
      entry(
        "a statement where it cannot stand",
        """
        `init`, `deinit` and observers stand in a class; a class holds nothing but `let`, `var`, \
        `func` and these.
        """)
    case .memberOnly:
      entry(
        "a member outside a class",
        "Computed properties, `lazy` and `static` belong in a class.",
        wrong: "lazy var x = 3", right: "let x = 3")
    case .memberWithoutSelf:
      entry(
        "a member of the class without `self.`",
        """
        A name alone is a variable, a function or a directive. What belongs to the object, its own or \
        inherited, is always written with `self.` before it, in `init` as in every other block of \
        the class.
        """,
        wrong: "class Counter {\n    var count = 0\n    func add() { count += 1 }\n}",
        right: "class Counter {\n    var count = 0\n    func add() { self.count += 1 }\n}")
    case .classesTooDeep:
      entry(
        "classes that inherit too much",
        """
        Every class has all members of those above it. At most 1000 classes may stand above one \
        another, and all classes of a script may inherit four million members together.
        """)
    case .inheritsFromItself:
      entry(
        "a class among its own parents",
        "The chain of parents must end at a class without one, or at a kind such as `view`.",
        wrong: "class A: B { }\nclass B: A { }", right: "class A { }\nclass B: A { }")
    case .notATypeName:
      entry(
        "`is` without a type",
        "On the right of `is` stands the name of a class or of a kind of value.",
        wrong: "print(3 is 3)", right: "print(3 is number)")
    default: nil
    }
  }
}
