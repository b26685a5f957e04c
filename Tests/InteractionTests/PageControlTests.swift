// Page controls: the way the pages go, and progress by hand and by the clock.

import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct PageControlTests {
  private let log = Log()
  private let stage = TouchStage()

  private final class Delegate: NSObject, UIPageControlTimerProgressDelegate {
    var log: Log?
    var initial: Float = 0
    var advances = true
    var notesChanges = false
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
      log?.add("initial \(page)")
      return initial
    }
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
      log?.add(progress.isProgressVisible ? "visible" : "hidden")
    }
    func pageControlTimerProgress(
      _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool {
      log?.add("advance \(page)?")
      return advances
    }
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
      if notesChanges { log?.add("change") }
    }
  }

  private func control(_ pages: Int = 3) -> UIPageControl {
    let control = stage.add(UIPageControl(), 0, 0, 200, 26)
    control.numberOfPages = pages
    control.addAction(UIAction { [log] _ in log.add("page \(control.currentPage)") }, for: .valueChanged)
    return control
  }

  @Test("Direction: a touch beyond the middle, as the pages go, turns forward (documented)")
  func direction() {
    let control = control()
    #expect(control.direction == .natural)
    stage.tap(150, 13)
    #expect(control.currentPage == 1)
    control.direction = .rightToLeft
    stage.tap(50, 13)
    #expect(control.currentPage == 2)
    control.direction = .natural
    control.semanticContentAttribute = .forceRightToLeft
    stage.tap(150, 13)
    #expect(control.currentPage == 1, "natural is the way of reading")
    control.direction = .leftToRight
    stage.tap(150, 13)
    #expect(control.currentPage == 2)
  }

  @Test("A vertical control is as high as a horizontal one is wide; a finger along it turns pages")
  func vertical() {
    let control = control(5)
    let flat = control.size(forNumberOfPages: 5)
    control.direction = .bottomToTop
    #expect(control.size(forNumberOfPages: 5) == CGSize(width: flat.height, height: flat.width))
    control.frame = CGRect(x: 100, y: 100, width: 26, height: 200)
    // Dots of 7 points, 9 apart, in the middle: the first begins at 64.5 from the bottom.
    stage.down(113, 300 - 68)
    stage.drag(to: 113, 300 - 132, steps: 16)
    stage.up()
    #expect(log.take() == ["page 1", "page 2", "page 3", "page 4"])
  }

  @Test("Progress is kept between 0 and 1, starts anew with each page, and has one control (documented)")
  func progress() {
    let control = control()
    let (progress, delegate) = (UIPageControlProgress(), Delegate())
    #expect(control.progress == nil && !progress.isProgressVisible)
    progress.currentProgress = 7
    #expect(progress.currentProgress == 1)
    progress.currentProgress = .nan
    #expect(progress.currentProgress == 1)
    control.progress = progress
    #expect(progress.isProgressVisible && progress.currentProgress == 0)
    delegate.log = log
    delegate.initial = 0.25
    progress.delegate = delegate
    progress.currentProgress = 0.5
    control.currentPage = 2
    #expect(progress.currentProgress == 0.25 && log.take() == ["initial 2"])
    let other = UIPageControl()
    other.progress = progress
    #expect(control.progress == nil && log.take() == ["hidden", "initial 0", "visible"])
  }

  @Test("It is hidden while a finger goes along the dots, not while one only touches them (documented)")
  func visibility() {
    let control = control(5)
    let (progress, delegate) = (UIPageControlProgress(), Delegate())
    control.progress = progress
    progress.delegate = delegate
    delegate.log = log
    stage.down(68, 13)
    #expect(progress.isProgressVisible)
    stage.drag(to: 132, 13, steps: 4)
    #expect(!progress.isProgressVisible)
    stage.up()
    #expect(progress.isProgressVisible)
    #expect(log.take().filter { $0 == "hidden" || $0 == "visible" } == ["hidden", "visible"])
  }

  @Test("The clock turns pages with the control's events, and stops at the last one (documented)")
  func timer() {
    let control = control()
    let timer = UIPageControlTimerProgress(preferredDuration: 1)
    timer.setDuration(2, forPage: 1)
    #expect(timer.duration(forPage: 0) == 1 && timer.duration(forPage: 1) == 2 && !timer.isRunning)
    control.progress = timer
    stage.frames(2)
    #expect(timer.currentProgress == 0, "it waits to be started")
    timer.resumeTimer()
    stage.frames(0.5 + 1.0 / 60)
    #expect(timer.isRunning && abs(timer.currentProgress - 0.5) < 0.001)
    timer.pauseTimer()
    stage.frames(1)
    #expect(abs(timer.currentProgress - 0.5) < 0.001)
    timer.resumeTimer()
    stage.frames(0.6 + 1.0 / 60)
    #expect(log.take() == ["page 1"] && abs(timer.currentProgress - 0.05) < 0.001, "\(timer.currentProgress)")
    stage.frames(2)
    #expect(log.take() == ["page 2"])
    stage.frames(2)
    #expect(log.take() == [] && !timer.isRunning && timer.currentProgress == 1)
  }

  @Test("Back to the first page when asked to; the delegate may keep a page; out of a window it waits (documented)")
  func timerDelegate() {
    let control = control(2)
    let (timer, delegate) = (UIPageControlTimerProgress(preferredDuration: 1), Delegate())
    timer.resetsToInitialPageAfterEnd = true
    timer.delegate = delegate
    control.progress = timer
    delegate.log = log
    timer.resumeTimer()
    stage.frames(2.2)
    #expect(log.take() == ["advance 1?", "initial 1", "page 1", "advance 0?", "initial 0", "page 0"])
    delegate.advances = false
    delegate.notesChanges = true
    control.removeFromSuperview()
    stage.frames(1)
    #expect(log.take() == [])
    stage.window.addSubview(control)
    stage.frames(1.2)
    let lines = log.take()
    #expect(lines.last == "advance 1?" && lines.filter { $0 == "change" }.count > 40)
    #expect(control.currentPage == 0 && timer.currentProgress == 1 && !timer.isRunning)
  }
}
