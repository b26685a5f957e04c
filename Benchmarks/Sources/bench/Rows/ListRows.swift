// A list of 10,000 rows of labels and images, thrown by a recorded finger on a virtual clock: how long its frames take.
//
// Row views are recycled by hand. Every frame of the drag and of what follows is timed: events, physics, layout, commit,
// damage and painting, on a surface of 1170 x 2532 pixels by one thread; the target looks at nothing. What is
// painted and what is moved is InteractionTests' business.
import Foundation
import HostInterface
import QuartzCore
import RenderServer
import UIKit
import UIKitCore

/// An image, a title and a subtitle.
private final class RowView: UIView {
  let picture = UIImageView()
  let title = UILabel()
  let subtitle = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    title.font = .systemFont(ofSize: 17)
    subtitle.font = .systemFont(ofSize: 13)
    subtitle.textColor = .secondaryLabel
    for view in [picture, title, subtitle] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 16, y: 10, width: 40, height: 40)
    title.frame = CGRect(x: 72, y: 10, width: bounds.width - 88, height: 21)
    subtitle.frame = CGRect(x: 72, y: 33, width: bounds.width - 88, height: 17)
  }
}

/// Makes rows where it is looked at, from those that went out of sight.
private final class ListView: UIScrollView {
  static let rowHeight: CGFloat = 60
  private var rows: [Int: RowView] = [:]
  private var spare: [RowView] = []
  private let pictures: [UIImage]

  init(frame: CGRect, count: Int) {
    pictures = (0..<24).map { index in
      UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
        UIColor(hue: CGFloat(index) / 24, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).fill()
      }
    }
    super.init(frame: frame)
    backgroundColor = .systemBackground
    contentSize = CGSize(width: frame.width, height: CGFloat(count) * Self.rowHeight)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let first = max(Int(bounds.minY / Self.rowHeight), 0)
    let last = min(Int((bounds.maxY - 0.001) / Self.rowHeight), Int(contentSize.height / Self.rowHeight) - 1)
    guard first <= last else { return }
    for (index, row) in rows where index < first || index > last {
      rows[index] = nil
      spare.append(row)
    }
    for index in first...last where rows[index] == nil { rows[index] = show(index) }
  }

  private func show(_ index: Int) -> RowView {
    let row = spare.popLast() ?? RowView()
    row.frame = CGRect(x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
    row.title.text = "Row number \(index)"
    row.subtitle.text = "What there is to say about number \(index)"
    row.picture.image = pictures[index % pictures.count]
    if row.superview == nil { addSubview(row) }
    return row
  }
}

/// The list in a window of a telephone, and the passes of a frame.
@MainActor private final class ListStage {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let list: ListView
  private let ingress: HostEventIngress
  private let pipeline: FramePipeline
  private let compositor: Compositor
  private var now = 1.0
  private(set) var frames: [Double] = []

  private final class Nowhere: PresentTarget {
    func present(_ surface: PixelBuffer, damage: PixelRegion) {}
  }

  init() {
    UIScreen.main.scale = 3
    list = ListView(frame: window.bounds, count: 10_000)
    window.backgroundColor = .systemBackground
    window.addSubview(list)
    window.isHidden = false
    ingress = HostEventIngress(windows: { [weak window] in window.map { [$0] } ?? [] })
    pipeline = FramePipeline(root: window.layer)
    compositor = Compositor(target: Nowhere(), threads: 1)
    list.contentOffset.y = 1000
    frame()
  }

  /// One frame at `now`; nothing of it is noted while `isNoted` is false.
  private func frame(isNoted: Bool = false, events: () -> Void = {}) {
    let start = DispatchTime.now().uptimeNanoseconds
    events()
    let tree = pipeline.runFrame(size: window.bounds.size, scale: 3, time: now)
    do {
      try compositor.renderFrame(tree, timing: FrameTiming(now: now, presentation: now))
    } catch {
      print("no frame: \(error)")
    }
    guard isNoted else { return }
    frames.append(Double(DispatchTime.now().uptimeNanoseconds - start))
  }

  /// The recorded flick (14 moves of 6 points, 8 ms apart), `speed` times as fast; then frames until it rests.
  func fling(speed: Double) {
    var (y, next) = (792.0, now)
    var steps = 0
    func report(_ phase: HostTouch.Phase) {
      ingress.handle(.touches([HostTouch(id: 0, phase: phase, location: CGPoint(x: 200, y: y))], time: next))
    }
    report(.began)
    while steps <= 14 {
      now += 1.0 / 60
      frame(isNoted: true) {
        while next + 0.008 <= now, steps <= 14 {
          next += 0.008
          steps += 1
          if steps <= 14 { y -= 6 * speed }
          report(steps <= 14 ? .moved : .ended)
        }
      }
    }
    while list.isDecelerating {
      now += 1.0 / 60
      frame(isNoted: true)
    }
    now += 1
    ingress.advance(to: now)
    for _ in 0..<45 {
      now += 1.0 / 60
      frame()
    }
    if list.contentOffset.y > 500_000 { list.contentOffset.y = 1000 }
  }

  /// Nanoseconds: of the frames since the last call, the one that `part` of them do not exceed.
  func take(_ part: Double, speed: Double) -> Double {
    frames = []
    fling(speed: speed)
    let sorted = frames.sorted()
    return sorted.isEmpty ? 0 : sorted[min(Int(Double(sorted.count) * part), sorted.count - 1)]
  }
}

@MainActor func listRows() -> [Row] {
  var made: ListStage?
  func stage() -> ListStage {
    if let made { return made }
    let new = ListStage()
    made = new
    return new
  }
  func row(_ work: String, _ title: String, _ goal: Double, _ part: Double, _ speed: Double) -> Row {
    Row(
      work: work, title: title, through: "UIScrollView", unit: .microseconds, goal: goal, body: {},
      own: { MainActor.assumeIsolated { stage().take(part, speed: speed) } })
  }
  return [
    row("list-fling-median", "10,000 rows thrown, median frame", 1500, 0.5, 1),
    row("list-fling-worst", "the same, 99 of 100 frames within", 8000, 0.99, 1),
    row("list-fling-fast-median", "thrown five times as fast, median frame", 1500, 0.5, 5),
    row("list-fling-fast-worst", "the same, 99 of 100 frames within", 8000, 0.99, 5),
  ]
}
