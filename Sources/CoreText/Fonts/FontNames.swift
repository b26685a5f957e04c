// Names of fonts and where their faces are.
//
// Made by: FontCatalog, from the folders and from what apps register. Reads: only the name tables of the files, so a folder
// of hundreds of fonts costs milliseconds.
import CoreGraphics
import Foundation

/// A face by where it is.
struct FontPlace: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case file(String)
    /// Given as data: kept by the catalogue under this number.
    case data(UInt64)
  }
  var source: Source
  var faceIndex = 0
}

/// Faces by their names. The first of a name wins.
struct FontNames: Sendable {
  struct Face: Sendable {
    var place: FontPlace
    var postScriptName: String
    var family: String
    var fullName: String
  }

  private(set) var faces: [Face] = []
  private var indexByName: [String: Int] = [:]
  /// Fonts registered as data, which have no file to be read again from.
  var fontsByIdentity: [UInt64: ShapingFace] = [:]

  mutating func add(_ face: Face) {
    let index = faces.count
    faces.append(face)
    for name in [face.postScriptName, face.fullName] where !name.isEmpty && indexByName[name] == nil {
      indexByName[name] = index
    }
    // A family's name stands for its regular face.
    let isRegular = face.fullName.hasSuffix(" Regular") || face.fullName == face.family
    if isRegular && indexByName[face.family] == nil { indexByName[face.family] = index }
  }

  /// Removes the faces of a source; whether there were any.
  mutating func remove(_ source: FontPlace.Source) -> Bool {
    let kept = faces.filter { $0.place.source != source }
    guard kept.count < faces.count else { return false }
    if case .data(let identity) = source { fontsByIdentity[identity] = nil }
    faces = []
    indexByName = [:]
    for face in kept { add(face) }
    return true
  }

  /// The face of a PostScript, full or family name; case matters.
  func face(named name: String) -> Face? { indexByName[name].map { faces[$0] } }

  /// Each family once, sorted.
  var families: [String] { Array(Set(faces.map(\.family))).sorted() }

  /// PostScript names of a family's faces, sorted.
  func fontNames(ofFamily family: String) -> [String] {
    faces.filter { $0.family == family }.map(\.postScriptName).sorted()
  }
}
