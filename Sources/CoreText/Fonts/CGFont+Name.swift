// CGFont by name: the catalogue knows names, the font itself only its bytes.
//
// Called by: clients, such as those that give a text layer its font.
import CoreGraphics
import Foundation

extension CGFont {
  /// The font of a PostScript or full name, registered or installed; the system font's own names stand for it. Nil when there
  /// is none. Source: documented (CGFont.init(_:)).
  public convenience init?(_ name: CFString) {
    let name = String(describing: name)
    let system = name.hasPrefix(".") ? try? FontCatalog.shared.systemFont(SystemFontRequest(size: 12)) : nil
    guard let font = FontCatalog.shared.font(named: name, size: 12) ?? system else { return nil }
    let face = font.face.graphicsFont
    self.init(bytes: face.bytes, faceIndex: face.faceIndex)
  }
}
