// Region algebra against a bitmap model, and the shape of what comes out.
import CoreGraphics
import Testing

@Suite struct PixelRegionTests {
  @Test func simpleCases() {
    let a = PixelRect(x0: 0, y0: 0, x1: 10, y1: 10)
    var region = PixelRegion(a)
    region.formUnion(PixelRect(x0: 10, y0: 0, x1: 20, y1: 10))
    #expect(region.rects == [PixelRect(x0: 0, y0: 0, x1: 20, y1: 10)])
    region.formUnion(PixelRect(x0: 0, y0: 10, x1: 20, y1: 15))
    #expect(region.rects == [PixelRect(x0: 0, y0: 0, x1: 20, y1: 15)])
    let hole = PixelRegion(a).subtracting(PixelRect(x0: 3, y0: 3, x1: 5, y1: 5))
    #expect(hole.area == 96 && hole.rects.count == 4 && hole.bounds == a)
    #expect(PixelRegion(PixelRect(x0: 5, y0: 5, x1: 5, y1: 9)).isEmpty)
    #expect(PixelRegion(a).subtracting(a).isEmpty)
    #expect(PixelRegion(a).subtracting(a).bounds == .zero)
  }

  @Test("Too many rectangles coarsen to the bounds")
  func coarsened() {
    let rects = (0..<300).map { PixelRect(x: $0 * 2, y: $0, width: 1, height: 1) }
    let region = PixelRegion(rects)
    #expect(region.rects.count == 300)
    #expect(region.coarsened().rects == [region.bounds])
    #expect(region.coarsened(limit: 300) == region)
  }

  @Test("Moving past the ends of Int32 loses pixels and traps nowhere")
  func farOffsets() {
    let region = PixelRegion([PixelRect(x0: 0, y0: 0, x1: 5, y1: 5), PixelRect(x0: 9, y0: 1, x1: 12, y1: 9)])
    #expect(region.offsetBy(dx: 3, dy: -4).area == region.area)
    #expect(region.offsetBy(dx: .max, dy: .max).area <= region.area)
    #expect(PixelRect(x0: .min, y0: .min, x1: .max, y1: .max).insetBy(dx: -5, dy: -5).width == 4_294_967_295)
  }

  @Test("Union, intersection and difference agree with a bitmap")
  func againstBitmap() {
    var random = SeededGenerator(3)
    for _ in 0..<300 {
      let (a, modelA) = pair(&random)
      let (b, modelB) = pair(&random)
      check(a.union(b), zip(modelA, modelB).map { $0 || $1 })
      check(a.intersection(b), zip(modelA, modelB).map { $0 && $1 })
      check(a.subtracting(b), zip(modelA, modelB).map { $0 && !$1 })
      #expect(a.union(b) == b.union(a))
      #expect(a.subtracting(b).union(a.intersection(b)) == a)
      let probe = rect(&random)
      #expect(a.contains(probe) == PixelRegion(probe).subtracting(a).isEmpty)
      #expect(a.intersects(probe) == !a.intersection(probe).isEmpty)
    }
  }

  private static let side = 24

  private func rect(_ random: inout SeededGenerator) -> PixelRect {
    let (x, y) = (random.int(0...Self.side - 1), random.int(0...Self.side - 1))
    return PixelRect(
      x: x, y: y, width: random.int(0...(Self.side - x)), height: random.int(0...(Self.side - y)))
  }

  private func pair(_ random: inout SeededGenerator) -> (PixelRegion, [Bool]) {
    var model = [Bool](repeating: false, count: Self.side * Self.side)
    let rects = (0..<random.int(0...6)).map { _ in rect(&random) }
    for rect in rects where !rect.isEmpty {
      for y in rect.y0..<rect.y1 {
        for x in rect.x0..<rect.x1 { model[Int(y) * Self.side + Int(x)] = true }
      }
    }
    return (PixelRegion(rects), model)
  }

  private func check(_ region: PixelRegion, _ model: [Bool]) {
    var found = [Bool](repeating: false, count: model.count)
    var disjoint = true
    var bounds = PixelRect.zero
    region.forEach { rect in
      bounds = bounds.union(rect)
      disjoint = disjoint && !rect.isEmpty
      for y in rect.y0..<rect.y1 {
        for x in rect.x0..<rect.x1 {
          let index = Int(y) * Self.side + Int(x)
          disjoint = disjoint && !found[index]
          found[index] = true
        }
      }
    }
    #expect(found == model)
    #expect(disjoint)
    #expect(region.bounds == bounds)
    #expect(region.area == model.count { $0 })
    for (a, b) in zip(region.rects, region.rects.dropFirst()) {
      let sameBand = a.y0 == b.y0 && a.y1 == b.y1 && a.x1 < b.x0
      #expect(sameBand || a.y1 <= b.y0)
    }
  }
}
