// UIKit's fonts and colours in the text of a CATextLayer.
//
// Asked by: CATextLayer, which knows neither class.

extension UIFont: TextLayerFont {
  package var textLayerFont: CTFont { ctFont }
}

extension UIColor: TextLayerColor {
  package var textLayerColor: CGColor { cgColor }
}
