// UIFont and UIFontDescriptor: metrics, weights, traits, designs, features and families.

import Testing
import UIKit

@testable import UIKitCore

@Suite struct FontTests {
  @Test("the system font's metrics are linear in its size, whatever the weight")
  func metrics() {
    for size in [8, 11, 17, 34, 100] as [CGFloat] {
      for weight in [UIFont.Weight.ultraLight, .regular, .semibold, .black] {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        #expect(abs(font.ascender - 0.95215 * size) < 1e-6 * size)
        #expect(abs(font.descender + 0.24121 * size) < 1e-6 * size)
        #expect(abs(font.lineHeight - 1.19336 * size) < 1e-6 * size)
        #expect(abs(font.capHeight - 0.7046 * size) < 1e-6 * size)
        #expect(abs(font.xHeight - 0.5264 * size) < 1e-6 * size)
        #expect(font.leading == 0)
      }
    }
  }

  @Test("measured widths of the system font, within 2 %")
  func widths() {
    let texts = ["The quick brown fox jumps over the lazy dog", "Hello UIKit", "0123456789"]
    let cases: [(UIFont, [CGFloat])] = [
      (.systemFont(ofSize: 8), [176.977, 41.957, 50.453]),
      (.systemFont(ofSize: 15, weight: .medium), [312.231, 73.956, 90.960]),
      (.systemFont(ofSize: 15, weight: .semibold), [317.216, 75.450, 92.787]),
      (.systemFont(ofSize: 15, weight: .bold), [324.071, 77.505, 95.299]),
      (.italicSystemFont(ofSize: 15), [305.735, 72.151, 88.748]),
      (.systemFont(ofSize: 19, weight: .light), [370.220, 85.906, 108.274]),
      (.systemFont(ofSize: 19), [375.811, 88.440, 110.057]),
      (.systemFont(ofSize: 24, weight: .bold), [491.606, 117.549, 150.091]),
    ]
    for (font, widths) in cases {
      for (text, width) in zip(texts, widths) {
        let measured = (text as NSString).size(withAttributes: [.font: font]).width
        #expect(abs(measured - width) / width < 0.02, "\(font) \(text): \(measured), measured on iOS \(width)")
      }
    }
  }

