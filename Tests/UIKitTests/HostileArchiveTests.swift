// Archives that are damaged or made up: other values than those that were written, numbers that are none, trees that hold
// themselves. What comes back may be nil or nothing like what was archived; the program goes on, and the view can be drawn.

import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct HostileArchiveTests {
  /// Every value in turn is replaced by each of these.
  private static var intruders: [Any] {
    [
      -1, 1 << 40, Double.nan, Double.infinity, -1e300, true, "", "nan inf -inf nan", "{{nan, 1}, {2, 3}}",
      Data([1, 2, 3]), [1, 2] as [Any], ["a": 1] as [String: Any], "$null",
    ]
  }

  private func tree() throws -> UIView {
    let root = UIView(frame: CGRect(x: 1, y: 2, width: 50, height: 40))
    root.backgroundColor = .systemBackground
    root.transform = CGAffineTransform(rotationAngle: 0.2)
    root.mask = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    label.attributedText = NSAttributedString(string: "text", attributes: [.kern: 2, .foregroundColor: UIColor.red])
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    slider.maximumValue = 5
    slider.value = 3
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 1
    let button = UIButton(configuration: .filled())
    button.setTitle("b", for: .normal)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    scroll.contentSize = CGSize(width: 100, height: 100)
    scroll.maximumZoomScale = 3
    let image = UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in })
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    (pages.numberOfPages, pages.currentPage) = (4, 2)
    let (stepper, spinner) = (UIStepper(), UIActivityIndicatorView(style: .large))
    (stepper.maximumValue, stepper.value) = (9, 4)
    spinner.startAnimating()
    let views = [label, slider, segments, button, scroll, image, pages, stepper, UISwitch(), spinner, UIProgressView()]
    for view in views { root.addSubview(view) }
    return root
  }

  private func objects(_ data: Data) throws -> (plist: [String: Any], objects: [Any]) {
    let plist = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    return (plist, try #require(plist["$objects"] as? [Any]))
  }

  private func read(_ plist: [String: Any], _ objects: [Any]) -> UIView? {
    var plist = plist
    plist["$objects"] = objects
    guard let data = try? PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0),
      let coder = try? NSKeyedUnarchiver(forReadingFrom: data)
    else { return nil }
    coder.requiresSecureCoding = false
    coder.decodingFailurePolicy = .setErrorAndReturn
    return coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIView
  }

  @Test("Each value of an archived tree in turn is another one: the tree is read or not, laid out and drawn")
  func values() throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: try tree(), requiringSecureCoding: false)
    let (plist, all) = try objects(data)
    let screen = OffscreenWindow(size: CGSize(width: 30, height: 30), scale: 1)
    var random = SeededRandom(seed: 11)
    var survivors = 0
    for (index, object) in all.enumerated() {
      guard let fields = object as? [String: Any] else { continue }
      for key in fields.keys.sorted() where key != "$class" && !key.hasPrefix("$") {
        var changed = fields
        let intruders = Self.intruders
        changed[key] = intruders[random.below(intruders.count)]
        var copy = all
        copy[index] = changed
        guard let view = read(plist, copy) else { continue }
        survivors += 1
        screen.window.addSubview(view)
        view.layoutIfNeeded()
        _ = try screen.render()
        view.removeFromSuperview()
      }
    }
    #expect(survivors > 20)
  }

  @Test("A page control of a million million pages draws what there is room for") func pages() throws {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    pages.numberOfPages = 1 << 40
    pages.backgroundColor = .black
    let screen = OffscreenWindow(size: CGSize(width: 30, height: 30), scale: 1)
    screen.window.addSubview(pages)
    let image = try #require(try screen.render())
    #expect((0..<30).contains { image.pixels[$0, 10] != 0xFF00_0000 })
  }

  @Test("A tree that holds itself, and a view that is its own mask, are taken apart") func loops() throws {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    let data = try NSKeyedArchiver.archivedData(withRootObject: parent, requiringSecureCoding: false)
    var (plist, all) = try objects(data)
    let root = try #require(all.indices.first { (all[$0] as? [String: Any])?["subviews"] != nil })
    let list = try #require((all[root] as? [String: Any])?["subviews"])
    // The child gets the same list of subviews, which names the child.
    for index in all.indices where index != root {
      guard var fields = all[index] as? [String: Any], fields["contentScaleFactor"] != nil else { continue }
      fields["subviews"] = list
      fields["mask"] = (all[root] as? [String: Any])?["subviews"]
      all[index] = fields
    }
    plist["$objects"] = all
    let view = read(plist, all)
    #expect(view == nil || view?.isDescendant(of: UIView()) == false)
  }

  @Test("Bytes cut off anywhere give nil") func truncated() throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: try tree(), requiringSecureCoding: false)
    for count in stride(from: 0, to: data.count - 1, by: max(1, data.count / 40)) {
      let coder = try? NSKeyedUnarchiver(forReadingFrom: data.prefix(count))
      coder?.requiresSecureCoding = false
      #expect(coder?.decodeObject(forKey: NSKeyedArchiveRootObjectKey) == nil)
    }
  }
}
