// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The kernels are compiled optimised in every configuration: at -O0 the intrinsics are 75 times slower.
/// SwiftPM refuses unsafe flags for versioned dependencies, which live in a `checkouts` folder.
let isVersionedDependency = Context.packageDirectory.contains("/checkouts/")
let kernelFlags: [CSetting] =
  isVersionedDependency
  ? []
  : [.unsafeFlags(["-O3", "-ffp-contract=off", "-fno-math-errno"])]

/// SwiftSyntax as it comes with the toolchain: beside the `swiftc` that is first on PATH.
let toolchainHostLibraries: String = {
  let environment = ProcessInfo.processInfo.environment
  let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
  for folder in folders {
    let compiler = URL(fileURLWithPath: folder).appendingPathComponent("swiftc").resolvingSymlinksInPath()
    let host = compiler.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host")
    if FileManager.default.fileExists(atPath: host.appendingPathComponent("SwiftSyntax.swiftmodule").path) {
      return host.path
    }
  }
  return "/usr/lib/swift/host"
}()
let syntaxSwiftFlags: [SwiftSetting] = [.unsafeFlags(["-I", toolchainHostLibraries])]
let syntaxLinkFlags: [LinkerSetting] = [
  .unsafeFlags(["-L", toolchainHostLibraries, "-Xlinker", "-rpath", "-Xlinker", toolchainHostLibraries]),
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
]

/// Windows need SDL2's headers to be built (SDL2 itself is loaded when a window is opened): on wherever they are, unless
/// `--disable-default-traits`. A headless build needs neither.
let windowTraits: Set<String> = FileManager.default.fileExists(atPath: "/usr/include/SDL2/SDL.h") ? ["WindowHost"] : []

let package = Package(
  name: "acetate",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "ImageIO", targets: ["ImageIO"]),
    .library(name: "CoreText", targets: ["CoreText"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    // Everything a previewed program needs, in one shared object: linked by `acetate snapshot`.
    .library(name: "AcetateRuntime", type: .dynamic, targets: ["UIKit", "SnapshotTesting"]),
    .executable(name: "acetate", targets: ["acetate"]),
    // For Benchmarks/, which times the kernels themselves.
    .library(name: "CPixelKernels", targets: ["CPixelKernels"]),
  ],
  traits: [
    .trait(name: "WindowHost", description: "Apps in windows, by SDL2."),
    .default(enabledTraits: windowTraits),
  ],
  targets: [
    // C
    .target(name: "CSDL"),
    .target(name: "CPixelKernels", cSettings: kernelFlags),
    .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CFonts", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .target(
      name: "CUnicode",
      linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icudata")]),
    .target(
      name: "CImageCodecs",
      linkerSettings: [
        .linkedLibrary("png"), .linkedLibrary("jpeg"), .linkedLibrary("webp"), .linkedLibrary("webpdemux"),
        .linkedLibrary("lcms2"),
      ]),

    // Swift Testing declares cross-import overlays for these two: a file that imports Testing beside one of them does not
    // compile unless the overlay exists. They are empty, and dependencies of what they belong to so as to be found.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),

    // Drawing
    .target(name: "CoreGraphics", dependencies: ["CPixelKernels", "CFreeType", "_Testing_CoreGraphics"]),
    .target(name: "ImageIO", dependencies: ["CoreGraphics", "CImageCodecs"]),
    .target(name: "CoreText", dependencies: ["CoreGraphics", "CFonts", "CUnicode"]),

    // Trees and frames
    .target(name: "RenderTree", dependencies: ["CoreGraphics"]),
    .target(name: "HostInterface", dependencies: ["CoreGraphics"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "CoreText", "RenderTree"]),
    .target(
      name: "RenderServer",
      dependencies: ["CoreGraphics", "RenderTree", "HostInterface", "CPixelKernels"]),

    // UIKit
    .target(name: "CDynamicInit"),
    .target(
      name: "UIKitCore",
      dependencies: ["CoreGraphics", "CoreText", "ImageIO", "QuartzCore", "HostInterface", "CDynamicInit"]),
    .target(name: "HostHeadless", dependencies: ["CoreGraphics", "HostInterface", "ImageIO"]),
    .target(
      name: "HostSDL",
      dependencies: ["CoreGraphics", "HostInterface", .target(name: "CSDL", condition: .when(traits: ["WindowHost"]))]),
    .target(
      name: "AppRuntime",
      dependencies: ["UIKitCore", "QuartzCore", "RenderTree", "RenderServer", "HostInterface"]),
    .target(
      name: "UIKit",
      dependencies: [
        "UIKitCore", "QuartzCore", "CoreGraphics", "AppRuntime", "HostHeadless", "_Testing_UIKit",
        .target(name: "HostSDL", condition: .when(traits: ["WindowHost"])),
      ]),
    .target(name: "SnapshotTesting", dependencies: ["UIKit", "ImageIO"]),

    // Tools
    .target(name: "SourceTranslator", swiftSettings: syntaxSwiftFlags, linkerSettings: syntaxLinkFlags),
    .executableTarget(name: "acetate", dependencies: ["SourceTranslator"], swiftSettings: syntaxSwiftFlags),

    // Tests
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "CPixelKernelsTests", dependencies: ["CPixelKernels"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "TestSupport"]),
    .testTarget(name: "DrawingTests", dependencies: ["CoreGraphics"]),
    .testTarget(name: "ImageIOTests", dependencies: ["ImageIO", "TestSupport"]),
    .testTarget(name: "CoreTextTests", dependencies: ["CoreText", "TestSupport"]),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "TestSupport"]),
    .testTarget(name: "RenderServerTests", dependencies: ["RenderServer", "CPixelKernels", "TestSupport"]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "SnapshotTesting", "CPixelKernels", "TestSupport"]),
    .testTarget(name: "InteractionTests", dependencies: ["UIKit"]),
    .testTarget(name: "HostTests", dependencies: ["UIKit", "AppRuntime", "HostHeadless", "HostInterface"]),
    .testTarget(name: "SourceTranslatorTests", dependencies: ["SourceTranslator"], swiftSettings: syntaxSwiftFlags),
    .testTarget(
      name: "CommandTests", dependencies: ["acetate", "SnapshotTesting", "UIKit"], swiftSettings: syntaxSwiftFlags),
    .testTarget(
      name: "GoldenTests",
      dependencies: ["CoreGraphics", "CoreText", "ImageIO", "RenderServer", "RenderTree", "HostInterface"],
      exclude: ["Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)
