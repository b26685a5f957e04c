// Fonts by name, and fonts that an app brings.
//
// Called by: UIFont(name:size:), CTFontCreateWithName, and the CTFontManagerRegister… functions. Registered fonts come first.
import CoreGraphics
import Foundation

extension FontCatalog {
  /// The font whose PostScript, full, family or file name is `name` (case matters), `size` points.
  /// Nil when neither the registered fonts nor the folders have one.
  package func font(named name: String, size: CGFloat) -> CTFont? {
    face(named: name).map { CTFont(face: $0, size: size) }
  }

  private func face(named name: String) -> ShapingFace? {
    if let registered = state.withLock({ $0.registered.face(named: name) }) { return face(at: registered.place) }
    if let path = path(ofFile: "\(name).otf") ?? path(ofFile: "\(name).ttf") { return try? face(atPath: path) }
    return names().face(named: name).flatMap { face(at: $0.place) }
  }

  private func face(at place: FontPlace) -> ShapingFace? {
    switch place.source {
    case .file(let path): try? face(atPath: path, index: place.faceIndex)
    case .data(let identity): state.withLock { $0.registered.fontsByIdentity[identity] }
    }
  }

  /// Families of registered fonts and of the folders, sorted, each once.
  package var familyNames: [String] {
    Array(Set(names().families + state.withLock { $0.registered.families })).sorted()
  }

  /// PostScript names of a family's faces, sorted; empty for a family that is not there.
  package func fontNames(ofFamily family: String) -> [String] {
    let registered = state.withLock { $0.registered.fontNames(ofFamily: family) }
    return Array(Set(registered + names().fontNames(ofFamily: family))).sorted()
  }

  /// Makes the faces of a file findable by name. Throws when it is no font.
  package func register(path: String) throws(FontError) {
    guard CGFont(path: path) != nil else { throw .unreadable(path: path) }
    let names = FontNameReader.names(ofFile: path)
    state.withLock { state in
      _ = state.registered.remove(.file(path))
      for (index, name) in names.enumerated() {
        let place = FontPlace(source: .file(path), faceIndex: index)
        state.registered.add(Self.entry(place, name))
      }
    }
  }

  /// Makes a font findable by name. False when it is already.
  package func register(_ font: CGFont) -> Bool {
    guard let face = ShapingFace(font) else { return false }
    return state.withLock { state in
      guard state.registered.fontsByIdentity[font.identity] == nil else { return false }
      state.registered.fontsByIdentity[font.identity] = face
      let names = FontNameReader.Names(
        family: font.familyName ?? "", fullName: font.fullName ?? "", postScriptName: font.postScriptName ?? "")
      state.registered.add(Self.entry(FontPlace(source: .data(font.identity)), names))
      return true
    }
  }

  /// Undoes `register(path:)`. False when the file was not registered. Fonts made from it live on.
  package func unregister(path: String) -> Bool { state.withLock { $0.registered.remove(.file(path)) } }

  /// Undoes `register(_:)`. False when the font was not registered.
  package func unregister(_ font: CGFont) -> Bool {
    state.withLock { $0.registered.remove(.data(font.identity)) }
  }

  private static func entry(_ place: FontPlace, _ names: FontNameReader.Names) -> FontNames.Face {
    FontNames.Face(
      place: place, postScriptName: names.postScriptName, family: names.family, fullName: names.fullName)
  }

  /// The names in the folders, read once.
  private func names() -> FontNames {
    if let known = state.withLock({ $0.names }) { return known }
    var names = FontNames()
    for folder in folders {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for file in files.sorted() where [".otf", ".ttf", ".ttc", ".otc"].contains(file.suffix(4).lowercased()) {
        let path = "\(folder)/\(file)"
        for (index, name) in FontNameReader.names(ofFile: path).enumerated() {
          names.add(Self.entry(FontPlace(source: .file(path), faceIndex: index), name))
        }
      }
    }
    state.withLock { $0.names = names }
    return names
  }
}
