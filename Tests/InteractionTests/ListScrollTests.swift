// A list of 10,000 rows thrown by the recorded flick: what is painted is what came into sight, all else is moved as pixels.

import AppRuntime
import HostInterface
import QuartzCore
import RenderServer
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct ListScrollTests {
  private final class Row: UIView {
    let picture = UIImageView(frame: CGRect(x: 16, y: 10, width: 40, height: 40))
    let title = UILabel(frame: CGRect(x: 72, y: 10, width: 300, height: 21))
    let subtitle = UILabel(frame: CGRect(x: 72, y: 33, width: 300, height: 17))

    init(background: UIColor?) {
      super.init(frame: .zero)
      backgroundColor = background
      subtitle.font = .systemFont(ofSize: 13)
      for view in [picture, title, subtitle] { addSubview(view) }
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Rows of 60 points, recycled by hand.
  private final class List: UIScrollView {
    var rowBackground: UIColor?
    var made = 0
    private var rows: [Int: Row] = [:]
    private var spare: [Row] = []
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
      UIColor.systemTeal.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).fill()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let (first, last) = (max(Int(bounds.minY / 60), 0), min(Int((bounds.maxY - 0.001) / 60), 9_999))
      for (index, row) in rows where index < first || index > last {
        rows[index] = nil
        spare.append(row)
      }
      for index in first...last where rows[index] == nil {
        if spare.isEmpty {
          made += 1
          spare.append(Row(background: rowBackground))
        }
        let row = spare.removeLast()
        row.frame = CGRect(x: 0, y: CGFloat(index) * 60, width: bounds.width, height: 60)
        row.title.text = "Row number \(index)"
        row.subtitle.text = "What there is to say about number \(index)"
        row.picture.image = image
        if row.superview == nil { addSubview(row) }
        rows[index] = row
      }
    }
  }

  private final class Nowhere: PresentTarget {
    func present(_ surface: PixelBuffer, damage: PixelRegion) {}
  }

  /// Throws the list and asks of every frame that moved it how much it painted beyond the strip that came into sight.
  private func fling(rows: UIColor?, list background: UIColor?, speed: Double) throws -> (frames: Int, made: Int) {
    UIScreen.main.scale = 3
    let stage = TouchStage(width: 390, height: 844)
    stage.window.backgroundColor = .systemBackground
    let list = stage.add(List(frame: .zero), 0, 0, 390, 844)
    list.backgroundColor = background
    list.rowBackground = rows
    list.contentSize = CGSize(width: 390, height: 600_000)
    list.contentOffset.y = 3000
    let driver = InlineRenderDriver(
      root: stage.window.layer, screen: HostScreen(size: CGSize(width: 390, height: 844), scale: 3), target: Nowhere())
    func frame() throws {
      let timing = FrameTiming(now: stage.now, presentation: stage.now)
      try driver.renderFrame(on: HostScreen(size: CGSize(width: 390, height: 844), scale: 3), timing: timing)
    }
    try frame()
    var (last, frames) = (list.contentOffset.y, 0)
    func check() throws {
      try frame()
      let pixels = Int(((list.contentOffset.y - last) * 3).rounded())
      last = list.contentOffset.y
      // The indicator where it was (moved along with the content) and where it is, and a pixel around each.
      let bar = (3 * 3 + 2) * (3 * 36 + 2 + pixels)
      let counters = driver.renderCounters
      #expect(
        counters.rasteredPixels <= 1170 * pixels + 2 * bar,
        "frame \(frames): \(counters.rasteredPixels) painted, \(1170 * pixels) came into sight")
      if pixels > 0 { #expect(counters.movedPixels >= 1170 * (2532 - pixels) - 3 * bar, "frame \(frames)") }
    }
    stage.down(200, 792)
    for step in 1...14 {
      stage.move(200, 792 - 6 * speed * Double(step), after: 0.008)
      if step % 2 == 0 { try check() }
    }
    stage.up(after: 0.008)
    while list.isDecelerating || list.indicators.isFading, frames < 1000 {
      stage.wait(1.0 / 60)
      frames += 1
      try check()
    }
    return (frames, list.made)
  }

  @Test("What comes into sight is painted, everything else is moved; fifteen row views show ten thousand rows")
  func opaqueRows() throws {
    let (frames, made) = try fling(rows: .systemBackground, list: .systemBackground, speed: 1)
    #expect(frames > 100 && made <= 16)
  }

  @Test("The same when it is thrown five times as fast")
  func fast() throws {
    let (frames, made) = try fling(rows: .systemBackground, list: .systemBackground, speed: 5)
    #expect(frames > 100 && made <= 17)
  }

  @Test("The same for rows without a background on a list that has one")
  func clearRows() throws {
    let (frames, made) = try fling(rows: nil, list: .systemBackground, speed: 1)
    #expect(frames > 100 && made <= 16)
  }
}