  @Test("digits of the monospaced-digit font are equally wide")
  func monospacedDigits() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let widths = Set("0123456789".map { "\($0)".size(withAttributes: [.font: font]).width })
    #expect(widths.count == 1)
    let settings = font.fontDescriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Any]]
    #expect(settings?.count == 1)
  }

  @Test("a descriptor's feature settings make the same font")
  func features() {
    let base = UIFont.systemFont(ofSize: 17)
    let descriptor = base.fontDescriptor.addingAttributes([
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType,
          UIFontDescriptor.FeatureKey.typeIdentifier: kMonospacedNumbersSelector,
        ]
      ]
    ])
    #expect(UIFont(descriptor: descriptor, size: 0) == .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
  }

  @Test(
    "Feature settings by Apple's types and selectors change the glyphs, and survive their attributes",
    arguments: [
      ("Noto Serif", kUpperCaseType, kUpperCaseSmallCapsSelector, "ABC"),
      ("Noto Sans", kLowerCaseType, kLowerCaseSmallCapsSelector, "abc"),
      ("Inter", kFractionsType, kDiagonalFractionsSelector, "1/2"),
      ("Inter", kVerticalPositionType, kSuperiorsSelector, "123"),
      ("Inter", kVerticalPositionType, kInferiorsSelector, "123"),
      ("Inter", kTypographicExtrasType, kSlashedZeroOnSelector, "0"),
      ("Inter", kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector, "(x-y)"),
      ("Inter", kStylisticAlternativesType, kStylisticAltOneOnSelector, "6"),
      ("Inter", kContextualAlternatesType, kContextualAlternatesOffSelector, "->"),
      ("Inter", kLigaturesType, kRareLigaturesOnSelector, "!?"),
    ])
  func featureGlyphs(family: String, type: Int, selector: Int, text: String) throws {
    let plain = try #require(UIFont(name: family, size: 40))
    let setting: [UIFontDescriptor.FeatureKey: Any] = [.type: type, .selector: selector]
    let descriptor = plain.fontDescriptor.addingAttributes([.featureSettings: [setting]])
    let font = UIFont(descriptor: descriptor, size: 0)
    func picture(_ font: UIFont) -> Data? {
      UIGraphicsImageRenderer(size: CGSize(width: 160, height: 60)).image { _ in
        (text as NSString).draw(at: .zero, withAttributes: [.font: font])
      }.pngData()
    }
    #expect(picture(font) != picture(plain))
    let again = UIFont(descriptor: UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes), size: 0)
    #expect(again == font)
    // A pair that no font has changes nothing.
    let other: [UIFontDescriptor.FeatureKey: Any] = [.type: 999, .selector: 1]
    let unknown = plain.fontDescriptor.addingAttributes([.featureSettings: [other]])
    #expect(UIFont(descriptor: unknown, size: 0) == plain)
  }

  @Test(
    "Fonts that come with iOS have a stand-in of their kind, weight and slant (chosen here)",
    arguments: [
      ("Helvetica", "Inter", ""), ("HelveticaNeue-Bold", "Inter", "bold"),
      ("Helvetica-BoldOblique", "Inter", "bold italic"), ("ArialMT", "Inter", ""), ("Arial-BoldMT", "Inter", "bold"),
      ("AvenirNext-DemiBold", "Inter", "bold"), ("Helvetica Neue", "Inter", ""),
      ("Georgia-Italic", "Noto Serif", "italic"), ("TimesNewRomanPSMT", "Noto Serif", ""),
      ("TimesNewRomanPS-BoldMT", "Noto Serif", "bold"), ("Menlo-Regular", "JetBrains Mono", ""),
      ("Courier", "JetBrains Mono", ""), ("MarkerFelt-Thin", "Quicksand", ""),
    ])
  func standIns(name: String, family: String, style: String) throws {
    let font = try #require(UIFont(name: name, size: 20))
    #expect(font.familyName == family && font.pointSize == 20)
    let face = CTFontGetSymbolicTraits(font.ctFont)
    #expect(face.contains(.traitBold) == style.contains("bold"), "\(font.fontName)")
    #expect(face.contains(.traitItalic) == style.contains("italic"), "\(font.fontName)")
    #expect(UIFont(name: "No Such Font", size: 20) == nil)
    #expect(UIFont(name: "", size: 20) == nil)
  }

  @Test("A light stand-in is lighter than a regular one, and traits choose among its family's faces")
  func standInWeights() throws {
    let light = try #require(UIFont(name: "HelveticaNeue-Light", size: 20))
    let regular = try #require(UIFont(name: "HelveticaNeue", size: 20))
    #expect(light.fontName != regular.fontName)
    let bold = try #require(regular.fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.familyName == "Inter" && font.fontName != regular.fontName && font.pointSize == 20)
  }

  @Test("Traits choose among the faces of what stands in for a family")
  func standInFamily() throws {
    let plain = UIFontDescriptor(fontAttributes: [.family: "Helvetica Neue", .size: 20])
    let bold = try #require(plain.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == UIFont(name: "HelveticaNeue-DemiBold", size: 20))
  }

  @Test("symbolic traits replace the present ones")
  func traits() throws {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.fontDescriptor.symbolicTraits == [])
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 17))
    let both = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: both, size: 20).fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let plain = try #require(both.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0) == font)
    let heavy = UIFont.systemFont(ofSize: 17, weight: .heavy)
    let heavyItalic = try #require(heavy.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: heavyItalic, size: 0).fontName.contains("ExtraBold"))
  }

  @Test("a descriptor survives its attributes")
  func attributes() {
    for font in [
      UIFont.systemFont(ofSize: 13, weight: .medium), .italicSystemFont(ofSize: 20), .boldSystemFont(ofSize: 9),
      .monospacedSystemFont(ofSize: 15, weight: .regular), .preferredFont(forTextStyle: .headline),
      .monospacedDigitSystemFont(ofSize: 15, weight: .bold),
    ] {
      let again = UIFont(descriptor: UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes), size: 0)
      #expect(again == font, "\(font)")
      #expect(again.fontDescriptor == font.fontDescriptor)
    }
    let weighted = UIFontDescriptor(fontAttributes: [
      .size: 17, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    #expect(UIFont(descriptor: weighted, size: 0) == .systemFont(ofSize: 17, weight: .bold))
  }

  @Test("designs belong to the system font")
  func designs() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
    #expect(UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .regular))
    let named = try #require(UIFont(name: "Inter-Bold", size: 12))
    #expect(named.fontDescriptor.withDesign(.serif) == nil)
  }

  @Test("fonts by name and family")
  func names() throws {
    #expect(UIFont(name: "NoSuchFont", size: 12) == nil)
    #expect(UIFont.familyNames.contains("Inter"))
    let names = UIFont.fontNames(forFamilyName: "Inter")
    #expect(names.contains("Inter-Regular") && names == names.sorted())
    #expect(UIFont.fontNames(forFamilyName: "No such family") == [])
    let regular = try #require(UIFont(name: "Inter-Regular", size: 15))
    #expect(regular.pointSize == 15 && regular.familyName == "Inter")
    let bold = try #require(regular.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontDescriptor.symbolicTraits.contains(.traitBold))
    let family = UIFontDescriptor(fontAttributes: [.family: "Inter", .face: "Bold", .size: 18])
    #expect(UIFont(descriptor: family, size: 0).fontName == "Inter-Bold")
  }

  @Test("withSize keeps the face and leaves the text style")
  func resizing() {
    let font = UIFont.preferredFont(forTextStyle: .headline).withSize(30)
    #expect(font == .systemFont(ofSize: 30, weight: .semibold))
    #expect(font.scaling == nil)
    #expect(UIFont.systemFont(ofSize: 17).withSize(17) == .systemFont(ofSize: 17))
  }

  @Test("sizes that are none stand for 12 points")
  func oddSizes() {
    for size in [0, -3, .nan, .infinity] as [CGFloat] {
      #expect(UIFont.systemFont(ofSize: size).pointSize == 12)
    }
  }
}
