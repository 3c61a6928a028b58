import AnimSyntax
import Testing

@testable import AnimInterpreter

@Suite struct BuiltinRowsTests {
  @Test func rowsStandInTheOrderOfTheirIDs() {
    #expect(BuiltinRow.all.map(\.id) == BuiltinID.allCases)
  }

  @Test func everyNameIsFound() {
    var names = NameTable()
    let tables = BuiltinTables(names: &names)
    for row in BuiltinRow.all { #expect(tables.function(names.intern(row.name)) == row.id) }
    let kinds: [Owner: Kind] = [
      .number: .integer, .boolean: .boolean, .symbol: .symbol, .string: .string, .point: .point,
      .rect: .rect, .color: .color, .range: .range, .transform: .transform, .array: .array,
      .dictionary: .dictionary,
    ]
    for row in MethodRow.all {
      let id = tables.method(kinds[row.owner] ?? .nil, names.intern(row.name))
      #expect(id?.operation.owner == row.owner, "\(row.signature)")
      #expect(tables.isMutatingName(names.intern(row.name)) || !row.isMutating)
    }
    for row in MemberRow.all {
      let id = tables.member(kinds[row.owner] ?? .nil, names.intern(row.name))
      #expect(id?.operation == row.operation, "\(row.name)")
    }
  }

  @Test func overloadsFollowEachOther() {
    var seen: Set<String> = []
    var last = ""
    for row in MethodRow.all {
      let key = "\(row.owner).\(row.name)"
      #expect(key == last || seen.insert(key).inserted, "\(key)")
      last = key
    }
  }

  @Test func documentationIsComplete() {
    let texts =
      BuiltinRow.all.map { ($0.name, $0.text, $0.example) }
      + MethodRow.all.map { ($0.name, $0.text, $0.example) }
      + MemberRow.all.map { ($0.name, $0.text, $0.example) }
    for (name, text, example) in texts {
      #expect(text.hasSuffix("."), "\(name)")
      #expect(!example.isEmpty, "\(name)")
      var names = NameTable()
      let source = SourceFile(name: name, text: example)
      let diagnostics = Parser.parse(source, names: &names).diagnostics
      #expect(!diagnostics.contains { $0.severity == .error }, "\(example)")
    }
  }
}
