// `import UIKit.UIGestureRecognizerSubclass` becomes `import UIKit`: Apple's headers are submodules there, and one module
// here. Imports of single declarations (`import class UIKit.UIView`) say their kind and stay.

internal import SwiftSyntax

struct SubmoduleImportRule: TranslationRule {
  /// Modules of ours, and Foundation, whose headers are submodules on Apple's platforms.
  private static let modules: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "ImageIO", "CoreText", "Foundation",
  ]

  func apply(to file: ParsedSource, index: DeclarationIndex) -> RuleResult {
    var result = RuleResult()
    for statement in file.tree.statements {
      guard let declaration = statement.item.as(ImportDeclSyntax.self), declaration.importKindSpecifier == nil,
        declaration.path.count > 1, let module = declaration.path.first, Self.modules.contains(module.name.text)
      else { continue }
      result.edits.append(
        TextEdit(
          replacing: declaration.path,
          with: module.name.text + TextEdit.lineBreaks(in: declaration.path.offsets, of: file)))
    }
    return result
  }
}
