// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let strictC: [CSetting] = [.treatAllWarnings(as: .error)]
// `.name = value` stands in C++20, and clang takes it in C++17; in C++20 it would not include the
// headers of other targets.
let strictCXX: [CXXSetting] = [
  .treatAllWarnings(as: .error), .disableWarning("c++20-designator"),
]

/// The fuzzer can only be linked where all code is instrumented: see `.ci/fuzz`.
let fuzzer: [Target] =
  Context.environment["ANIM_FUZZ"] == nil
  ? []
  : [
    .executableTarget(
      name: "anim-fuzz", dependencies: ["AnimSyntax", "AnimTrace", "AnimInterpreter"],
      swiftSettings: strict)
  ]

let package = Package(
  name: "anim",
  products: [
    .executable(name: "anim", targets: ["anim"]),
    .executable(name: "anim-bench", targets: ["anim-bench"]),
    .library(name: "AnimSyntax", targets: ["AnimSyntax"]),
    .library(name: "AnimGeometry", targets: ["AnimGeometry"]),
    .library(name: "AnimRuntime", targets: ["AnimRuntime"]),
    .library(name: "AnimDynamics", targets: ["AnimDynamics"]),
    .library(name: "AnimTrace", targets: ["AnimTrace"]),
    .library(name: "AnimInterpreter", targets: ["AnimInterpreter"]),
    // The physics engine, which `CBox2D` opens when the first world is made: a run without physics
    // does not wait for Box2D to load, and works where it is not installed.
    .library(name: "AnimEngine", type: .dynamic, targets: ["AnimEngine"]),
  ],
  targets: [
    .target(name: "AnimSyntax", swiftSettings: strict),
    .target(name: "CBox2D", cSettings: strictC),
    .target(
      name: "AnimEngine", dependencies: ["CBox2D"], cxxSettings: strictCXX,
      linkerSettings: [.linkedLibrary("box2d")]),
    .target(
      name: "AnimDynamics", dependencies: ["CBox2D"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m")]),
    .target(name: "AnimGeometry", swiftSettings: strict),
    .target(name: "AnimSolver", swiftSettings: strict),
    .target(
      name: "AnimRuntime", dependencies: ["AnimGeometry", "AnimSolver", "AnimDynamics"],
      swiftSettings: strict),
    .target(name: "AnimTrace", swiftSettings: strict),
    .target(
      name: "AnimInterpreter",
      dependencies: ["AnimSyntax", "AnimGeometry", "AnimSolver", "AnimRuntime", "AnimTrace"],
      swiftSettings: strict),
    .systemLibrary(name: "CAllocator"),
    .target(
      name: "AnimGrade", dependencies: ["AnimSyntax", "AnimTrace"], swiftSettings: strict),
    // As archives: to load the two libraries takes 0.25 ms of the 3 ms of a short run.
    .target(
      name: "CReadline", cSettings: strictC,
      linkerSettings: [.linkedLibrary(":libreadline.a"), .linkedLibrary(":libtinfo.a")]),
    .target(
      name: "AnimREPL", dependencies: ["AnimInterpreter", "CReadline"], swiftSettings: strict),
    .target(
      name: "AnimCommands",
      dependencies: [
        "AnimSyntax", "AnimTrace", "AnimInterpreter", "AnimGrade", "AnimREPL", "CAllocator",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "anim", dependencies: ["AnimCommands"], swiftSettings: strict),
    .executableTarget(
      name: "anim-bench", dependencies: ["AnimGeometry", "AnimRuntime"], exclude: ["Jobs"],
      swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["AnimCommands"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(name: "AnimTraceTests", dependencies: ["AnimTrace"], swiftSettings: strict),
    .testTarget(
      name: "AnimSyntaxTests", dependencies: ["AnimSyntax"], swiftSettings: strict),
    .target(
      name: "CBox2DTwin", path: "Tests/CBox2DTwin",
      cxxSettings: strictCXX, linkerSettings: [.linkedLibrary("box2d")]),
    .testTarget(
      name: "AnimDynamicsTests", dependencies: ["AnimDynamics", "CBox2DTwin"],
      swiftSettings: strict),
    .testTarget(
      name: "AnimGeometryTests", dependencies: ["AnimGeometry"], swiftSettings: strict),
    .testTarget(
      name: "AnimSolverTests", dependencies: ["AnimGeometry", "AnimSolver"],
      swiftSettings: strict),
    .testTarget(
      name: "AnimRuntimeTests", dependencies: ["AnimGeometry", "AnimSolver", "AnimRuntime"],
      swiftSettings: strict),
    .testTarget(
      name: "AnimInterpreterTests",
      dependencies: ["AnimGeometry", "AnimInterpreter", "AnimSyntax"],
      swiftSettings: strict),
    .testTarget(
      name: "AnimREPLTests", dependencies: ["AnimREPL", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "AnimGradeTests", dependencies: ["AnimGrade", "AnimTrace"], swiftSettings: strict),
    .testTarget(
      name: "AnimCommandsTests", dependencies: ["AnimCommands", "TestSupport", "anim"],
      swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests", dependencies: ["AnimTrace", "TestSupport"],
      swiftSettings: strict),
  ] + fuzzer,
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
