// Where a button puts its image and its text.
//
// Called by: UIButton. Points, the button's coordinates.

extension UIButton {
  struct Placement {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  /// Image and text side by side, or one above the other, with the gaps between them.
  private struct Content {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var imageGap: CGFloat = 0
    var titleGap: CGFloat = 0
    var edge = NSDirectionalRectEdge.leading

    var text: CGSize {
      CGSize(width: max(title.width, subtitle.width), height: title.height + subtitle.height + titleGap)
    }
    var isStacked: Bool { edge == .top || edge == .bottom }
    var size: CGSize {
      isStacked
        ? CGSize(width: max(image.width, text.width), height: image.height + imageGap + text.height)
        : CGSize(width: image.width + imageGap + text.width, height: max(image.height, text.height))
    }
  }

  private var content: Content {
    var content = Content()
    if let configuration {
      let font = UIFont.systemFont(ofSize: configuration.fontSize)
      content.title = Self.size(of: configuration.title, font)
      content.subtitle = Self.size(of: configuration.subtitle, .systemFont(ofSize: configuration.fontSize - 4))
      content.image = configuration.image?.size ?? .zero
      if configuration.showsActivityIndicator {
        content.image = CGSize(width: ControlLook.Activity.medium, height: ControlLook.Activity.medium)
      }
      content.edge = configuration.imagePlacement
      if content.image != .zero, content.text != .zero { content.imageGap = configuration.imagePadding }
      if configuration.title != nil, configuration.subtitle != nil { content.titleGap = configuration.titlePadding }
    } else {
      let font: UIFont = label?.font ?? .systemFont(ofSize: ControlLook.Button.fontSize)
      content.title = Self.size(of: currentTitle, font)
      content.image = currentImage?.size ?? .zero
    }
    return content
  }

  private static func size(of text: String?, _ font: UIFont) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let measure = UILabel()
    measure.font = font
    measure.text = text
    return measure.sizeThatFits(.zero)
  }

  /// What surrounds the content.
  private var surroundings: UIEdgeInsets {
    configuration.map { UIEdgeInsets($0.contentInsets) } ?? insets.content
  }

  var fittingSize: CGSize {
    let (size, around) = (content.size, surroundings)
    var fitting = CGSize(
      width: size.width + around.left + around.right, height: size.height + around.top + around.bottom)
    if configuration == nil {
      if insets.content == .zero, currentTitle != nil { fitting.height += 2 * ControlLook.Button.padding }
      let background = currentBackgroundImage?.size ?? .zero
      fitting = CGSize(width: max(fitting.width, background.width), height: max(fitting.height, background.height))
      if currentTitle == nil, currentImage == nil, background == .zero { fitting.width = max(fitting.width, 30) }
    }
    return fitting
  }

  func contentArea(_ bounds: CGRect) -> CGRect { bounds.inset(by: surroundings) }

  func place(in area: CGRect) -> Placement {
    let content = content
    let origin = aligned(content.size, in: area)
    var placement = Placement()
    let leadsText = content.edge == .leading || content.edge == .top
    var (imageOrigin, textOrigin) = (origin, origin)
    if content.isStacked {
      imageOrigin.x = origin.x + (content.size.width - content.image.width) / 2
      textOrigin.x = origin.x + (content.size.width - content.text.width) / 2
      if leadsText {
        textOrigin.y += content.image.height + content.imageGap
      } else {
        imageOrigin.y += content.text.height + content.imageGap
      }
    } else {
      imageOrigin.y = origin.y + (content.size.height - content.image.height) / 2
      textOrigin.y = origin.y + (content.size.height - content.text.height) / 2
      if leadsText {
        textOrigin.x += content.image.width + content.imageGap
      } else {
        imageOrigin.x += content.text.width + content.imageGap
      }
    }
    placement.image = CGRect(origin: imageOrigin, size: content.image)
    placement.title = titleFrame(content, textOrigin, area)
    placement.subtitle = CGRect(
      x: textOrigin.x + shift(content, content.subtitle.width),
      y: textOrigin.y + content.title.height + content.titleGap, width: content.subtitle.width,
      height: content.subtitle.height)
    guard configuration == nil else { return placement }
    placement.image = moved(placement.image, by: insets.image)
    placement.title = moved(placement.title, by: insets.title)
    return placement
  }

  /// Cut to what the area leaves it.
  private func titleFrame(_ content: Content, _ origin: CGPoint, _ area: CGRect) -> CGRect {
    let room = content.isStacked ? area.width : area.width - content.image.width - content.imageGap
    let width = max(min(content.title.width, room), 0)
    let x = max(origin.x + shift(content, content.title.width), min(area.minX + content.image.width, area.maxX))
    return CGRect(
      x: content.title.width > room && !content.isStacked ? x : origin.x + shift(content, content.title.width),
      y: origin.y, width: width, height: min(content.title.height, max(area.height, 0)))
  }

  /// The narrower of title and subtitle under the wider one.
  private func shift(_ content: Content, _ width: CGFloat) -> CGFloat {
    switch configuration?.titleAlignment {
    case .center: (content.text.width - width) / 2
    case .trailing: content.text.width - width
    default: content.isStacked ? (content.text.width - width) / 2 : 0
    }
  }

  /// Insets move a part by half of what they differ, as UIKit's do in a centred button (observed).
  private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    guard insets != .zero else { return rect }
    return rect.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }

  private func aligned(_ size: CGSize, in area: CGRect) -> CGPoint {
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left, .fill: area.minX
      case .right: area.maxX - size.width
      default: max(area.midX - size.width / 2, area.minX)
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top, .fill: area.minY
      case .bottom: area.maxY - size.height
      case .center: area.midY - size.height / 2
      }
    return DisplayScale(contentScaleFactor).rounded(CGPoint(x: x, y: y))
  }

  func layoutParts() {
    let area = contentRect(forBounds: bounds)
    let placement = place(in: area)
    label?.frame = titleRect(forContentRect: area)
    picture?.frame = imageRect(forContentRect: area)
    subtitle?.frame = placement.subtitle
    spinner?.frame = placement.image
    backgroundPicture?.frame = backgroundRect(forBounds: bounds)
    if let fill, let configuration {
      fill.frame = bounds.inset(by: UIEdgeInsets(configuration.background.backgroundInsets))
      fill.layer.cornerRadius = configuration.cornerRadius(height: fill.bounds.height)
    }
  }
}
