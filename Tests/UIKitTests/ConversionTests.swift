// Conversions between views, windows and the screen. Source: case CV-01 and Apple's documentation.

import Testing
import UIKit

@MainActor @Suite struct ConversionTests {
  private let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
  private let a = UIView(frame: CGRect(x: 20, y: 10, width: 10, height: 10))
  private let b = UIView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))

  init() {
    window.addSubview(a)
    window.addSubview(b)
  }

  @Test("CV-01 between siblings; nil is the window") func siblings() {
    #expect(a.convert(CGPoint(x: 60, y: 70), to: b) == .zero)
    #expect(window.convert(CGPoint(x: 15, y: 15), to: a) == CGPoint(x: -5, y: 5))
    #expect(a.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 21, y: 11))
    #expect(a.convert(CGPoint(x: 21, y: 11), from: nil) == CGPoint(x: 1, y: 1))
  }

  @Test("To and from the screen, the window's place counts") func screen() {
    let screen = window.screen.coordinateSpace
    #expect(a.convert(CGPoint(x: 1, y: 1), to: screen) == CGPoint(x: 31, y: 31))
    #expect(a.convert(CGPoint(x: 31, y: 31), from: screen) == CGPoint(x: 1, y: 1))
    #expect(screen.convert(CGRect(x: 31, y: 31, width: 2, height: 3), to: a) == CGRect(x: 1, y: 1, width: 2, height: 3))
  }

  @Test("A turned view and back, within rounding") func turned() {
    b.transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 0.5)
    let p = CGPoint(x: 3, y: 4)
    let back = a.convert(a.convert(p, to: b), from: b)
    #expect(abs(back.x - p.x) < 1e-9 && abs(back.y - p.y) < 1e-9)
  }
}
