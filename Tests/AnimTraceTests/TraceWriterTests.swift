import Testing

@testable import AnimTrace

@Suite struct TraceWriterTests {
  private let second: Int64 = 705_600_000

  private func written(
    _ writer: TraceWriter = TraceWriter(), _ body: (inout TraceWriter) -> Void
  ) -> [String] {
    var writer = writer
    body(&writer)
    let text = String(decoding: writer.takeBytes(), as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }

  private var begin: Event {
    Event(
      time: 0, .animate, subject: "#1", phase: "begin",
      details: [
        Detail("property", .word("box.alpha"), .bare), Detail("from", .number(1)),
        Detail("to", .number(-0.0)), Detail("duration", .number(2)), Detail("delay", .number(0)),
        Detail("curve", .word("linear")),
      ], line: 3)
  }

  @Test func headers() {
    #expect(written { $0.header() } == ["# anim trace 1 fps 60 seed 1"])
    #expect(
      written(TraceWriter(format: .jsonl, frameRate: 24, seed: .max)) { $0.header() }
        == [#"{"format":1,"fps":24,"seed":18446744073709551615}"#])
  }

  @Test func eventsInBothFormats() {
    let complete = Event(
      time: 2 * second, .animate, subject: "#1", phase: "complete",
      details: [Detail("finished", .completion(false), .bare)], line: 3)
    let set = Event(
      time: second, .set, subject: "card",
      details: [Detail("property", .word("faceUp"), .member), Detail("value", .bool(true), .bare)])
    let tap = Event(
      time: second, .input, subject: "card", phase: "tap",
      details: [Detail("x", .number(62), .bare), Detail("y", .number(240), .bare)])
    let events = [
      begin, set, tap, complete, .print("a\n\u{1b} \"b\" \\", time: second / 3, line: 9),
      .print("", time: 0, line: 1),
      .error(id: "member-of-nil", "no 'x' in nil", time: second * 3 / 2, line: 12),
      .leak(path: ["looped", "onLeave", "closure", "looped"], time: second),
      .limit("instructions", time: 2 * second), Event(time: 60 * second, .until),
    ]
    let text = written { writer in
      for event in events { writer.write(event) }
    }
    #expect(
      text == [
        "0.000 animate #1 begin box.alpha from 1.000 to 0.000 duration 2.000 delay 0.000"
          + " curve linear",
        "1.000 set card.faceUp true", "1.000 input tap card 62.000 240.000",
        "2.000 animate #1 complete cancelled", #"0.333 print a\n\u{1b} "b" \"#, "0.000 print",
        "1.500 error member-of-nil line 12 no 'x' in nil",
        "1.000 leak looped onLeave closure looped", "2.000 limit instructions", "60.000 until",
      ])
    let json = written(TraceWriter(format: .jsonl)) { writer in
      for event in events { writer.write(event) }
    }
    #expect(
      json[0]
        == ##"{"t":0,"flicks":0,"kind":"animate","subject":"#1","phase":"begin","line":3,"##
        + #""property":"box.alpha","from":1,"to":0,"duration":2,"delay":0,"curve":"linear"}"#)
    #expect(
      json[1]
        == #"{"t":1,"flicks":705600000,"kind":"set","subject":"card","property":"faceUp","#
        + #""value":true}"#)
    #expect(json[3].hasSuffix(#""phase":"complete","line":3,"finished":false}"#))
    #expect(json[4].hasSuffix(#""kind":"print","line":9,"text":"a\n\u001b \"b\" \\"}"#))
    #expect(
      json[6].hasSuffix(#""error","line":12,"id":"member-of-nil","message":"no 'x' in nil"}"#))
    #expect(json[7].hasSuffix(#""path":["looped","onLeave","closure","looped"]}"#))
    #expect(json[9] == #"{"t":60,"flicks":42336000000,"kind":"until"}"#)
  }

  @Test func samplesOfEveryShape() {
    func samples(_ format: TraceFormat) -> [String] {
      written(TraceWriter(format: format)) {
        let alpha = $0.place(subject: "box", property: "alpha")
        let name = $0.place(subject: "left eye", property: "")
        $0.sample(time: second * 5 / 2, line: 4, place: alpha, value: 1.0 / 3, model: -0.0001)
        $0.sample(time: second * 5 / 2, line: 4, place: alpha, value: .pair(1, 2.5))
        $0.sample(
          time: second * 3, line: 0, place: name, value: .quoted("a \"b\", \u{2028}"), model: .nil)
        $0.sample(time: second * 3, line: 0, place: name, value: .number(.infinity))
      }
    }
    #expect(
      samples(.text) == [
        "2.500 sample box.alpha 0.333 model 0.000", "2.500 sample box.alpha 1.000 2.500",
        #"3.000 sample left\u{20}eye "a \"b\", \u{2028}" model nil"#,
        #"3.000 sample left\u{20}eye infinity"#,
      ])
    #expect(
      samples(.jsonl).first
        == #"{"t":2.5,"flicks":1764000000,"kind":"sample","subject":"box","line":4,"#
        + #""property":"alpha","value":0.3333333333333333,"model":-0.0001}"#)
    #expect(samples(.jsonl)[1].hasSuffix(#""value":[1,2.5]}"#))
    #expect(
      samples(.jsonl)[2].hasSuffix(#""subject":"left eye","value":"a \"b\", \u2028","model":null}"#)
    )
    #expect(samples(.jsonl)[3].hasSuffix(#""value":"infinity"}"#))
    #expect(
      samples(.csv) == [
        "2.500,box,alpha,0.333,0.000", "2.500,box,alpha,1.000 2.500,",
        #"3.000,left eye,,"a ""b"", \u{2028}",nil"#, "3.000,left eye,,infinity,",
      ])
  }

  @Test func kindsHideAllButSamplesAndTheLastLine() {
    let writer = TraceWriter(kinds: [.print])
    #expect(!writer.shows(.animate))
    #expect(writer.shows(.print) && writer.shows(.sample) && writer.shows(.stop))
    let lines = written(writer) {
      $0.write(begin)
      $0.write(Event(time: 0, .idle))
      #expect($0.lines == 1)
    }
    #expect(lines == ["0.000 idle"])
  }

  @Test func kindNamesAreTheirCases() {
    #expect(EventKind.allCases.count == 22)
    for kind in EventKind.allCases {
      #expect(kind.name.description == "\(kind)")
      #expect(EventKind(name: kind.name.description) == kind)
    }
    #expect(EventKind(name: "prnt") == nil)
  }
}
