// Fonts that an app brings: registered, they are found by name.
//
// Called by: apps. Uses: FontCatalog.shared. Registration is always for the process: scopes beyond it have no meaning here.
import CoreGraphics
import Foundation

/// How far a registration reaches. Documented: CTFontManagerScope.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
}

/// Why a font could not be registered. Documented: CTFontManagerError.
public enum CTFontManagerError: Int, Error, Sendable {
  case fileNotFound = 101
  case unrecognizedFormat = 103
  case alreadyRegistered = 105
  case notRegistered = 201
}

/// Where errors are put.
public typealias CFErrorPointer = UnsafeMutablePointer<Unmanaged<CFError>?>

/// Makes the fonts of a file findable by name. False, with an error, when there is no such file or it is no font.
/// Documented: CTFontManagerRegisterFontsForURL.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: CFErrorPointer?
) -> Bool {
  guard let path = fontURL.path, FileManager.default.fileExists(atPath: path) else {
    return fail(.fileNotFound, error)
  }
  guard (try? FontCatalog.shared.register(path: path)) != nil else { return fail(.unrecognizedFormat, error) }
  return true
}

/// Undoes it; fonts that were made live on. False when the file was not registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: CFErrorPointer?
) -> Bool {
  guard let path = fontURL.path, FontCatalog.shared.unregister(path: path) else { return fail(.notRegistered, error) }
  return true
}

/// Makes a font findable by name. False, with an error, when it is already.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: CFErrorPointer?) -> Bool {
  FontCatalog.shared.register(font) || fail(.alreadyRegistered, error)
}

/// Undoes it. False when the font was not registered.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: CFErrorPointer?) -> Bool {
  FontCatalog.shared.unregister(font) || fail(.notRegistered, error)
}

private func fail(_ reason: CTFontManagerError, _ error: CFErrorPointer?) -> Bool {
  let told = NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: reason.rawValue)
  error?.pointee = Unmanaged.passRetained(told)
  return false
}

/// Families of registered and installed fonts, sorted: Strings.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
  NSArray(array: FontCatalog.shared.familyNames)
}
