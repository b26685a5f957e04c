// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "acetate-benchmarks",
  dependencies: [.package(name: "acetate", path: "..")],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [
        .product(name: "CPixelKernels", package: "acetate"),
        .product(name: "CoreGraphics", package: "acetate"),
        .product(name: "UIKit", package: "acetate"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
