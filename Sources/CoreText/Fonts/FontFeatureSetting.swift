// What each feature type's selectors do to a font's OpenType features.
//
// Called by: UIKitCore's font descriptors, which carry features as pairs of type and selector. Pairs that are not in the table
// change nothing, as with a font that does not have them (documented).

/// A selector of a feature type, and the features that it sets and clears.
package struct FontFeatureSetting: Sendable {
  package let type: Int
  package let selector: Int
  let sets: FontFeatures
  let clears: FontFeatures

  private init(_ type: Int, _ selector: Int, sets: FontFeatures = [], clears: FontFeatures = []) {
    self.type = type
    self.selector = selector
    self.sets = sets
    self.clears = clears.subtracting(sets)
  }

  /// A type of which one selector holds at a time: each clears what the others set.
  private static func choice(_ type: Int, _ selectors: [(Int, FontFeatures)]) -> [FontFeatureSetting] {
    let all = selectors.reduce(into: FontFeatures()) { $0.formUnion($1.1) }
    return selectors.map { FontFeatureSetting(type, $0.0, sets: $0.1, clears: all) }
  }

  /// A selector that turns a feature on, and the next one, which turns it off.
  private static func pair(_ type: Int, on: Int, _ feature: FontFeatures) -> [FontFeatureSetting] {
    [FontFeatureSetting(type, on, sets: feature), FontFeatureSetting(type, on + 1, clears: feature)]
  }

  private static let table: [FontFeatureSetting] =
    choice(kNumberSpacingType, [(kMonospacedNumbersSelector, .tabularDigits), (kProportionalNumbersSelector, [])])
    + choice(kLowerCaseType, [(kDefaultLowerCaseSelector, []), (kLowerCaseSmallCapsSelector, .smallCapitals)])
    + choice(kUpperCaseType, [(kDefaultUpperCaseSelector, []), (kUpperCaseSmallCapsSelector, .capitalsToSmall)])
    + choice(
      kVerticalPositionType,
      [(kNormalPositionSelector, []), (kSuperiorsSelector, .superiors), (kInferiorsSelector, .inferiors)])
    + choice(
      kFractionsType,
      [
        (kNoFractionsSelector, []), (kVerticalFractionsSelector, .verticalFractions),
        (kDiagonalFractionsSelector, .fractions),
      ])
    + choice(kNumberCaseType, [(kLowerCaseNumbersSelector, .oldStyleDigits), (kUpperCaseNumbersSelector, [])])
    + pair(kTypographicExtrasType, on: kSlashedZeroOnSelector, .slashedZero)
    + pair(kCaseSensitiveLayoutType, on: kCaseSensitiveLayoutOnSelector, .caseSensitive)
    + pair(kLigaturesType, on: kRareLigaturesOnSelector, .allLigatures)
    + [
      // Features that are on in every font: the selector that turns them off sets the bit.
      FontFeatureSetting(kLigaturesType, kCommonLigaturesOnSelector, clears: .noLigatures),
      FontFeatureSetting(kLigaturesType, kCommonLigaturesOffSelector, sets: .noLigatures),
      FontFeatureSetting(kContextualAlternatesType, kContextualAlternatesOnSelector, clears: .plainCharacters),
      FontFeatureSetting(kContextualAlternatesType, kContextualAlternatesOffSelector, sets: .plainCharacters),
      FontFeatureSetting(
        kStylisticAlternativesType, kNoStylisticAlternatesSelector,
        clears: (1...15).reduce(into: FontFeatures()) { $0.formUnion(.stylisticSet($1)) }),
    ]
    + (1...15).flatMap { pair(kStylisticAlternativesType, on: 2 * $0, .stylisticSet($0)) }

  /// The setting of a pair; nil for one that no font here has.
  package static func named(type: Int, selector: Int) -> FontFeatureSetting? {
    table.first { $0.type == type && $0.selector == selector }
  }

  /// The settings that make these features of a plain font's, in a fixed order.
  package static func settings(of features: FontFeatures) -> [FontFeatureSetting] {
    table.filter { !$0.sets.isEmpty && features.isSuperset(of: $0.sets) }
  }

  /// The features as they are once this setting is chosen.
  package func applied(to features: FontFeatures) -> FontFeatures { features.subtracting(clears).union(sets) }
}
