// Lists of children: arrays that their first ones leave cheaply, counted in slots that are written.

import QuartzCore
import TestSupport
import Testing

@Suite struct ChildListTests {
  private final class Child {}
  private let placeholder = Child()

  @Test("Whatever comes and goes, it is an array's children, and each is found") func random() {
    var dice = SeededGenerator(20)
    for _ in 0..<40 {
      var (list, model, numbers) = (ChildList<Child>(), [Child](), [ObjectIdentifier: Int32]())
      for _ in 0..<400 {
        switch Int.random(in: 0..<8, using: &dice) {
        case 0...2:
          let index = Bool.random(using: &dice) ? model.count : Int.random(in: 0...model.count, using: &dice)
          let child = Child()
          list.insert(child, at: index)
          model.insert(child, at: index)
          numbers[ObjectIdentifier(child)] = list.number(at: index)
        case 3...5 where !model.isEmpty:
          let index = Int.random(in: 0..<4, using: &dice) > 0 ? 0 : Int.random(in: 0..<model.count, using: &dice)
          list.remove(at: index, placeholder: placeholder)
          model.remove(at: index)
        case 6:
          list.close()
          let isSame = list.slots.elementsEqual(model, by: ===)
          #expect(isSame)
        default:
          // Only long lists have vacant slots.
          for _ in 0..<100 {
            let child = Child()
            list.insert(child, at: list.count)
            model.append(child)
            numbers[ObjectIdentifier(child)] = list.number(at: model.count - 1)
          }
        }
        #expect(list.count == model.count && list.isEmpty == model.isEmpty && list.last === model.last)
        guard let child = model.randomElement(using: &dice) else { continue }
        let place = model.firstIndex { $0 === child }
        #expect(list.index(of: child) == place)
        #expect(list.index(of: child, number: numbers[ObjectIdentifier(child)] ?? -1) == place)
      }
      #expect(list.index(of: Child()) == nil && list.index(of: placeholder) == nil)
    }
  }

  @Test("A hundred thousand that go one by one, the first first, cost three slots each at most") func first() {
    var list = ChildList<Child>()
    for _ in 0..<100_000 { list.insert(Child(), at: list.count) }
    var written = 0
    while !list.isEmpty { written += list.remove(at: 0, placeholder: placeholder) }
    #expect(written < 300_000)
    list.close()
    #expect(list.slots.isEmpty)
  }

  @Test("Those that go from the end, while first ones have gone, cost nothing but themselves") func last() {
    var list = ChildList<Child>()
    for _ in 0..<1000 { list.insert(Child(), at: list.count) }
    for _ in 0..<100 { list.remove(at: 0, placeholder: placeholder) }
    let written = (0..<700).reduce(0) { sum, _ in sum + list.remove(at: list.count - 1, placeholder: placeholder) }
    #expect(written == 0)
  }

  @Test("Who leaves is gone at once") func gone() {
    var list = ChildList<Child>()
    for _ in 0..<100 { list.insert(Child(), at: list.count) }
    for _ in 0..<60 {
      weak let first = list[0]
      #expect(first != nil)
      list.remove(at: 0, placeholder: placeholder)
      #expect(first == nil)
    }
  }

  @Test("Layers that leave first to last are found by their numbers, before and after a commit") func layers() {
    let root = CALayer()
    let (layers, late) = ((0..<500).map { _ in CALayer() }, CALayer())
    for layer in layers { root.addSublayer(layer) }
    let pipeline = FramePipeline(root: root)
    for (index, layer) in layers.enumerated() {
      if index == 100 { _ = pipeline.runFrame(size: .zero, scale: 1) }
      if index == 200 { root.insertSublayer(late, at: 5) }
      layer.removeFromSuperlayer()
      #expect(layer.superlayer == nil)
      guard index % 50 == 0 else { continue }
      let isLeft = root.sublayers?.filter { $0 !== late }.elementsEqual(layers[(index + 1)...], by: ===)
      #expect(isLeft == true)
    }
    #expect(root.sublayers == [late])
  }
}
