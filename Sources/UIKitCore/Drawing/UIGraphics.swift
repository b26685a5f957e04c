// The stack of current contexts, and image contexts in UIKit's coordinates (y down, points).
//
// Called by: clients, views when they draw, UIGraphicsImageRenderer. Each thread has a stack of its own (documented).

package enum ContextStack {
  private static let key = "org.acetate.contexts"

  private static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  package static var current: CGContext? { contexts.last }
  package static func push(_ context: CGContext) { contexts.append(context) }
  package static func pop() { _ = contexts.popLast() }
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
  ContextStack.push(context)
}

/// What was drawn so far; nil outside an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = ContextStack.current, let image = context.makeImage() else { return nil }
  let scale = abs(context.ctm.a)
  return UIImage(cgImage: image, scale: scale > 0 ? scale : 1, orientation: .up)
}

public func UIGraphicsEndImageContext() { ContextStack.pop() }

public func UIRectFill(_ rect: CGRect) { ContextStack.current?.fill(rect) }

/// A frame of one point inside `rect`.
public func UIRectFrame(_ rect: CGRect) {
  ContextStack.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

public func UIRectClip(_ rect: CGRect) { ContextStack.current?.clip(to: rect) }
