// What an error of Foundation says to a user: on Linux its own description is a sentence without the cause, so the
// cause is looked up behind it. Used where files are written.

import Foundation

/// The cause of a failed file operation.
enum ErrorText {
  /// In lower case, without a full stop: "permission denied".
  static func cause(of error: any Error) -> String {
    var next: NSError? = error as NSError
    while let error = next {
      if error.domain == NSPOSIXErrorDomain { return lowercasedFirst(String(cString: strerror(Int32(error.code)))) }
      next = error.userInfo[NSUnderlyingErrorKey] as? NSError
    }
    // "The operation could not be completed. The file doesn’t exist."
    let sentences = (error as NSError).localizedDescription.trimmingCharacters(in: ["."]).components(separatedBy: ". ")
    return lowercasedFirst(sentences.last ?? "")
  }

  private static func lowercasedFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
