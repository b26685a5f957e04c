// How text is aligned and broken, in UIKit's words.

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  var ct: CTTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var ct: CTLineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}

/// The direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// That of the first character that has one.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// How a `writingDirection` attribute treats characters.
public enum NSWritingDirectionFormatType: Int, Sendable {
  case embedding = 0
  case override = 2
}
