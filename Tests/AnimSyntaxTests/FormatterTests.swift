import Foundation
import Testing

@testable import AnimSyntax

/// What the one style looks like.
@Suite struct FormatterTests {
  private func format(_ text: String, columns: Int = 100) -> String {
    let check = FormatCheck(text, columns: columns)
    #expect(check.faults == [])
    return check.formatted
  }

  @Test func spaces() {
    #expect(format("let  x=1+2*-3\nx+=f( a,b )") == "let x = 1 + 2 * -3\nx += f(a, b)\n")
    #expect(format("print( [1,2,],[ : ],[a:b] )") == "print([1, 2], [:], [a: b])\n")
    #expect(format("x = a ?b :!c ; y = a?.b?[0]?(1)") == "x = a ? b : !c\ny = a?.b?[0]?(1)\n")
    #expect(format("for i in 0 ..< 10{ }") == "for i in 0..<10 { }\n")
    #expect(format("for i in 0..<n+1 { }") == "for i in 0 ..< n + 1 { }\n")
    #expect(
      format("view(1,2) center(3,4)angle -30deg") == "view(1, 2) center (3, 4) angle -30deg\n")
    #expect(format("func f (a,in b=[]){return}") == "func f(a, in b = []) { return }\n")
    #expect(format("class A:view{let x;init(){ }}") == "class A: view { let x; init() { } }\n")
    #expect(format("f = {[weak a,b]x,y in x}") == "f = { [weak a, b] x, y in x }\n")
    #expect(format("super.init (a, b)") == "super.init (a, b)\n")
    #expect(format("x = .a==.b&&a is B") == "x = .a == .b && a is B\n")
  }
}
