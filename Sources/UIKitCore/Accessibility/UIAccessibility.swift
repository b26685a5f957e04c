// UIAccessibility: what the system says about assistive apps and settings. No assistive app runs on any host here, so the
// answers are those of a device on which nothing of the kind is turned on, but for what traits tell.
//
// Called by: apps. Source: documented.

@preconcurrency @MainActor
public enum UIAccessibility {
  // MARK: Assistive apps

  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }

  /// Told to assistive apps; as none runs, nobody hears it, and no announcement is ever reported as finished.
  public static func post(notification: Notification, argument: Any?) {}

  /// What an assistive app has its focus on: nothing.
  public static func focusedElement(using assistiveTechnology: AssistiveTechnologyIdentifier?) -> Any? { nil }

  // MARK: Settings

  public static var isBoldTextEnabled: Bool { SystemTraits.collection.legibilityWeight == .bold }
  public static var isDarkerSystemColorsEnabled: Bool { SystemTraits.collection.accessibilityContrast == .high }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  /// On, as on a new device.
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isVideoAutoplayEnabled: Bool { true }

  // MARK: Coordinates

  /// Points, `view`'s coordinates → the screen's.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: view.window?.screen.coordinateSpace ?? UIScreen.main.coordinateSpace)
  }

  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let origin = convertToScreenCoordinates(CGRect(x: 0, y: 0, width: 1, height: 1), in: view)
    let far = convertToScreenCoordinates(CGRect(x: 1, y: 1, width: 1, height: 1), in: view)
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(
      CGAffineTransform(
        a: far.minX - origin.minX, b: 0, c: 0, d: far.minY - origin.minY, tx: origin.minX, ty: origin.minY))
    return moved
  }

  /// What assistive apps are told of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1033)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1034)
  }

  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
}

/// Names of notifications that settings post when they change; none changes here.
extension UIAccessibility {
  public nonisolated static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  public nonisolated static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
  public nonisolated static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatusDidChange")
  public nonisolated static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
  public nonisolated static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
  public nonisolated static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatusDidChange")
  public nonisolated static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerSystemColorsStatusDidChange")
  public nonisolated static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChange")
  public nonisolated static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
  public nonisolated static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
  public nonisolated static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
  public nonisolated static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChange")
  public nonisolated static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
  public nonisolated static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  public nonisolated static let elementFocusedNotification = name("ElementFocused")
  public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  private nonisolated static func name(_ part: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(part)Notification")
  }
}
