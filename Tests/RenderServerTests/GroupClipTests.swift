// A group under a clip that covers pixels in part: the clip counts once.

import CoreGraphics
import RenderServer
import RenderTree
import Testing

@Suite struct GroupClipTests {
  /// A half-covered column under a clip; inside, a faded rectangle that is one colour, or a group for its child's sake.
  private func picture(grouped: Bool) throws -> PixelBuffer {
    let root = RandomScene.Draft()
    root.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    root.style.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    let clip = RandomScene.Draft()
    clip.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    clip.placement = .translation(2.5, 3, 0)
    clip.style.clipsToBounds = true
    clip.style.cornerRadius = 2
    let faded = RandomScene.Draft()
    faded.bounds = CGRect(x: 0, y: 0, width: 15, height: 15)
    faded.style.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    faded.style.opacity = 0.5
    let child = RandomScene.Draft()
    child.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
    child.placement = .translation(12, 12, 0)
    child.style.backgroundColor = faded.style.backgroundColor
    if grouped { faded.children = [child] }
    clip.children = [faded]
    root.children = [clip]
    return try TestScreen(threads: 1).show(root.node())
  }

  @Test("A group's edge under a round, fractional clip is as light as one colour's") func coverage() throws {
    let flat = try picture(grouped: false)
    let group = try picture(grouped: true)
    for x in [1, 2, 3, 7, 11, 12, 13] {
      let (a, b) = (Int(flat[x, 7] & 0xFF), Int(group[x, 7] & 0xFF))
      #expect(abs(a - b) <= 1, "column \(x): \(a) as one colour, \(b) as a group")
    }
    let partly = (1...13).filter { (140..<240).contains(Int(flat[$0, 7] & 0xFF)) }
    #expect(!partly.isEmpty, "the clip covers no pixel in part")
  }
}
