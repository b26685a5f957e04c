// Progress views that observe a Progress, and segments whose contents are moved.

import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct ObservedProgressTests {
  private let stage = TouchStage()

  @Test("The observed fraction is shown at once and with each frame (documented), also of children")
  func follows() {
    let view = stage.add(UIProgressView(), 0, 0, 100, 4)
    let progress = Progress(totalUnitCount: 4)
    let part = Progress(totalUnitCount: 2, parent: progress, pendingUnitCount: 2)
    progress.completedUnitCount = 1
    view.observedProgress = progress
    #expect(view.progress == 0.25)
    part.completedUnitCount = 1
    stage.frames(1.0 / 60)
    view.layoutIfNeeded()
    #expect(view.progress == 0.5)
    #expect(view.subviews.contains { $0.frame.width == 50 })
    view.progress = 0.1
    stage.frames(1.0 / 60)
    #expect(view.progress == 0.5, "it is the Progress that counts")
    view.observedProgress = nil
    view.progress = 0.1
    #expect(view.progress == 0.1)
  }

  @Test("Frames are wanted while it is unfinished and the view is in a window, and not otherwise")
  func frames() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    let progress = Progress(totalUnitCount: 2)
    view.observedProgress = progress
    #expect(!view.tick())
    progress.completedUnitCount = 1
    #expect(view.progress == 0.5, "it is right whenever it is asked for")
    stage.window.addSubview(view)
    view.layoutIfNeeded()
    #expect(view.tick())
    progress.completedUnitCount = 2
    #expect(!view.tick() && view.progress == 1)
    let other = Progress(totalUnitCount: 2)
    view.observedProgress = other
    #expect(view.tick() && view.progress == 0)
    view.removeFromSuperview()
    #expect(!view.tick())
    stage.window.addSubview(view)
    other.cancel()
    #expect(!view.tick())
  }

  @Test("Contents of segments are moved by what is set for their place, else for any (documented)")
  func segments() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    let moved = UIOffset(horizontal: 3, vertical: -2)
    control.setContentPositionAdjustment(moved, forSegmentType: .right, barMetrics: .default)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 1, vertical: 0), forSegmentType: .any, barMetrics: .default)
    control.setContentOffset(CGSize(width: 10, height: 0), forSegmentAt: 0)
    #expect(control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default) == moved)
    #expect(control.contentPositionAdjustment(forSegmentType: .center, barMetrics: .default) == .zero)
    control.layoutIfNeeded()
    let labels = control.segments.map { segment in
      segment.view.layoutIfNeeded()
      return segment.view.subviews.first { $0 is UILabel }?.frame.origin
    }
    #expect(labels == [CGPoint(x: 11, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 3, y: -2)])
    #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 10, height: 0))
    control.removeSegment(at: 2, animated: false)
    control.removeSegment(at: 1, animated: false)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 7, vertical: 0), forSegmentType: .alone, barMetrics: .default)
    control.layoutIfNeeded()
    control.segments[0].view.layoutIfNeeded()
    #expect(control.segments[0].view.subviews.first { $0 is UILabel }?.frame.origin.x == 17)
  }
}
