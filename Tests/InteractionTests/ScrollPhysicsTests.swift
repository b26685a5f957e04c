// The physics of scrolling, against measured figures.

import Testing
import UIKit

@testable import UIKitCore

struct ScrollPhysicsTests {
  @Test("SV-06 rubber band of a 960-point view")
  func rubberBand() {
    for (overshoot, shown) in [(5.0, 2.742), (10, 5.469), (100, 52.020), (400, 178.983), (960, 340.645)] {
      #expect(abs(ScrollPhysics.banded(CGFloat(overshoot), length: 960) - CGFloat(shown)) < 0.001)
      #expect(abs(ScrollPhysics.banded(CGFloat(-overshoot), length: 960) + CGFloat(shown)) < 0.001)
      let back = ScrollPhysics.unbanded(ScrollPhysics.banded(CGFloat(overshoot), length: 960), length: 960)
      #expect(abs(back - CGFloat(overshoot)) < 1e-6)
    }
    #expect(ScrollPhysics.banded(50, length: 0) == 0)
  }

  @Test("SV-07 deceleration from 1000 pt/s ends 494.01 points away")
  func deceleration() {
    let motion = AxisMotion(from: 0, velocity: 1000, range: 0...10_000, rate: 0.998, bounces: true)
    #expect(abs(motion.end - 494.01) < 0.01)
    #expect(abs(motion.velocity(at: 0.5) - 1000 * pow(0.998, 500)) < 1e-6)
    #expect(!motion.isOver(at: 2.3) && motion.isOver(at: 2.301))
    let fast = AxisMotion(from: 0, velocity: -1000, range: -10_000...0, rate: 0.99, bounces: true)
    #expect(abs(fast.end + 98.01) < 0.01)
  }

  @Test("An edge is passed and comes back: critically damped, and without a jump in place or speed")
  func bounce() {
    let motion = AxisMotion(from: 900, velocity: 2000, range: 0...1000, rate: 0.998, bounces: true)
    #expect(motion.end == 1000)
    var (farthest, last) = (CGFloat(0), CGFloat(900))
    for step in 1...2000 {
      let place = motion.place(at: Double(step) / 1000)
      #expect(abs(place - last) <= 2.2)
      farthest = max(farthest, place)
      last = place
    }
    // An edge reached at speed v is passed by v/(ω·e).
    let speed = 2000 - 100 / ScrollPhysics.reach(0.998)
    #expect(abs(farthest - 1000 - speed / (11 * CGFloat(M_E))) < 1)
    #expect(last == 1000 && motion.isOver(at: 2))
    let stopped = AxisMotion(from: 900, velocity: 2000, range: 0...1000, rate: 0.998, bounces: false)
    #expect(stopped.end == 1000 && (0...300).allSatisfy { stopped.place(at: Double($0) / 100) <= 1000 })
  }

  @Test("A held overshoot goes back with 9 and 46 a second, starting at its own speed")
  func relaxation() {
    let motion = AxisMotion(from: -80, velocity: 0, range: 0...1000, rate: 0.998, bounces: true)
    let (slow, fast) = (-80.0 * 46 / 37, 80.0 * 9 / 37)
    for t in [0.0, 0.05, 0.1, 0.3] {
      let exact = slow * exp(-9 * t) + fast * exp(-46 * t)
      #expect(abs(Double(motion.place(at: t)) - exact) < 1e-6)
    }
    #expect(abs(motion.velocity(at: 0)) < 1e-9 && motion.end == 0)
  }

  @Test("From beyond an edge, thrown inwards: over the edge and on")
  func thrownIn() {
    let motion = AxisMotion(from: -30, velocity: 3000, range: 0...10_000, rate: 0.998, bounces: true)
    #expect(motion.end > 500)
    var last = motion.place(at: 0)
    for step in 1...200 {
      let place = motion.place(at: Double(step) / 100)
      #expect(place >= last)
      last = place
    }
  }

  @Test("Every motion arrives, from everywhere")
  func arrives() {
    var random = InteractionRandom(seed: 7)
    for _ in 0..<2000 {
      let start = CGFloat(random.next(in: -500...1500))
      let velocity = CGFloat(random.next(in: -8000...8000))
      let target = CGFloat(random.next(in: 0...1000))
      let motions = [
        AxisMotion(from: start, velocity: velocity, range: 0...1000, rate: 0.998, bounces: true),
        AxisMotion(from: start, velocity: velocity, range: 0...1000, rate: 0.99, bounces: false),
        AxisMotion(from: start, velocity: velocity, to: target, rate: 0.998),
      ]
      for motion in motions {
        #expect(motion.isOver(at: 8) && motion.place(at: 8) == motion.end)
        #expect(abs(motion.place(at: 0) - start) < 1e-6)
        #expect((0...1000).contains(motion.end))
      }
    }
  }
}

/// A seeded generator: the same numbers in every run.
struct InteractionRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func next(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(next() >> 11) / Double(1 << 53)
  }

  mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
