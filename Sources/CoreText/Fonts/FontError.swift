// Why a font could not be had: the outside world's fault, told so that it can be mended.
//
// Thrown by: FontCatalog. Shown by: UIKitCore and the command line.

/// A font that is missing or unreadable.
package enum FontError: Error, Equatable, CustomStringConvertible {
  /// No folder of the catalogue holds the system font's file.
  case systemFontMissing(file: String, package: String, folders: [String])
  /// No folder holds the file that has the characters of some text.
  case fallbackMissing(file: String, package: String)
  /// The file is there and is no font, or cannot be read.
  case unreadable(path: String)

  package var description: String {
    switch self {
    case .systemFontMissing(let file, let package, let folders):
      "The system font's file \(file) is in none of \(folders.joined(separator: ", ")). "
        + "Install Debian's package \(package) (apt install \(package)), "
        + "or set ACETATE_FONT_PATH to the folders that hold the font files, separated by colons."
    case .fallbackMissing(let file, let package):
      "The font \(file), which has some of the text's characters, is not installed: they are shown as boxes. "
        + "Install Debian's package \(package) (apt install \(package))."
    case .unreadable(let path):
      "\(path) is not a readable OpenType font. Reinstall it, or take it out of the font folders."
    }
  }
}
