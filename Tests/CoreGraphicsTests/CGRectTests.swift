// Foundation's CGRect on Linux against what Apple documents and what was measured there.
// It is re-exported, not ours: a failure here is a fact to work around, not a bug to fix in this module.
import CoreGraphics
import Testing

@Suite struct CGRectTests {
  @Test("RC-01 negative sizes standardise")
  func standardized() {
    #expect(
      CGRect(x: 1, y: 1, width: 1, height: -1).standardized == CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(
      CGRect(x: 1, y: 1, width: -1, height: 1).standardized == CGRect(x: 0, y: 1, width: 1, height: 1))
    let both = CGRect(x: 1, y: 1, width: -1, height: -1).standardized
    #expect(both.origin == .zero && both.size == CGSize(width: 1, height: 1))
  }

  @Test("RC-03 disjoint rectangles meet in null; null is neutral for union")
  func null() {
    let a = CGRect(x: 0, y: 0, width: 10, height: 10)
    let null = a.intersection(CGRect(x: 20, y: 0, width: 5, height: 5))
    #expect(null.isNull && null.origin.x == .infinity && null.size == .zero)
    #expect(null != .zero)
    #expect(a.union(.null) == a && CGRect.null.union(a) == a)
    let touching = a.intersection(CGRect(x: 10, y: 0, width: 5, height: 5))
    #expect(!touching.isNull && touching.isEmpty)
  }

  @Test("RC-04 predicates of null, infinite and zero")
  func predicates() {
    #expect(CGRect.null.isNull && CGRect.null.isEmpty && !CGRect.null.isInfinite)
    #expect(!CGRect.infinite.isNull && !CGRect.infinite.isEmpty && CGRect.infinite.isInfinite)
    #expect(!CGRect.zero.isNull && CGRect.zero.isEmpty && !CGRect.zero.isInfinite)
  }

  @Test func edgesInsetsAndParts() {
    let a = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(a.contains(CGPoint(x: 0, y: 0)))
    #expect(!a.contains(CGPoint(x: 10, y: 5)) && !a.contains(CGPoint(x: 5, y: 10)))
    #expect(a.insetBy(dx: 6, dy: 1).isNull)
    #expect(a.insetBy(dx: -1, dy: -2) == CGRect(x: -1, y: -2, width: 12, height: 14))
    #expect(CGRect(x: 0.4, y: 0.4, width: 1, height: 1).integral == CGRect(x: 0, y: 0, width: 2, height: 2))
    let parts = a.divided(atDistance: 3, from: .maxXEdge)
    #expect(parts.slice == CGRect(x: 7, y: 0, width: 3, height: 10))
    #expect(parts.remainder == CGRect(x: 0, y: 0, width: 7, height: 10))
    #expect(CGRect(x: 10, y: 10, width: -10, height: -10).offsetBy(dx: 1, dy: 2) == a.offsetBy(dx: 1, dy: 2))
  }
}
