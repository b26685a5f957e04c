// The feature types and selectors that UIKit code names in font descriptors. Values are Apple's (SFNTLayoutTypes).
//
// Used by: clients; read by UIKitCore's descriptors. Only those that a font here can have.

/// Whether digits are all as wide as each other.
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
/// How lower-case letters look.
public let kLowerCaseType = 37
public let kDefaultLowerCaseSelector = 0
public let kLowerCaseSmallCapsSelector = 1
