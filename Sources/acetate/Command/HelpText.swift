// What `acetate --help` and `--version` print. Text only.

/// The command's texts about itself.
enum HelpText {
  static let version = "acetate 0.1.0"

  static var help: String {
    """
    acetate: UIKit code to exact pictures and running apps, without a Mac

    USAGE
      acetate snapshot PATH (--all | --preview NAME | --view TYPE) [options]
      acetate run PATH [--host window|headless] [--device NAME] [--script FILE] [options]

    PATH is a folder of Swift files that say `import UIKit`, or a Swift package. It is never written to: a
    translated copy is kept in the cache folder, built there, and run.

    WHAT TO DRAW
      --all               every `#Preview { … }` of PATH
      --preview NAME      the preview of that name; may be repeated
      --view TYPE         a UIView or UIViewController class, made by init() or init(frame:)

    HOW
      --device NAME       the device's screen: size and scale (default \(quoted("iPhone 16")) where one is needed)
      --size WxH          in points, such as 320x200, instead of the device's; without its bars and corners
      --scale N           pixels per point (default: the device's)
      -o, --output OUT    a folder (default `out`); for one preview also FILE.png, or - for standard output
      --json              print a JSON list: name, file, line, size, scale, files, warnings, times in milliseconds
      --timeout SECONDS   how long one preview may take (default 30)
      --verbose           print what the build prints

    OUTPUT
      OUT/NAME.png        the picture
      OUT/NAME.tree.txt   the view hierarchy: class, frame, bounds …
      OUT/index.html      all pictures on one page (with --all)

    RUN
      starts the app of PATH (its UIApplicationDelegate with @main, or a main.swift); without one, its previews, with
      the arrow keys to go through them

      --host window       in a window (default when there is a display and no script)
      --host headless     on a screen in memory, with a virtual clock and a script for a user
      --device NAME       the device (default \(quoted("iPhone 16")))
                          free: a window that can be resized
      --scale N           pixels per point (default: the device's; in a window what there is room for)
      --script FILE       what the user does, one step a line (- reads standard input); without one, one picture of the
                          app once it has started is written: Documentation/Scripts.md
      --preview NAME      this preview instead of the app

      In a window the mouse is a finger; with Alt a second one is mirrored about the middle. Control with the left and
      right arrow turns the device, with Shift-A changes light and dark, with Shift-M warns of memory, with Shift-H goes
      to the background and back.

      -o, --output OUT    the folder for the script's pictures (default `out`)
      --timeout SECONDS   end the app after that time (default: never)

    EXAMPLES
      acetate snapshot Examples/Gallery --all -o out
      acetate snapshot . --preview \(quoted("Card, dark")) --device \(quoted("iPhone SE")) -o card.png
      acetate snapshot Sources/Views --view CardView --size 320x200 -o - > card.png
      acetate run Examples/Counter --script Examples/Counter/tap.script -o out

    DEVICES
    \(wrapped(DeviceNames.all))

    EXIT CODES
    \(ExitCode.allCases.map { "  \($0.rawValue)  \($0.meaning)" }.joined(separator: "\n"))

    ENVIRONMENT
      XDG_CACHE_HOME      where the cache folder `acetate` is (default ~/.cache); it may be deleted at any time
      ACETATE_LIBRARY     as-built: never build Acetate's own library, end with 9 when that is needed
      PATH                the first `swift` on it builds the previews (6.1 or later)
    """
  }

  private static func quoted(_ text: String) -> String { "\"" + text + "\"" }

  private static func wrapped(_ names: [String]) -> String {
    var lines: [String] = []
    var line = "  "
    for name in names {
      if line.count + name.count > 96 {
        lines.append(line)
        line = "  "
      }
      line += name + (name == names.last ? "" : ", ")
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
