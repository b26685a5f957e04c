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

  @Test(
    "AR-05 a turned child goes through the frame's setter: there and back leaves a skew; fixed struts leave nothing")
  func turned() {
    func change(_ mask: UIView.AutoresizingMask) -> (before: CGRect, after: CGRect, moved: Bool) {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let child = UIView(frame: CGRect(x: 50, y: 60, width: 80, height: 40))
      child.transform = CGAffineTransform(rotationAngle: .pi / 9)
      child.autoresizingMask = mask
      parent.addSubview(child)
      let (bounds, center) = (child.bounds, child.center)
      parent.frame.size.height += 20
      parent.frame.size.height -= 20
      return (bounds, child.bounds, child.center != center)
    }
    for mask: UIView.AutoresizingMask in [
      .flexibleHeight, .flexibleTopMargin, [.flexibleWidth, .flexibleBottomMargin],
    ] {
      let result = change(mask)
      #expect(result.before != result.after)
    }
    let fixed = change([])
    #expect(fixed.before == fixed.after && !fixed.moved)
  }
}
