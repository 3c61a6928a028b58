import AnimRuntime
import Testing

@testable import AnimInterpreter

/// Names that are spelt out beside their cases, because to ask a case for its name is slow.
@Suite struct CaseNamesTests {
  @Test func namesAreThoseOfTheCases() {
    #expect(NativeKind.names == NativeKind.allCases.map { "\($0)" })
    #expect(AnimatorField.allCases.map(\.name) == AnimatorField.allCases.map { "\($0)" })
    #expect(BehaviorField.names == BehaviorField.allCases.map { "\($0)" })
    #expect(DynamicsField.names == DynamicsField.allCases.map { "\($0)" })
    #expect(ContactField.names == ContactField.allCases.map { "\($0)" })
    #expect(PathField.names == PathField.allCases.map { "\($0)" })
    #expect(ScreenMoment.allCases.map(\.name) == ScreenMoment.allCases.map { "\($0)" })
    #expect(GestureKind.allCases.map(\.name) == GestureKind.allCases.map { "\($0)" })
    #expect(GestureState.allCases.map(\.name) == GestureState.allCases.map { "\($0)" })
    #expect(SwipeDirection.allCases.map(\.name) == SwipeDirection.allCases.map { "\($0)" })
  }
}
