// Layers made from metatypes: UIView.layerClass builds the most derived class. Source: Apple's documentation of layerClass.

import Testing
import UIKit

private final class PrivateLayer: CALayer {
  let mark: Int
  override init() {
    mark = 7
    super.init()
  }
  override init(layer: Any) {
    mark = 8
    super.init(layer: layer)
  }
  required init?(coder: NSCoder) {
    mark = 9
    super.init(coder: coder)
  }
}

private class GenericLayer<Payload>: CALayer {
  var payload: Payload?
}

@MainActor @Suite struct LayerClassTests {
  private final class PrivateView: UIView {
    override class var layerClass: AnyClass { PrivateLayer.self }
  }
  private final class GenericView: UIView {
    override class var layerClass: AnyClass { GenericLayer<[String]>.self }
  }
  private final class Plain: UIView {}

  @Test("A private class, through its own initialiser") func privateClass() {
    let view = PrivateView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((view.layer as? PrivateLayer)?.mark == 7)
    #expect(view.layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.layer.delegate === view)
  }

  @Test("A generic class") func genericClass() throws {
    let layer = try #require(GenericView().layer as? GenericLayer<[String]>)
    #expect(layer.payload == nil)
  }

  @Test("A subclass without an override has a plain layer") func plain() {
    #expect(type(of: Plain().layer) == CALayer.self)
  }

  @Test("The layer is freed with its view") func freed() {
    weak var layer: CALayer?
    do { layer = PrivateView().layer }
    #expect(layer == nil)
  }
}
