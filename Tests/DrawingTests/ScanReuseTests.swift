// The scan converter's memory is shared by operations: nothing of an earlier one may show in a later one.
@testable import CoreGraphics
import Testing

@Suite struct ScanReuseTests {
  @Test func coverageDoesNotDependOnWhatWasScannedBefore() {
    var random = SeededRandom(31)
    let used = ScanScratch()
    func coverage(_ path: CGPath, _ area: PixelRect, _ scratch: ScanScratch) -> [UInt8] {
      guard
        let shape = Coverage.make(
          path: path, .winding, CGAffineTransform(scaleX: 1.5, y: 1.5), antialiased: true)
      else { return [] }
      var bytes = [UInt8](repeating: 7, count: area.width * area.height)
      shape.prepare(scratch, area: area)
      shape.write(area, to: &bytes, stride: area.width, scratch)
      return bytes
    }
    for round in 0..<600 {
      let path = CGMutablePath()
      func point() -> CGPoint { CGPoint(x: random.number(-8...72), y: random.number(-8...72)) }
      path.move(to: point())
      for _ in 0..<6 { path.addCurve(to: point(), control1: point(), control2: point()) }
      let area = PixelRect(
        x: random.index(40), y: random.index(40), width: 1 + random.index(50), height: 1 + random.index(50))
      #expect(coverage(path, area, used) == coverage(path, area, ScanScratch()), "round \(round)")
    }
  }
}
