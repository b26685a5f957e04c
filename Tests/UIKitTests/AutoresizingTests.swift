// Autoresizing by masks: cases AR-01 and AR-03 (documented rule).

import Testing
import UIKit

@MainActor @Suite struct AutoresizingTests {
  @Test("AR-01 flexible size keeps the margins") func size() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 70))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 170, height: 90)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 150, height: 70))
  }

  @Test("AR-03 flexible margins share the change by their lengths") func margins() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let child = UIView(frame: CGRect(x: 30, y: 0, width: 60, height: 50))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    parent.addSubview(child)
    parent.frame.size.width = 180
    #expect(child.frame == CGRect(x: 90, y: 0, width: 60, height: 50))
  }
}
