import TestSupport

/// A session through pipes: what it says to lines of input.
struct Talk {
  let output: [String]
  let errors: String
  let status: Int32

  init(_ input: String) throws { try self.init(Array(input.utf8)) }

  init(_ input: [UInt8]) throws {
    let result = try AnimRunner.run([], input: input)
    output = String(decoding: result.output, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    errors = String(decoding: result.errors, as: UTF8.self)
    status = result.status
  }

  /// The digests among the output.
  var digests: [String] {
    output.filter { $0.utf8.count == 16 && $0.allSatisfy(\.isHexDigit) }
  }
}
