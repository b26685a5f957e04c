// What this target's property tests draw from the seeded generator. Called by: every test of this target.
import TestSupport

typealias SeededGenerator = TestSupport.SeededGenerator

extension SeededGenerator {
  mutating func double(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}
