// Whole frames: views changed, laid out, committed, compared, culled and painted, on a surface of 1170 x 2532 pixels.
//
// The scenes are those of peers/qt.cpp and peers/chromium.html. A frame is what an app's main loop does, but for a host: the
// target looks at nothing.
import Foundation
import HostInterface
import QuartzCore
import RenderServer
import UIKit

/// A root view and the passes of a frame.
@MainActor private final class Stage {
  let root = UIView()
  private let pipeline: FramePipeline
  private let compositor: Compositor
  private let target = Nowhere()
  private let scale: CGFloat

  private final class Nowhere: PresentTarget {
    func present(_ surface: PixelBuffer, damage: PixelRegion) {}
  }

  init(scale: CGFloat, threads: Int? = nil) {
    self.scale = scale
    root.frame = CGRect(x: 0, y: 0, width: 1170 / scale, height: 2532 / scale)
    root.backgroundColor = .white
    pipeline = FramePipeline(root: root.layer)
    compositor = Compositor(target: target, threads: threads)
  }

  var counters: RenderCounters { compositor.counters }

  func frame() {
    let tree = pipeline.runFrame(size: root.bounds.size, scale: scale)
    do {
      try compositor.renderFrame(tree, timing: FrameTiming(now: 0, presentation: 0))
    } catch {
      print("no frame: \(error)")
    }
  }
}

/// 10,000 small views beside each other.
@MainActor private final class Grid {
  let stage: Stage
  let views: [UIView]
  var step = 0

  init(threads: Int? = nil) {
    stage = Stage(scale: 1, threads: threads)
    views = (0..<10_000).map { i in
      let view = UIView(
        frame: CGRect(x: CGFloat(i % 100) * 11.7, y: CGFloat(i / 100) * 25.3, width: 10, height: 24))
      view.backgroundColor = UIColor(
        red: CGFloat(i * 37 % 256) / 255, green: CGFloat(i * 91 % 256) / 255, blue: 0.4, alpha: 1)
      return view
    }
    for view in views { stage.root.addSubview(view) }
    stage.frame()
  }

  func drawAll() {
    step += 1
    stage.root.backgroundColor = step % 2 == 0 ? .white : .black
    stage.frame()
  }

  func move(_ views: ArraySlice<UIView>) {
    step += 1
    for view in views { view.center.x += step % 2 == 0 ? 1 : -1 }
    stage.frame()
  }
}

/// A thousand rows with a line of text, at 3x.
@MainActor private final class List {
  let stage = Stage(scale: 3)
  let content: UIView
  var pixels = 0

  init() {
    content = UIView(frame: stage.root.bounds)
    content.clipsToBounds = true
    for i in 0..<1000 {
      let row = UIView(frame: CGRect(x: 0, y: CGFloat(i) * 44, width: content.bounds.width, height: 44))
      row.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: 16, y: 11, width: content.bounds.width - 32, height: 22))
      label.text = "Row number \(i) with some text"
      row.addSubview(label)
      content.addSubview(row)
    }
    stage.root.addSubview(content)
    stage.frame()
  }

  func scroll() {
    pixels = (pixels + 37) % 100_000
    content.bounds.origin.y = CGFloat(pixels) / 3
    stage.frame()
  }
}

/// Makes what a row needs at its first run, and keeps it.
@MainActor private final class Later<Value> {
  private let make: @MainActor () -> Value
  lazy var value = make()
  init(_ make: @escaping @MainActor () -> Value) { self.make = make }
}

@MainActor func frameRows() -> [Row] {
  let grid = Later { Grid() }
  func row(_ work: String, _ title: String, _ goal: Double, _ body: @escaping @MainActor () -> Void) -> Row {
    Row(work: work, title: title, through: "UIView", unit: .microseconds, goal: goal) {
      MainActor.assumeIsolated(body)
    }
  }
  let list = Later { List() }
  let (one, two) = (Later { Grid(threads: 1) }, Later { Grid(threads: 2) })
  return [
    row("frame-drawn", "frame, 10,000 views, all drawn", 3000) { grid.value.drawAll() },
    row("frame-drawn-one-thread", "the same by one raster thread", 6000) { one.value.drawAll() },
    row("frame-drawn-two-threads", "the same by two raster threads", 3000) { two.value.drawAll() },
    row("frame-one-moved", "frame, one of 10,000 views moved", 100) { grid.value.move(grid.value.views[5000...5000]) },
    row("frame-all-moved", "frame, all 10,000 views moved", 6000) { grid.value.move(grid.value.views[...]) },
    row("frame-unchanged", "frame, nothing changed", 5) { grid.value.stage.frame() },
    row("list-scroll", "list scrolled 37 px, full surface", 1500) { list.value.scroll() },
  ]
}
