// A process that is an app: from its environment to its exit code.
//
// Called by: UIApplicationMain, `@main` delegates, the preview runner.

import AppRuntime
@preconcurrency import Glibc
import HostInterface
import UIKitCore

/// Exit codes that `acetate run` knows, apart from an app's own.
package enum AppExit {
  /// The script, or another setting, makes no sense: as sysexits' EX_DATAERR.
  package static let badSettings: Int32 = 65
  /// A picture cannot be written: as EX_CANTCREAT.
  package static let notWritable: Int32 = 73
  /// There is no display, or no window on it: as EX_UNAVAILABLE.
  package static let noHost: Int32 = 69
}

@MainActor
package enum AppProcess {
  /// Makes the host, then the app by `start`, and runs it. The host comes first: what the app makes asks for its screen.
  package static func run(_ start: () -> Void) -> Never {
    // A pipe would hold back what the app prints until it ends.
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
    let host: any PlatformHost
    do {
      host = try HostChoice(environment: ProcessInfo.processInfo.environment).makeHost()
    } catch {
      end("\(error)", AppExit.badSettings)
    }
    let runner = AppRunner(host: host)
    start()
    do {
      exit(try runner.run())
    } catch let error as any HostFailure {
      end("\(error)", error.isPlace ? AppExit.notWritable : AppExit.noHost)
    } catch {
      end("\(error)", 1)
    }
  }

  static func fail(_ message: String) -> Never { end(message, 1) }

  private static func end(_ message: String, _ code: Int32) -> Never {
    FileHandle.standardError.write(Data("acetate: \(message)\n".utf8))
    exit(code)
  }
}
