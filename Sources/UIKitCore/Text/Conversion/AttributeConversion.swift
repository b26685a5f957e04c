// Swift's AttributedString to NSAttributedString and back: the keys of UIKit's scope and links.
//
// Called by: clients through the initialisers below. Attributes of other scopes are left out, as on Apple's platforms when no
// scope is named that has them.

extension NSAttributedString {
  /// UIKit's attributes and links; others are left out.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: StyledText(attrStr).attributedString)
  }

  /// The same: `scope` must be one that UIKit's attributes are in. Source: documented; errors are of other scopes' values.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(attrStr) }
}

extension StyledText {
  /// UIKit's attributes and links; others are left out.
  init(_ text: AttributedString) {
    self.init()
    for run in text.runs {
      var attributes: Attributes = [:]
      for key in ConvertedKey.all { key.write(run, &attributes) }
      append(String(text.characters[run.range]), attributes)
    }
  }
}

extension AttributedString {
  /// UIKit's attributes and links; others are left out.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let text = nsStr.string as NSString
    var at = 0
    while at < nsStr.length {
      var range = NSRange(location: at, length: 0)
      let attributes = nsStr.attributes(at: at, effectiveRange: &range)
      let end = min(nsStr.length, max(at + 1, range.location + range.length))
      var container = AttributeContainer()
      for key in ConvertedKey.all { key.read(attributes, &container) }
      append(
        AttributedString(text.substring(with: NSRange(location: at, length: end - at)), attributes: container))
      at = end
    }
  }

  /// The same; see `NSAttributedString.init(_:including:)`.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(nsStr) }
}

/// One key in both worlds.
private struct ConvertedKey: Sendable {
  let write: @Sendable (AttributedString.Runs.Run, inout [NSAttributedString.Key: Any]) -> Void
  let read: @Sendable ([NSAttributedString.Key: Any], inout AttributeContainer) -> Void

  /// Values of one class in both.
  private static func same<K: AttributedStringKey>(_ key: K.Type) -> ConvertedKey where K.Value: Sendable {
    let name = NSAttributedString.Key(rawValue: K.name)
    return ConvertedKey(
      write: { run, attributes in if let value = run[K.self] { attributes[name] = value } },
      read: { attributes, container in if let value = attributes[name] as? K.Value { container[K.self] = value } })
  }

  private static func number<K: AttributedStringKey>(_ key: K.Type) -> ConvertedKey where K.Value == CGFloat {
    let name = NSAttributedString.Key(rawValue: K.name)
    return ConvertedKey(
      // As a Double: Foundation on Linux may stop the program when it compares boxed CGFloats (see FoundationTag).
      write: { run, attributes in if let value = run[K.self] { attributes[name] = Double(value) } },
      read: { attributes, container in
        if let value = AttributeNumber.value(attributes[name]) { container[K.self] = value }
      })
  }

  private static func underline<K: AttributedStringKey>(_ key: K.Type) -> ConvertedKey
  where K.Value == NSUnderlineStyle {
    let name = NSAttributedString.Key(rawValue: K.name)
    return ConvertedKey(
      write: { run, attributes in if let value = run[K.self] { attributes[name] = value.rawValue } },
      read: { attributes, container in
        if let value = AttributeNumber.value(attributes[name]) {
          container[K.self] = NSUnderlineStyle(rawValue: Int(saturating: value))
        }
      })
  }

  private typealias UIKit = AttributeScopes.UIKitAttributes

  static let all: [ConvertedKey] = [
    same(UIKit.FontAttribute.self), same(UIKit.ParagraphStyleAttribute.self),
    same(UIKit.ForegroundColorAttribute.self), same(UIKit.BackgroundColorAttribute.self),
    same(UIKit.StrokeColorAttribute.self), same(UIKit.UnderlineColorAttribute.self),
    same(UIKit.StrikethroughColorAttribute.self), same(UIKit.ShadowAttribute.self),
    same(UIKit.AttachmentAttribute.self), number(UIKit.KernAttribute.self), number(UIKit.TrackingAttribute.self),
    number(UIKit.StrokeWidthAttribute.self), number(UIKit.BaselineOffsetAttribute.self),
    number(UIKit.ObliquenessAttribute.self), number(UIKit.ExpansionAttribute.self),
    underline(UIKit.UnderlineStyleAttribute.self), underline(UIKit.StrikethroughStyleAttribute.self),
    ConvertedKey(
      write: { run, attributes in
        if let value = run[UIKit.TextEffectAttribute.self] { attributes[.textEffect] = value.rawValue }
      },
      read: { attributes, container in
        let value = attributes[.textEffect]
        if let effect = value as? NSAttributedString.TextEffectStyle ?? (value as? String).map({ .init(rawValue: $0) })
        {
          container[UIKit.TextEffectAttribute.self] = effect
        }
      }),
    ConvertedKey(
      write: { run, attributes in if let value = run[UIKit.LigatureAttribute.self] { attributes[.ligature] = value } },
      read: { attributes, container in
        if let value = AttributeNumber.value(attributes[.ligature]) {
          container[UIKit.LigatureAttribute.self] = Int(saturating: value)
        }
      }),
    ConvertedKey(
      write: { run, attributes in
        if let value = run[UIKit.InlinePresentationIntentAttribute.self] {
          attributes[.inlinePresentationIntent] = value.rawValue
        }
      },
      read: { attributes, container in
        if let value = AttributeNumber.value(attributes[.inlinePresentationIntent]), value >= 0 {
          container[UIKit.InlinePresentationIntentAttribute.self] = InlinePresentationIntent(
            rawValue: UInt(Int(saturating: value)))
        }
      }),
    ConvertedKey(
      write: { run, attributes in
        if let value = run[AttributeScopes.FoundationAttributes.LinkAttribute.self] { attributes[.link] = value }
      },
      read: { attributes, container in
        if let value = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap({ URL(string: $0) }) {
          container[AttributeScopes.FoundationAttributes.LinkAttribute.self] = value
        }
      }),
  ]
}
