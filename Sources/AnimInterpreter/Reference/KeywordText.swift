import AnimSyntax

/// A reserved word in documentation.
struct KeywordText: Sendable {
  /// How it is written, with what stands around it.
  var form: String
  var text: String
  var example: String

  init(_ form: String, _ text: String, _ example: String = "") {
    (self.form, self.text, self.example) = (form, text, example)
  }
}

extension TokenKind {
  /// What a reserved word means; of other tokens nothing.
  var word: KeywordText {
    switch self {
    case .let:
      KeywordText("let name = value", "Declares a constant.", "let box = view (100, 100)")
    case .var: KeywordText("var name = value", "Declares a variable.", "var count = 0")
    case .weak:
      KeywordText(
        "weak", "A reference that does not keep an object alive; nil when the object is destroyed.",
        "every 1s { [weak card] in card?.flip() }")
    case .unowned:
      KeywordText(
        "unowned",
        "A reference that does not keep an object alive; an error once the object is destroyed.",
        "card.action = { [unowned card] in card.flip() }")
    case .lazy:
      KeywordText(
        "lazy var name = value", "A property of a class, computed when it is first read.",
        "lazy var eye = view (10, 10)")
    case .static:
      KeywordText(
        "static let name = value", "A value of the class, not of its objects.",
        "static let size = 40")
    case .is: KeywordText("value is Type", "Whether a value is of a class or kind.", "x is number")
    default: wordOfClasses ?? wordOfChoices ?? KeywordText("", "")
    }
  }

  private var wordOfClasses: KeywordText? {
    switch self {
    case .func:
      KeywordText(
        "func name(parameters) { … }", "Declares a function, in a class a method.",
        "func double(x) { return 2 * x }")
    case .class:
      KeywordText(
        "class Name: Parent { … }",
        "Declares a class; code in its blocks reaches its members through `self.`.",
        "class Card: view { var faceUp = false }")
    case .`init`:
      KeywordText(
        "init(parameters) { … }", "In a class: runs when an object is created.",
        "init(suit) { self.suit = suit }")
    case .deinit:
      KeywordText(
        "deinit { … }", "In a class: runs when nothing holds the object any more.",
        "deinit { print(\"gone\") }")
    case .`self`:
      KeywordText(
        "self", "In a class: the object itself, always required before its members.",
        "self.alpha = 0")
    case .super:
      KeywordText(
        "super.method(…)", "In a class: calls the method of its parent.",
        "super.layoutSubviews()")
    case .true: KeywordText("true", "The value of a condition that holds.", "box.hidden = true")
    case .false:
      KeywordText("false", "The value of a condition that does not hold.", "box.hidden = false")
    case .nil:
      KeywordText("nil", "No value; handle it with `?.` and `??`.", "let title = name ?? \"none\"")
    default: nil
    }
  }

  private var wordOfChoices: KeywordText? {
    switch self {
    case .if:
      KeywordText(
        "if condition { … } else { … }",
        "Runs the block if the condition holds; `if let x = value` if the value is not nil.",
        "if box.alpha == 0 { box.removeFromSuperview() }")
    case .else:
      KeywordText(
        "else { … }", "Runs if the condition does not hold.",
        "if x > 0 { print(1) } else { print(2) }")
    case .guard:
      KeywordText(
        "guard condition else { … }",
        "Runs its block, which must leave, unless the condition holds.",
        "guard let card else { return }")
    case .switch:
      KeywordText(
        "switch value { case … }", "Runs the first case that equals the value.",
        "switch state { case .open: close(); default: open() }")
    case .case:
      KeywordText(
        "case value, value:", "In `switch`: runs for these values.", "case 1, 2: print(1)")
    case .default:
      KeywordText(
        "default:", "In `switch`: runs for all other values.", "default: print(0)")
    case .while:
      KeywordText(
        "while condition { … }", "Repeats as long as the condition holds.",
        "while i < 3 { i += 1 }")
    case .for:
      KeywordText(
        "for name in sequence { … }",
        "Iterates over a range, array, dictionary or string; `for i, x in list` also counts.",
        "for i in 0..<3 { print(i) }")
    case .in:
      KeywordText(
        "in", "Ends the head of `for` and of a closure; also a label, as of `view`.",
        "cards.map { card in card.alpha }")
    case .return:
      KeywordText("return value", "Leaves a function, with or without a value.", "return 2 * x")
    case .break: KeywordText("break", "Leaves a loop or `switch`.", "if done { break }")
    case .continue:
      KeywordText(
        "continue", "Continues with the next iteration of a loop.", "if x < 0 { continue }")
    default: nil
    }
  }
}
