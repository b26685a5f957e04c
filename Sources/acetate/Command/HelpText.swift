// What `acetate --help` and `--version` print. Text only.

/// The command's texts about itself.
enum HelpText {
  static let version = "acetate 0.1.0"

  static var help: String {
    """
    acetate: UIKit code to exact pictures, without a Mac

    USAGE
      acetate snapshot PATH (--all | --preview NAME | --view TYPE) [options]

    PATH is a folder of Swift files that say `import UIKit`, or a Swift package. It is never written to: a
    translated copy is kept in the cache folder, built there, and run.

    WHAT TO DRAW
      --all               every `#Preview { … }` of PATH
      --preview NAME      the preview of that name; may be repeated
      --view TYPE         a UIView or UIViewController class, made by init() or init(frame:)

    HOW
      --device NAME       the device's screen: size and scale (default \(quoted("iPhone 16")) where one is needed)
      --size WxH          in points, such as 320x200
      --scale N           pixels per point (default: the device's)
      -o, --output OUT    a folder (default `out`); for one preview also FILE.png, or - for standard output
      --json              print a JSON list: name, file, line, size, scale, files, warnings, times in milliseconds
      --timeout SECONDS   how long one preview may take (default 30)
      --verbose           print what the build prints

    OUTPUT
      OUT/NAME.png        the picture
      OUT/NAME.tree.txt   the view hierarchy: class, frame, bounds …
      OUT/index.html      all pictures on one page (with --all)

    EXAMPLES
      acetate snapshot Examples/Gallery --all -o out
      acetate snapshot . --preview \(quoted("Card, dark")) --device \(quoted("iPhone SE")) -o card.png
      acetate snapshot Sources/Views --view CardView --size 320x200 -o - > card.png

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
