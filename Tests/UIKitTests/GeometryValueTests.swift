// Geometry as text, in archives and in NSValue.

import Testing
import UIKit

@Suite struct GeometryValueTests {
  @Test("Text has UIKit's form") func text() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
    #expect(
      NSCoder.string(for: CGRect(x: 0, y: 0, width: 375, height: 2000.0 / 3)) == "{{0, 0}, {375, 666.66666666666663}}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
  }

  @Test("Text reads back to the same value", arguments: 0..<50) func roundTrip(seed: Int) {
    func value(_ index: Int) -> CGFloat { CGFloat(sin(Double(seed * 6 + index) * 12.9898) * 43758.5453) }
    let rect = CGRect(x: value(0), y: value(1), width: value(2), height: value(3))
    let transform = CGAffineTransform(a: value(0), b: value(1), c: value(2), d: value(3), tx: value(4), ty: value(5))
    let insets = NSDirectionalEdgeInsets(top: value(0), leading: value(1), bottom: value(2), trailing: value(3))
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
    #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    #expect(NSCoder.cgVector(for: NSCoder.string(for: CGVector(dx: value(0), dy: value(1)))).dy == value(1))
  }

  @Test("Text that is not well-formed reads as zero, as the identity for transforms") func malformed() {
    for text in ["", "{", "{1}", "1, 2", "{1, 2, 3}", "{a, b}", "[1, 2]"] {
      #expect(NSCoder.cgPoint(for: text) == .zero && NSCoder.cgAffineTransform(for: text) == .identity)
      #expect(NSCoder.uiEdgeInsets(for: text) == .zero && NSCoder.cgRect(for: text) == .zero)
    }
    #expect(NSCoder.cgPoint(for: "{3.0,8.0}") == CGPoint(x: 3, y: 8))
  }

  @Test("NSValue holds every structure") func values() {
    let transform = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.width == 3)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
    #expect(NSValue(uiEdgeInsets: insets) == NSValue(uiEdgeInsets: insets))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)) != NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)))
    #expect(NSValue(uiEdgeInsets: insets).cgRectValue == .zero && NSValue(cgRect: .zero).uiEdgeInsetsValue == .zero)
  }

  @Test("Keyed archives hold geometry") func archive() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(reader.decodeUIEdgeInsets(forKey: "insets").right == 4)
    #expect(reader.decodeUIOffset(forKey: "none") == .zero)
  }
}
