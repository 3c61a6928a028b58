import TestSupport

/// A session through pipes: what it says to lines of input.
struct Talk {
  let output: [String]
  let errors: String
  let status: Int32

  init(_ input: String) throws {
    let result = try AnimRunner.run([], input: Array(input.utf8))
    output = String(decoding: result.output, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    errors = String(decoding: result.errors, as: UTF8.self)
    status = result.status
  }
}
