extension TraceWriter {
  /// The place of a sample, spelled for this writer's format.
  ///
  /// - Parameters:
  ///   - subject: the name of the object or variable, such as `box`.
  ///   - property: the path from there, such as `transform.rotation.y`; empty for a variable.
  public func place(subject: String, property: String) -> TracePlace {
    TracePlace(subject, property, for: format)
  }

  /// Writes a sample of a number in one go, the common case of text; false, with nothing written, if
  /// the writer is mute or its times are longer than 32 bytes.
  ///
  /// - Precondition: this writer made the place.
  /// - Parameter model: the model's value where it differs from what is seen.
  public mutating func sample(
    time: Int64, _ place: TracePlace.ShortLine, value: Double, model: Double?
  ) -> Bool {
    guard !isMute, move(to: time) <= 32 else { return false }
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
    format.sample(
      &self, Sample(time: time, line: line, place: place, value: value, model: model))
  }
}

extension UnsafeMutablePointer<UInt8> {
  @inline(__always)
  fileprivate func copy(_ text: StaticString) -> Int {
    copy(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
