import AnimInterpreter
import AnimSyntax
import Testing

@Suite struct CompletionTests {
  private func completions(_ line: String) -> [String] {
    var dialogue = InteractiveSession()
    _ = dialogue.enter(
      SourceFile(
        name: "-",
        text: """
          class Card: view { var depth = 1; func flip() { } }
          let card = Card()
          let numbers = [1, 2]
          func turn() { }
          """))
    let word = line.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return dialogue.completions(of: line, wordLength: word.count)
  }

  @Test func knowsWordsOfTheLanguageAndOfTheSession() {
    #expect(completions("anim") == ["animate", "animator"])
    #expect(completions("ca").contains("card"))
    #expect(completions("tu") == ["turn"])
    #expect(completions("whi") == ["while"])
    #expect(completions("let x = cla").contains("clamp"))
    #expect(completions("let c = Ca") == ["Card"])
  }

  @Test func knowsClausesAndTheirSymbols() {
    #expect(completions("animate 1s del") == ["delay"])
    #expect(completions("animate 1s options .curveL") == ["curveLinear"])
    #expect(completions("animate 1s options [.repeat, .autor") == ["autoreverse"])
    #expect(completions("animator 1s curve .easeInOutE") == ["easeInOutElastic", "easeInOutExpo"])
    #expect(completions("animate 1s curve .st") == ["steps"])
    #expect(completions("keyframe 0 curve .li") == ["linear"])
    #expect(completions("view (1, 1) cornerR") == ["cornerRadius"])
  }

  @Test func knowsMembersOfLiveValues() {
    #expect(completions("card.fl") == ["flip"])
    #expect(completions("card.al") == ["alpha"])
    #expect(completions("card.center.x").contains("x"))
    #expect(completions("numbers.appe") == ["append"])
    #expect(completions("stage.subv") == ["subviews"])
    #expect(completions("nothing.a") == [])
    #expect(completions("card.nothing.a") == [])
  }
}
