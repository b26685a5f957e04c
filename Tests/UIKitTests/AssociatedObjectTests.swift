// Values hung on objects: documented behaviour of objc_setAssociatedObject and its kin.
import Foundation
import Testing

@testable import UIKit
@testable import UIKitCore

@MainActor
@Suite("Associated objects", .serialized)
struct AssociatedObjectTests {
  private enum Keys {
    nonisolated(unsafe) static var first: UInt8 = 0
    nonisolated(unsafe) static var second: UInt8 = 0
  }
  private final class Plain {}

  @Test("values go by object and key, nil removes one, and all can be removed")
  func values() {
    let (a, b) = (UIView(), Plain())
    objc_setAssociatedObject(a, &Keys.first, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(a, &Keys.second, "two", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(b, &Keys.first, 3, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(a, &Keys.first) as? Int == 1)
    #expect(objc_getAssociatedObject(a, &Keys.second) as? String == "two")
    #expect(objc_getAssociatedObject(b, &Keys.first) as? Int == 3)
    #expect(objc_getAssociatedObject(b, &Keys.second) == nil)
    objc_setAssociatedObject(a, &Keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(a, &Keys.first) == nil)
    #expect(objc_getAssociatedObject(a, &Keys.second) as? String == "two")
    objc_removeAssociatedObjects(a)
    #expect(objc_getAssociatedObject(a, &Keys.second) == nil)
  }

  @Test("a view's values go with it; an assigned one is not held; a copied one is a copy")
  func lifetimes() {
    weak var held: Plain?
    weak var assigned: Plain?
    do {
      let view = UIView()
      do {
        let (kept, lent) = (Plain(), Plain())
        (held, assigned) = (kept, lent)
        objc_setAssociatedObject(view, &Keys.first, kept, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(view, &Keys.second, lent, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(view, &Keys.second) as? Plain === lent)
      }
      #expect(held != nil)
      #expect(assigned == nil)
      #expect(objc_getAssociatedObject(view, &Keys.second) == nil)
    }
    #expect(held == nil)
    let text = NSMutableString("a")
    let owner = Plain()
    objc_setAssociatedObject(owner, &Keys.first, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    #expect(objc_getAssociatedObject(owner, &Keys.first) as? NSString == "a")
  }

  @Test("values of plain objects that are gone are swept, and never read by an object at their address")
  func sweep() {
    for round in 0..<5000 {
      let object = Plain()
      #expect(objc_getAssociatedObject(object, &Keys.first) == nil)
      objc_setAssociatedObject(object, &Keys.first, round, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(AssociatedObjects.shared.count < 1000)
  }

  @Test("threads may use it at once")
  func threads() {
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for round in 0..<500 {
        let object = Plain()
        objc_setAssociatedObject(object, &Keys.first, thread * 1000 + round, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(object, &Keys.first) as? Int == thread * 1000 + round)
      }
    }
  }
}
