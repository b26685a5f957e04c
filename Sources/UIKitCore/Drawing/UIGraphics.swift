// The stack of current contexts, and image contexts in UIKit's coordinates (y down, points).
//
// Called by: clients, views when they draw, UIGraphicsImageRenderer. Each thread has a stack of its own (documented).

package enum ContextStack {
  private static let key = "org.acetate.contexts"

  private struct Entry {
    let context: CGContext
    /// Pixels per point of an image context; nil for contexts that were pushed.
    let scale: CGFloat?
  }

  private static var entries: [Entry] {
    get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  package static var current: CGContext? { entries.last?.context }
  /// Of the current context, when it is an image context.
  static var imageScale: CGFloat? { entries.last?.scale }
  package static func push(_ context: CGContext) { entries.append(Entry(context: context, scale: nil)) }
  static func push(_ context: CGContext, imageScale: CGFloat) {
    entries.append(Entry(context: context, scale: imageScale))
  }
  package static func pop() { _ = entries.popLast() }

  /// Runs `body` with `context` as the current one, and leaves the stack as it was, whatever `body` pushes and pops.
  static func drawing(in context: CGContext, _ body: () -> Void) {
    let before = entries
    entries = before + [Entry(context: context, scale: nil)]
    body()
    entries = before
  }
}

/// The context to draw into now; nil outside drawing. Source: documented.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current }

public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.push(context) }

public func UIGraphicsPopContext() { ContextStack.pop() }

/// Begins an image context of `size` points at scale 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image context; scale 0 means the main screen's. A size that has no pixels begins none. Source: documented.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : MainScreenScale.value
  guard let context = CGContext(uiKitSize: size, scale: scale, opaque: opaque) else { return }
  ContextStack.push(context, imageScale: scale)
}

/// What was drawn so far; nil outside an image context. Source: documented.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let scale = ContextStack.imageScale, let image = ContextStack.current?.makeImage() else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

public func UIGraphicsEndImageContext() { ContextStack.pop() }

/// In the fill colour, which replaces what is there: the blend mode is copy. Source: documented.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = ContextStack.current else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// A frame of one point inside `rect`, in the fill colour, which replaces what is there. Source: documented.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = ContextStack.current, !rect.isNull else { return }
  let inner = rect.insetBy(dx: 1, dy: 1)
  context.saveGState()
  context.setBlendMode(blendMode)
  context.beginPath()
  context.addRect(rect)
  if !inner.isEmpty { context.addRect(inner) }
  context.fillPath(using: .evenOdd)
  context.restoreGState()
}

public func UIRectClip(_ rect: CGRect) { ContextStack.current?.clip(to: rect) }
