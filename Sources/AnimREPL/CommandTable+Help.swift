import AnimInterpreter

/// The help of a session, made from the tables.
extension CommandTable {
  var overview: String {
    var text = """
      Type a statement to run it now, or an expression to see its value.
      Time stands still until you let it pass.

        let box = view (100, 100) center (160, 240)
        animate 2s { box.alpha = 0 }
        :step 1s
        :show box.alpha

      Commands; any unique beginning of a name is enough.


      """
    let width = rows.map(\.usage.count).max() ?? 0
    for command in rows {
      text += "  " + Reference.padded(command.usage, width + 2) + command.summary + "\n"
    }
    text += "\nDirectives; `:help animate` prints the page of one.\n\n"
    text += Reference.columns(Reference.names(of: .directive))
    text += "\nFunctions and constants.\n\n"
    text += Reference.columns(Reference.names(of: .function, .constant))
    text += "\nTypes and their members: `:help view`, `:help array`, `:help point`.\n"
    text += "Keys: Tab completes, arrows recall typed lines, Ctrl-C cancels a line or stops a run,"
    text += "\nCtrl-D leaves.\n"
    return text
  }

  /// The page of a command, or of a name of the language; nil where there is none.
  func page(_ name: String) -> String? {
    let word = name.hasPrefix(":") ? String(name.dropFirst()) : name
    let page = name.hasPrefix(":") ? nil : Reference.page(named: name)
    guard let command = try? command(named: word), name.hasPrefix(":") || command.name == word
    else { return page }
    let own = command.usage + "\n  " + command.summary + "\n" + command.remarks
    return own + (page.map { "\n" + $0 } ?? "")
  }

  /// Everything that has a page.
  var topics: [String] { names.map { ":\($0)" } + Reference.names }
}
