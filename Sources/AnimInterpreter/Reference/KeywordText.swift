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
      KeywordText("let name = value", "Names a value that stays.", "let box = view (100, 100)")
    case .var: KeywordText("var name = value", "Names a value that may change.", "var count = 0")
    case .weak:
      KeywordText(
        "weak", "Holds an object without keeping it alive; nil when it is gone.",
        "every 1s { [weak card] in card?.flip() }")
    case .unowned:
      KeywordText(
        "unowned",
        "Holds an object without keeping it alive; to use it when it is gone is an error.",
        "card.action = { [unowned card] in card.flip() }")
    case .lazy:
      KeywordText(
        "lazy var name = value", "A property of a class, computed when it is first read.",
        "lazy var eye = view (10, 10)")
    case .static:
      KeywordText(
        "static let name = value", "A value that belongs to the class, not to its objects.",
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
        "Declares a class; its members are reached by `self.` in its own blocks.",
        "class Card: view { var faceUp = false }")
    case .`init`:
      KeywordText(
        "init(parameters) { … }", "In a class: what is done when an object is made.",
        "init(suit) { self.suit = suit }")
    case .deinit:
      KeywordText(
        "deinit { … }", "In a class: what is done when nothing holds the object any more.",
        "deinit { print(\"gone\") }")
    case .`self`:
      KeywordText(
        "self", "In a class: the object itself. Its members are always written with it.",
        "self.alpha = 0")
    case .super:
      KeywordText(
        "super.method(…)", "In a class: calls the method that its parent has.",
        "super.layoutSubviews()")
    case .true: KeywordText("true", "What a condition is that holds.", "box.hidden = true")
    case .false:
      KeywordText("false", "What a condition is that does not hold.", "box.hidden = false")
    case .nil:
      KeywordText("nil", "No value; `?.` and `??` lead on from it.", "let title = name ?? \"none\"")
    default: nil
    }
  }

  private var wordOfChoices: KeywordText? {
    switch self {
    case .if:
      KeywordText(
        "if condition { … } else { … }", "Chooses; `if let x = value` where it is not nil.",
        "if box.alpha == 0 { box.removeFromSuperview() }")
    case .else:
      KeywordText(
        "else { … }", "What is done where the condition does not hold.",
        "if x > 0 { print(1) } else { print(2) }")
    case .guard:
      KeywordText(
        "guard condition else { … }", "Leaves, in its block, unless the condition holds.",
        "guard let card else { return }")
    case .switch:
      KeywordText(
        "switch value { case … }", "Chooses by a value, the first case that equals it.",
        "switch state { case .open: close(); default: open() }")
    case .case:
      KeywordText(
        "case value, value:", "In `switch`: what is done for these values.", "case 1, 2: print(1)")
    case .default:
      KeywordText(
        "default:", "In `switch`: what is done for all other values.", "default: print(0)")
    case .while:
      KeywordText(
        "while condition { … }", "Repeats as long as the condition holds.",
        "while i < 3 { i += 1 }")
    case .for:
      KeywordText(
        "for name in sequence { … }",
        "Goes through a range, array, dictionary or string; `for i, x in list` counts too.",
        "for i in 0..<3 { print(i) }")
    case .in:
      KeywordText(
        "in", "Ends the head of `for` and of a closure; and a label, as of `view`.",
        "cards.map { card in card.alpha }")
    case .return:
      KeywordText("return value", "Leaves a function, with a value or none.", "return 2 * x")
    case .break: KeywordText("break", "Leaves a loop or `switch`.", "if done { break }")
    case .continue:
      KeywordText("continue", "Goes on with the next turn of a loop.", "if x < 0 { continue }")
    default: nil
    }
  }
}
