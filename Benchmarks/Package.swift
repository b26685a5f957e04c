// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The rows of whole frames drive the passes themselves, which are internal to the package: they are compiled as part of it.
/// SwiftPM calls it by its folder.
let acetate = URL(fileURLWithPath: Context.packageDirectory).standardizedFileURL.deletingLastPathComponent()
  .lastPathComponent.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()

let package = Package(
  name: "acetate-benchmarks",
  dependencies: [.package(name: "acetate", path: "..")],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [
        .product(name: "CPixelKernels", package: "acetate"),
        .product(name: "CoreGraphics", package: "acetate"),
        .product(name: "CoreText", package: "acetate"),
        .product(name: "UIKit", package: "acetate"),
      ],
      // SwiftPM's own name for it is left out.
      packageAccess: false, swiftSettings: [.unsafeFlags(["-package-name", acetate])])
  ],
  swiftLanguageModes: [.v6]
)
