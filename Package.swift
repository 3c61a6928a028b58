// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors; and released code asks for the types of its arrays directly, where it would
/// decode their names when each is first used: that was a sixth of a short run.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
    .when(configuration: .release)),
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

/// How the released programs are linked, so that a short run does not wait for the loader: at a fixed
/// address, with what they need of C++ inside, and without a list of all their functions for others,
/// but for the clock that the physics engine is to find: see `Sources/CBox2D/Profile.cpp`.
/// `Sources/CStandardLibrary` tells the linker so; its files are read by lld, which comes with Swift.
let released: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld", "-Xclang-linker", "-no-pie",
      "-Xlinker", "--no-export-dynamic", "-Xlinker", "--export-dynamic-symbol=*7b2Timer*",
      "-L\(Context.packageDirectory)/Sources/CStandardLibrary",
    ], .when(configuration: .release))
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
  ],
  targets: [
    .target(name: "AnimSyntax", swiftSettings: strict),
    // Without the library itself: `Loading.cpp` loads it when the first world is made.
    .target(
      name: "CBox2D", cxxSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("m")]),
    .target(name: "AnimDynamics", dependencies: ["CBox2D"], swiftSettings: strict),
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
    // As archives: to load the two libraries takes as long as a short run.
    .target(
      name: "CReadline",
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
      name: "anim", dependencies: ["AnimCommands"], swiftSettings: strict, linkerSettings: released
    ),
    .executableTarget(
      name: "anim-bench", dependencies: ["AnimGeometry", "AnimRuntime"], exclude: ["Jobs"],
      swiftSettings: strict, linkerSettings: released),
    .target(
      name: "TestSupport", dependencies: ["AnimCommands"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(name: "AnimTraceTests", dependencies: ["AnimTrace"], swiftSettings: strict),
    .testTarget(
      name: "AnimSyntaxTests", dependencies: ["AnimSyntax"], swiftSettings: strict),
    .target(
      name: "CBox2DTwin", path: "Tests/CBox2DTwin",
      cxxSettings: [.treatAllWarnings(as: .error)], linkerSettings: [.linkedLibrary("box2d")]),
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
