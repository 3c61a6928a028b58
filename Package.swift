// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "anim",
  products: [
    .executable(name: "anim", targets: ["anim"]),
    .executable(name: "anim-bench", targets: ["anim-bench"]),
    .library(name: "AnimSyntax", targets: ["AnimSyntax"]),
    .library(name: "AnimRuntime", targets: ["AnimRuntime"]),
    .library(name: "AnimTrace", targets: ["AnimTrace"]),
    .library(name: "AnimInterpreter", targets: ["AnimInterpreter"]),
  ],
  targets: [
    .target(name: "AnimSyntax", swiftSettings: strict),
    .target(
      name: "AnimRuntime", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    .target(name: "AnimTrace", swiftSettings: strict),
    .target(
      name: "AnimInterpreter", dependencies: ["AnimSyntax", "AnimRuntime", "AnimTrace"],
      swiftSettings: strict),
    .target(name: "CReadline", linkerSettings: [.linkedLibrary("readline")]),
    .target(
      name: "AnimREPL", dependencies: ["AnimInterpreter", "CReadline"], swiftSettings: strict),
    .target(
      name: "AnimCommands", dependencies: ["AnimInterpreter", "AnimREPL"], swiftSettings: strict),
    .executableTarget(name: "anim", dependencies: ["AnimCommands"], swiftSettings: strict),
    .executableTarget(
      name: "anim-bench", dependencies: ["AnimRuntime"], exclude: ["Jobs"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
