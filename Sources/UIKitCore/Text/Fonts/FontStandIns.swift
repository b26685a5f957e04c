// What stands in for the fonts that come with iOS and not with Linux: code asks for them by name and counts on having them.
//
// Called by: FontMatcher. Each name is told of once. Widths and heights are the stand-in's: lines may break
// elsewhere than on a device.

enum FontStandIns {
  private static let sans = "Inter"
  private static let serif = "Noto Serif"
  private static let monospaced = "JetBrains Mono"
  private static let rounded = "Quicksand"

  /// By family in lower case, without spaces. Chosen here.
  private static let families: [String: String] = [
    "helvetica": sans, "helveticaneue": sans, "arial": sans, "arialhebrew": sans, "avenir": sans, "avenirnext": sans,
    "avenirnextcondensed": sans, "verdana": sans, "trebuchet": sans, "trebuchetms": sans, "gillsans": sans,
    "futura": sans, "optima": sans, "dinalternate": sans, "dincondensed": sans, "geezapro": sans, "copperplate": sans,
    "georgia": serif, "timesnewroman": serif, "times": serif, "palatino": serif, "baskerville": serif,
    "didot": serif, "cochin": serif, "hoeflertext": serif, "charter": serif, "bodoni72": serif, "rockwell": serif,
    "iowanoldstyle": serif, "americantypewriter": serif, "kefa": serif, "symbol": serif,
    "courier": monospaced, "couriernew": monospaced, "menlo": monospaced,
    "arialrounded": rounded, "arialroundedmtbold": rounded, "markerfelt": rounded, "noteworthy": rounded,
    "chalkboardse": rounded, "chalkduster": rounded, "bradleyhand": rounded, "bradleyhanditctt": rounded,
  ]

  /// Style words of PostScript names, those that hold others first.
  private static let weights: [(word: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium), ("semibold", .semibold),
    ("demi", .semibold), ("extrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold),
  ]

  /// The family that stands in for a font of iOS; nil for names that iOS does not have either.
  static func family(_ name: String) -> String? { families[parts(name).family] }

  /// What a description means where no folder has the face it names: the stand-in's family and style for a name of iOS, the
  /// stand-in's family for one of iOS that no folder has; else itself.
  static func resolved(_ description: FontDescription) -> FontDescription {
    if let name = description.name, let standIn = self.description(name) { return standIn.sized(description.size) }
    guard let family = description.family, FontCatalog.shared.faces(ofFamily: family).isEmpty,
      let standIn = self.description(family)
    else { return description }
    var result = description
    result.family = standIn.family
    return result
  }

  /// The face that stands in, by a PostScript name such as "HelveticaNeue-BoldItalic" or a family's name.
  private static func description(_ name: String) -> FontDescription? {
    let (base, style) = parts(name)
    guard let family = families[base] else { return nil }
    tell(name, family)
    var description = FontDescription(family: family)
    description.weight = (weights.first { style.contains($0.word) }?.weight ?? .regular).rawValue
    description.isItalic = style.contains("italic") || style.contains("oblique")
    return description
  }

  /// "TimesNewRomanPS-BoldMT" is the bold of "timesnewroman".
  private static func parts(_ name: String) -> (family: String, style: String) {
    let halves = name.lowercased().split(separator: "-", maxSplits: 1)
    var family = halves.first.map { $0.filter { $0 != " " } } ?? ""
    if families[family] == nil {
      for ending in ["psmt", "mt", "ps", "itc"] where family.hasSuffix(ending) {
        family.removeLast(ending.count)
        break
      }
    }
    return (family, halves.count > 1 ? String(halves[1]) : "")
  }

  private static let told = ToldOnce()

  private static func tell(_ name: String, _ family: String) {
    told.tell(name, "UIFont(name: \"\(name)\"): this font is not on Linux; \(family) is used in its place")
  }
}
