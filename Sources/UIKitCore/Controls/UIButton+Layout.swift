// Where a button puts its image and its text.
//
// Called by: UIButton. Points, the button's coordinates. Leading and trailing follow the direction of the interface.

extension UIButton {
  struct Placement {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var indicator = CGRect.zero
  }

  /// Image and text side by side, or one above the other, with the gaps between them; chevrons of a choice at the end.
  private struct Content {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var indicator = CGSize.zero
    var imageGap: CGFloat = 0
    var titleGap: CGFloat = 0
    /// Where the image is, as it is seen: left or right, not leading or trailing.
    var side = UIRectEdge.left

    var text: CGSize {
      CGSize(width: max(title.width, subtitle.width), height: title.height + subtitle.height + titleGap)
    }
    var isStacked: Bool { side == .top || side == .bottom }
    var size: CGSize {
      isStacked
        ? CGSize(width: max(image.width, text.width), height: image.height + imageGap + text.height)
        : CGSize(width: image.width + imageGap + text.width, height: max(image.height, text.height))
    }
    /// Room for the chevrons and what parts them from the rest.
    var indicatorRoom: CGFloat { indicator.width > 0 ? indicator.width + ControlLook.Button.indicatorGap : 0 }
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Text of a configuration is broken into lines no wider than `width` allows; points.
  private func content(within width: CGFloat = .greatestFiniteMagnitude) -> Content {
    var content = Content()
    guard let configuration else {
      let font: UIFont = plainFont ?? label?.font ?? .systemFont(ofSize: ControlLook.Button.fontSize)
      content.title = currentAttributedTitle.map { Self.size(of: StyledText($0)) } ?? Self.size(of: currentTitle, font)
      content.image = shownImage?.size ?? .zero
      content.side = isRightToLeft ? .right : .left
      return content
    }
    content.image = configurationImage(configuration)?.size ?? .zero
    if configuration.showsActivityIndicator {
      content.image = CGSize(width: ControlLook.Activity.medium, height: ControlLook.Activity.medium)
    }
    if configuration.indicator == .popup { content.indicator = ControlLook.Button.indicator?.size ?? .zero }
    switch configuration.imagePlacement {
    case .top: content.side = .top
    case .bottom: content.side = .bottom
    case .trailing: content.side = isRightToLeft ? .left : .right
    default: content.side = isRightToLeft ? .right : .left
    }
    let (title, subtitle) = (configuration.shownTitle(.label), configuration.shownSubtitle(.label))
    if content.image != .zero, title != nil || subtitle != nil { content.imageGap = configuration.imagePadding }
    if title != nil, subtitle != nil { content.titleGap = configuration.titlePadding }
    let beside = content.isStacked ? 0 : content.image.width + content.imageGap
    let room = max(width - beside - content.indicatorRoom, 1)
    content.title = title.map { Self.size(of: $0, within: room) } ?? .zero
    content.subtitle = subtitle.map { Self.size(of: $0, within: room) } ?? .zero
    return content
  }

  private static func size(of text: String?, _ font: UIFont) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let measure = UILabel()
    measure.font = font
    measure.text = text
    return measure.sizeThatFits(.zero)
  }

  private static func size(of text: StyledText, within width: CGFloat? = nil) -> CGSize {
    let measure = UILabel()
    measure.styledText = text
    guard let width else { return measure.sizeThatFits(.zero) }
    measure.numberOfLines = 0
    return measure.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// What surrounds the content.
  private var surroundings: UIEdgeInsets {
    guard let configuration else { return insets.content }
    let own = configuration.contentInsets
    return UIEdgeInsets(
      top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
      right: isRightToLeft ? own.leading : own.trailing)
  }

  /// `width`: points that are there; text of a configuration takes more lines in less.
  func fittingSize(within width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
    let around = surroundings
    let content = content(within: width - around.left - around.right)
    var fitting = CGSize(
      width: content.size.width + content.indicatorRoom + around.left + around.right,
      height: content.size.height + around.top + around.bottom)
    if configuration == nil {
      let hasTitle = currentTitle != nil || currentAttributedTitle != nil
      if insets.content == .zero, hasTitle { fitting.height += 2 * ControlLook.Button.padding }
      let background = currentBackgroundImage?.size ?? .zero
      fitting = CGSize(width: max(fitting.width, background.width), height: max(fitting.height, background.height))
      if !hasTitle, shownImage == nil, background == .zero { fitting.width = max(fitting.width, 30) }
    }
    return fitting
  }

  func contentArea(_ bounds: CGRect) -> CGRect { bounds.inset(by: surroundings) }

  func place(in whole: CGRect) -> Placement {
    let content = content(within: whole.width)
    var (area, placement) = (whole, Placement())
    if content.indicator != .zero {
      area.size.width = max(area.width - content.indicatorRoom, 0)
      if isRightToLeft { area.origin.x += content.indicatorRoom }
      placement.indicator = CGRect(
        x: isRightToLeft ? whole.minX : whole.maxX - content.indicator.width,
        y: whole.midY - content.indicator.height / 2, width: content.indicator.width, height: content.indicator.height)
    }
    let origin = aligned(content.size, in: area)
    var (imageOrigin, textOrigin) = (origin, origin)
    if content.isStacked {
      imageOrigin.x = origin.x + (content.size.width - content.image.width) / 2
      textOrigin.x = origin.x + (content.size.width - content.text.width) / 2
      if content.side == .top {
        textOrigin.y += content.image.height + content.imageGap
      } else {
        imageOrigin.y += content.text.height + content.imageGap
      }
    } else {
      imageOrigin.y = origin.y + (content.size.height - content.image.height) / 2
      textOrigin.y = origin.y + (content.size.height - content.text.height) / 2
      if content.side == .left {
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

  /// The narrower of title and subtitle under the wider one. Automatic is the middle where the image stands above or below,
  /// or there is none and the content is in the middle; the beginning beside one. Source: observed.
  private func shift(_ content: Content, _ width: CGFloat) -> CGFloat {
    let rest = content.text.width - width
    switch configuration?.titleAlignment {
    case .center: return rest / 2
    case .leading: return isRightToLeft ? rest : 0
    case .trailing: return isRightToLeft ? 0 : rest
    default: return content.isStacked ? rest / 2 : (isRightToLeft ? rest : 0)
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
    chevrons?.frame = placement.indicator
    backgroundPicture?.frame = backgroundRect(forBounds: bounds)
    if let fill, let configuration {
      fill.frame = bounds.inset(by: UIEdgeInsets(configuration.background.backgroundInsets))
      let radius = configuration.cornerRadius(height: fill.bounds.height)
      fill.layer.cornerRadius = radius
      configuration.background.customView?.frame = fill.frame
      let outset = configuration.background.strokeOutset
      stroke?.frame = fill.frame.insetBy(dx: -outset, dy: -outset)
      stroke?.layer.cornerRadius = max(radius + outset, 0)
      if configuration.background.image != nil { backgroundPicture?.frame = fill.frame }
    }
  }
}
