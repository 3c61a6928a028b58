import AnimInterpreter

/// A curve drawn with characters: time to the right, values upwards.
struct Chart {
  /// The columns of the drawing, one for each moment.
  static let width = 61
  static let height = 13

  private let course: InteractiveSession.Samples
  private let low, high: Double

  init(_ course: InteractiveSession.Samples) {
    self.course = course
    let values = course.seen + course.model
    var (low, high) = (values.min() ?? 0, values.max() ?? 0)
    if low == high {
      // A line that stays where it is lies in the middle.
      let room = Swift.max(abs(low) / 2, 0.5)
      let most = Double.greatestFiniteMagnitude
      (low, high) = (Swift.max(low - room, -most), Swift.min(high + room, most))
    }
    (self.low, self.high) = (low, high)
  }

  /// The lines from the top down. `text` writes a number as the trace does.
  func lines(_ text: (Double) -> String) -> [String] {
    let labels = [high, (low + high) / 2, low].map(text)
    let margin = labels.map(\.count).max() ?? 0
    var lines = (0..<Chart.height).map { row -> String in
      let isLabelled = row % (Chart.height / 2) == 0
      let label = isLabelled ? labels[row / (Chart.height / 2)] : ""
      return padded(label, margin) + (isLabelled ? " +" : " |") + drawing(row)
    }
    let marks = [course.start, (course.start + course.end) / 2, course.end].map(text)
    lines.append(padded("", margin) + " +" + axis)
    lines.append(padded("", margin + 2) + scale(marks))
    return lines
  }

  private func drawing(_ row: Int) -> String {
    var marks: [Character] = Array(repeating: " ", count: Chart.width)
    for (column, value) in course.model.enumerated() where self.row(of: value) == row {
      marks[column] = "."
    }
    for (column, value) in course.seen.enumerated() where self.row(of: value) == row {
      marks[column] = "*"
    }
    while marks.last == " " { marks.removeLast() }
    return String(marks)
  }

  /// The row of a value, from 0 at the top.
  private func row(of value: Double) -> Int {
    // Halves first: the difference of the largest numbers is no number.
    let share = (high / 2 - value / 2) / (high / 2 - low / 2)
    return Int((share * Double(Chart.height - 1)).rounded())
  }

  private var axis: String {
    String((0..<Chart.width).map { $0 > 0 && $0 % (Chart.width / 2) == 0 ? "+" : "-" })
  }

  /// Three marks below the beginning, the middle and the end of the axis.
  private func scale(_ marks: [String]) -> String {
    var line = marks[0]
    let middle = Chart.width / 2 - marks[1].count / 2
    line += String(repeating: " ", count: Swift.max(1, middle - line.count)) + marks[1]
    let last = Chart.width - marks[2].count
    return line + String(repeating: " ", count: Swift.max(1, last - line.count)) + marks[2]
  }

  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - text.count)) + text
  }
}
