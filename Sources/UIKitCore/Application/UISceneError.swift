// What is wrong with what an app asks of its scenes. Codes and domain are Apple's.

public struct UISceneError: Error, CustomNSError, Equatable {
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  public static let requestDenied = Code.requestDenied
  public static let geometryRequestUnsupported = Code.geometryRequestUnsupported
  public static let geometryRequestDenied = Code.geometryRequestDenied
  public static let errorDomain = "UISceneErrorDomain"
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    let text =
      switch code {
      case .multipleScenesNotSupported: "The app has one scene: others are not supported."
      case .requestDenied: "The request was denied."
      case .geometryRequestUnsupported: "The screen of this device does not turn."
      case .geometryRequestDenied: "None of the requested orientations is supported by the app and its controller."
      }
    return [NSLocalizedDescriptionKey: text]
  }
}
