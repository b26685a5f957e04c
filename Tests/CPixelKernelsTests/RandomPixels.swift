// Seeded random pixels and masks, with the values that take shortcuts made common.
//
// Used by the composite, mask and convert tests.

extension SeededGenerator {
  /// A premultiplied pixel; a quarter each are transparent-ish, opaque, or at the ends of a channel.
  mutating func premultiplied() -> UInt32 {
    var alpha = UInt32(next() & 255)
    switch next() & 7 {
    case 0: alpha = 0
    case 1, 2: alpha = 255
    default: break
    }
    var pixel = alpha << 24
    for shift: UInt32 in [0, 8, 16] {
      let kind = next() & 7
      let channel = kind == 0 ? 0 : kind == 1 ? alpha : UInt32(next() & 0xFFFF) % (alpha + 1)
      pixel |= channel << shift
    }
    return pixel
  }

  /// Coverage: a quarter 0, a quarter 255.
  mutating func coverage() -> UInt8 {
    switch next() & 3 {
    case 0: return 0
    case 1: return 255
    default: return UInt8(truncatingIfNeeded: next())
    }
  }

  /// Runs of like values, so that whole registers are empty, full or mixed.
  mutating func runs<Value>(_ count: Int, _ value: (inout Self) -> Value) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(count)
    while values.count < count {
      let length = min(count - values.count, Int(next() % 40) + 1)
      if next() & 1 == 0 {
        values.append(contentsOf: repeatElement(value(&self), count: length))
      } else {
        for _ in 0..<length { values.append(value(&self)) }
      }
    }
    return values
  }
}
