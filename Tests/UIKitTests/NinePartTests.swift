// The geometry of resizable images: whatever the image, the caps and the target, the parts cover the target exactly once.

import Testing
import UIKit

@testable import UIKitCore

@Suite struct NinePartTests {
  /// A generator of the tests' own: the same numbers in every run.
  private struct Numbers {
    var state: UInt64
    mutating func next(_ range: ClosedRange<Int>) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int((state >> 33) % UInt64(range.count))
    }
  }

  @Test("Parts cover the target without gap or overlap, seams on device pixels", arguments: 0..<500)
  func covers(seed: Int) {
    var numbers = Numbers(state: UInt64(seed) &* 77 &+ 5)
    let (width, height) = (numbers.next(1...40), numbers.next(1...40))
    let scale = CGFloat(numbers.next(1...3))
    func cap() -> CGFloat { CGFloat(numbers.next(0...60)) / 3 }
    let caps = UIEdgeInsets(top: cap(), left: cap(), bottom: cap(), right: cap())
    let rect = CGRect(
      x: CGFloat(numbers.next(-90...90)) / 4, y: CGFloat(numbers.next(-90...90)) / 4,
      width: CGFloat(numbers.next(1...400)) / 4, height: CGFloat(numbers.next(1...400)) / 4)
    let pixels = CGAffineTransform(
      a: CGFloat(numbers.next(1...3)), b: 0, c: 0, d: CGFloat(numbers.next(1...3)),
      tx: CGFloat(numbers.next(-8...8)) / 2,
      ty: 0)
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let parts = NinePart(
        width: width, height: height, scale: scale, caps: caps, mode: mode, in: rect, pixels: pixels
      ).parts
      let area = parts.reduce(0) { $0 + $1.target.width * $1.target.height }
      #expect(abs(area - rect.width * rect.height) < 1e-6)
      for (index, part) in parts.enumerated() {
        let target = part.target
        #expect(target.minX >= rect.minX - 1e-9 && target.maxX <= rect.maxX + 1e-9)
        #expect(target.minY >= rect.minY - 1e-9 && target.maxY <= rect.maxY + 1e-9)
        #expect(CGRect(x: 0, y: 0, width: width, height: height).contains(part.source))
        #expect(part.source.width >= 1 && part.source.height >= 1)
        #expect((part.tile == nil) || mode == .tile)
        for other in parts[(index + 1)...] {
          let common = part.target.intersection(other.target)
          #expect(common.isNull || common.width * common.height < 1e-9)
        }
        for edge in [target.minX, target.maxX] where abs(edge - rect.minX) > 1e-9 && abs(edge - rect.maxX) > 1e-9 {
          let device = edge * pixels.a + pixels.tx
          #expect(abs(device - device.rounded()) < 1e-6)
        }
      }
    }
  }

  @Test("A target as large as the image takes every pixel to its own place") func natural() {
    let parts = NinePart(
      width: 10, height: 8, scale: 2, caps: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 1.5), mode: .tile,
      in: CGRect(x: 3, y: 4, width: 5, height: 4), pixels: CGAffineTransform(scaleX: 2, y: 2)
    ).parts
    #expect(parts.count == 9)
    for part in parts {
      #expect(part.tile == nil)
      let expected = CGRect(
        x: 3 + part.source.minX / 2, y: 4 + part.source.minY / 2, width: part.source.width / 2,
        height: part.source.height / 2)
      #expect(part.target == expected)
    }
  }

  @Test("Caps keep their size, the middle takes the rest") func caps() {
    let axis = ResizingAxis(pixels: 9, scale: 1, caps: (2, 3), from: 10, to: 110) { $0 }
    #expect(axis.source == [0..<2, 2..<6, 6..<9])
    #expect(axis.edges == [10, 12, 107, 110])
    #expect(axis.tile == 4)
  }

  @Test("Caps that leave nothing stretch the pixel after the first") func noMiddle() {
    let axis = ResizingAxis(pixels: 6, scale: 1, caps: (3, 3), from: 0, to: 20) { $0 }
    #expect(axis.source == [0..<3, 3..<4, 3..<6])
    #expect(!axis.tiles(.tile))
  }

  @Test("A target smaller than the caps shrinks them in proportion") func tooSmall() {
    let axis = ResizingAxis(pixels: 12, scale: 1, caps: (3, 6), from: 0, to: 3) { $0 }
    #expect(axis.edges == [0, 1, 1, 3])
  }

  @Test("Caps that are no numbers count as none") func notNumbers() {
    let axis = ResizingAxis(pixels: 4, scale: 1, caps: (.nan, -.infinity), from: 0, to: 8) { $0 }
    #expect(axis.source == [0..<0, 0..<4, 4..<4] && axis.edges == [0, 0, 8, 8])
  }
}
