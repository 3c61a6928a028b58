extension TraceWriter {
  /// Writes a sample of a number in a line of text, the common case; false, with nothing written, in
  /// other formats.
  ///
  /// - Parameter model: the model's value where it differs from what is seen.
  public mutating func sample(
    time: Int64, _ place: TracePlace.ShortLine, value: Double, model: Double?
  ) -> Bool {
    guard format == .text, !isMute, move(to: time) <= 32 else { return false }
    lines += 1
    let (head, headCount) = (self.head, opening.count)
    buffer.write(atMost: 32 + 64 + 2 * FixedDecimal.longest + 16) { start in
      // A time with its decimals is rarely longer than the vector.
      UnsafeMutableRawPointer(start).storeBytes(of: head, as: SIMD32<UInt8>.self)
      var end = start + headCount
      UnsafeMutableRawPointer(end).storeBytes(of: place.bytes, as: SIMD64<UInt8>.self)
      end += place.count
      end += decimals.write(value, at: end)
      if let model {
        end += end.copy(" model ")
        end += decimals.write(model, at: end)
      }
      end.pointee = 0x0a
      return end - start + 1
    }
    return true
  }

  /// Writes a sample of a number.
  ///
  /// - Parameter model: the model's value where it differs from what is seen.
  public mutating func sample(
    time: Int64, line: Int, place: TracePlace, value: Double, model: Double? = nil
  ) {
    sample(
      time: time, line: line, place: place, value: .number(value), model: model.map { .number($0) })
  }

  /// Writes a sample of any value.
  public mutating func sample(
    time: Int64, line: Int, place: TracePlace, value: DetailValue, model: DetailValue? = nil
  ) {
    if isMute { return }
    lines += 1
    move(to: time)
    buffer.append(opening)
    switch format {
    case .text:
      buffer.append(" sample ")
      buffer.append(place.bytes[place.text])
      buffer.append(" ")
      appendText(value)
      if let model {
        buffer.append(" model ")
        appendText(model)
      }
    case .jsonl:
      buffer.append(place.bytes[place.jsonStart])
      appendLine(line)
      buffer.append(place.bytes[place.jsonProperty])
      buffer.append(",\"value\":")
      appendJSON(value)
      if let model {
        buffer.append(",\"model\":")
        appendJSON(model)
      }
      buffer.append("}")
    case .csv:
      buffer.append(",")
      buffer.append(place.bytes[place.csv])
      buffer.append(",")
      appendCSV(value)
      buffer.append(",")
      if let model { appendCSV(model) }
    }
    buffer.append("\n")
  }

  private mutating func appendCSV(_ value: DetailValue) {
    switch value {
    case .text(let text), .quoted(let text), .word(let text): buffer.appendCSV(text)
    default: appendText(value)
    }
  }
}

extension UnsafeMutablePointer<UInt8> {
  @inline(__always)
  fileprivate func copy(_ text: StaticString) -> Int {
    copy(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
