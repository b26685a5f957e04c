// The Core Foundation names that Swift code on Apple's platforms writes around images: `data as CFData`,
// `[...] as CFDictionary`. Foundation on Linux has no such types; there, and here, `as` bridges Data, String, Dictionary, URL
// to these classes, so the usual spellings compile.

import Foundation

/// Bytes; bridged from `Data` by `as`.
public typealias CFData = NSData
/// Bytes that can be appended to.
public typealias CFMutableData = NSMutableData
/// Bridged from `String` by `as`.
public typealias CFString = NSString
/// Bridged from dictionaries by `as`.
public typealias CFDictionary = NSDictionary
/// Bridged from arrays by `as`.
public typealias CFArray = NSArray
/// Bridged from `URL` by `as`.
public typealias CFURL = NSURL
/// Bridged from `Bool` by `as`.
public typealias CFBoolean = NSNumber

/// What functions that take an `UnsafeMutablePointer<Unmanaged<CFError>?>` put there.
public typealias CFError = NSError

/// What went wrong, for people.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription as NSString }
/// The error's number within its domain.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
/// Whose numbers the error's number is one of.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain as NSString }

/// Implicitly unwrapped, as on Apple's platforms, where code writes it with and without `!`.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// Implicitly unwrapped, as on Apple's platforms, where code writes it with and without `!`.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// How many bytes the data has.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }
/// Where the data's bytes are, for as long as the data lives and is not changed.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.bytes.assumingMemoryBound(to: UInt8.self)
}
/// Core Foundation's integer.
public typealias CFIndex = Int
/// What a search that found nothing answers.
public let kCFNotFound: CFIndex = -1

// Dispatch's C constants, which Swift on Linux does not see.

/// Nanoseconds a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds a second.
public let MSEC_PER_SEC: UInt64 = 1000
