// A random generator that gives the same numbers in every run.

import Foundation

struct SeededRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ limit: Int) -> Int { Int(next() >> 11) % limit }

  mutating func number(in range: ClosedRange<CGFloat>) -> CGFloat {
    range.lowerBound + CGFloat(next() >> 11) / CGFloat(UInt64(1) << 53) * (range.upperBound - range.lowerBound)
  }
}
