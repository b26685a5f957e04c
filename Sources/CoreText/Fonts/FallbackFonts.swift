// Which font file stands in for which script: the whole list, in a fixed order.
//
// Read by: FontFallback (choice) and FontCatalog (fingerprint). All of Debian 12's fonts-noto-core, fonts-noto-cjk and
// fonts-noto-color-emoji. The machine's font configuration is never asked, so every machine with these packages chooses
// the same fonts.
import Foundation

/// A font file of a fallback, by its name without folder.
struct FallbackFont: Hashable, Sendable {
  var file: String
  /// The same in bold; nil when there is none.
  var boldFile: String?
  /// The face within a collection.
  var faceIndex = 0
  /// Debian's package that carries the file.
  var package = "fonts-noto-core"
}

enum FallbackFonts {
  /// ISO 15924 tags with the part of the file's name between "Noto" and "-Regular.ttf".
  private static let table = """
    Arab:SansArabic Armn:SansArmenian Beng:SansBengali Deva:SansDevanagari Geor:SansGeorgian Gujr:SansGujarati \
    Guru:SansGurmukhi Hebr:SansHebrew Knda:SansKannada Laoo:SansLao Mlym:SansMalayalam Orya:SansOriya Taml:SansTamil \
    Telu:SansTelugu Thai:SansThai Tibt:SerifTibetan Cher:SansCherokee Ethi:SansEthiopic Khmr:SansKhmer \
    Mong:SansMongolian Mymr:SansMyanmar Ogam:SansOgham Runr:SansRunic Sinh:SansSinhala Syrc:SansSyriac \
    Thaa:SansThaana Yiii:SansYi Dsrt:SansDeseret Goth:SansGothic Ital:SansOldItalic Buhd:SansBuhid Hano:SansHanunoo \
    Tglg:SansTagalog Tagb:SansTagbanwa Cprt:SansCypriot Limb:SansLimbu Linb:SansLinearB Osma:SansOsmanya \
    Shaw:SansShavian Tale:SansTaiLe Ugar:SansUgaritic Bugi:SansBuginese Copt:SansCoptic Glag:SansGlagolitic \
    Khar:SansKharoshthi Talu:SansNewTaiLue Xpeo:SansOldPersian Sylo:SansSylotiNagri Tfng:SansTifinagh \
    Bali:SansBalinese Xsux:SansCuneiform Nkoo:SansNKo Phag:SansPhagsPa Phnx:SansPhoenician Cari:SansCarian \
    Cham:SansCham Kali:SansKayahLi Lepc:SansLepcha Lyci:SansLycian Lydi:SansLydian Olck:SansOlChiki Rjng:SansRejang \
    Saur:SansSaurashtra Sund:SansSundanese Vaii:SansVai Avst:SansAvestan Bamu:SansBamum Egyp:SansEgyptianHieroglyphs \
    Armi:SansImperialAramaic Phli:SansInscriptionalPahlavi Prti:SansInscriptionalParthian Java:SansJavanese \
    Kthi:SansKaithi Lisu:SansLisu Mtei:SansMeeteiMayek Sarb:SansOldSouthArabian Orkh:SansOldTurkic \
    Samr:SansSamaritan Lana:SansTaiTham Tavt:SansTaiViet Batk:SansBatak Brah:SansBrahmi Mand:SansMandaic \
    Cakm:SansChakma Plrd:SansMiao Shrd:SansSharada Sora:SansSoraSompeng Takr:SansTakri Bass:SansBassaVah \
    Aghb:SansCaucasianAlbanian Dupl:SansDuployan Elba:SansElbasan Gran:SansGrantha Khoj:SansKhojki \
    Sind:SansKhudawadi Lina:SansLinearA Mahj:SansMahajani Mani:SansManichaean Mend:SansMendeKikakui Modi:SansModi \
    Mroo:SansMro Nbat:SansNabataean Narb:SansOldNorthArabian Perm:SansOldPermic Hmng:SansPahawhHmong \
    Palm:SansPalmyrene Pauc:SansPauCinHau Phlp:SansPsalterPahlavi Sidd:SansSiddham Tirh:SansTirhuta \
    Wara:SansWarangCiti Ahom:SerifAhom Hluw:SansAnatolianHieroglyphs Hatr:SansHatran Mult:SansMultani \
    Hung:SansOldHungarian Sgnw:SansSignWriting Adlm:SansAdlam Bhks:SansBhaiksuki Marc:SansMarchen Osge:SansOsage \
    Tang:SerifTangut Newa:SansNewa Gonm:SansMasaramGondi Nshu:SansNushu Soyo:SansSoyombo Zanb:SansZanabazarSquare \
    Dogr:SerifDogra Gong:SansGunjalaGondi Rohg:SansHanifiRohingya Medf:SansMedefaidrin Sogo:SansOldSogdian \
    Sogd:SansSogdian Elym:SansElymaic Hmnp:SerifNyiakengPuachueHmong Wcho:SansWancho Yezi:SerifYezidi \
    Cans:SansCanadianAboriginal Mero:SansMeroitic Merc:SansMeroitic Brai:SansSymbols2 Latn:Sans Grek:Sans Cyrl:Sans
    """

  /// By script, packed as HarfBuzz packs it.
  static let byScript: [UInt32: FallbackFont] = {
    var fonts: [UInt32: FallbackFont] = [:]
    for entry in table.split(separator: " ") {
      let parts = entry.split(separator: ":")
      fonts[tag(parts[0])] = noto(String(parts[1]))
    }
    return fonts
  }()

  /// Asked in this order for what neither the text's own font nor that of its script has.
  static let general: [FallbackFont] = [
    noto("Sans"), noto("SansSymbols2"), noto("SansSymbols"), noto("SansMath"), han(.simplified), emoji, noto("Music"),
    noto("SansArabic"), noto("SansDevanagari"), noto("SansThai"), noto("SansTamilSupplement"),
    noto("SansIndicSiyaqNumbers"), noto("SansMayanNumerals"), noto("SansDisplay"),
  ]

  static let emoji = FallbackFont(file: "NotoColorEmoji.ttf", package: "fonts-noto-color-emoji")

  /// The forms of Han characters, by the place of their face in the collection.
  enum Han: Int, Sendable {
    case japanese = 0
    case korean = 1
    case simplified = 2
    case traditional = 3
    case hongKong = 4
  }

  static func han(_ form: Han) -> FallbackFont {
    FallbackFont(
      file: "NotoSansCJK-Regular.ttc", boldFile: "NotoSansCJK-Bold.ttc", faceIndex: form.rawValue,
      package: "fonts-noto-cjk")
  }

  private static func noto(_ name: String) -> FallbackFont {
    FallbackFont(file: "Noto\(name)-Regular.ttf", boldFile: "Noto\(name)-Bold.ttf")
  }

  /// Four letters in one number, the first in the highest byte.
  static func tag(_ text: some StringProtocol) -> UInt32 { text.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }

  /// Every file above in a fixed order, each once: what a fingerprint covers.
  static let allFiles: [(file: String, package: String)] = {
    var seen: Set<String> = []
    let scripts = byScript.sorted { $0.key < $1.key }.map(\.value)
    return (scripts + general).flatMap { font in
      [font.file, font.boldFile].compactMap { $0 }.map { (file: $0, package: font.package) }
    }.filter { seen.insert($0.file).inserted }
  }()
}
