// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target of ours is built with: warnings are errors, imports are internal unless
/// said otherwise, and existential types are written `any`.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of targets that live on GTK's thread: everything is `@MainActor` unless said otherwise.
let onMainThread = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Diptych",
  products: [
    // An adaptive two-pane window for anyone's GTK 3 program in Swift.
    .library(name: "SplitView", targets: ["SplitView", "Gtk"]),
    .executable(name: "diptych", targets: ["diptych"]),
  ],
  targets: [
    // MARK: C libraries, each a module map and one header

    .systemLibrary(name: "CGtk", pkgConfig: "gtk+-3.0", providers: [.apt(["libgtk-3-dev"])]),
    .systemLibrary(
      name: "CDiptychGLib", pkgConfig: "gio-unix-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(
      name: "CDiptychPixbuf", pkgConfig: "gdk-pixbuf-2.0",
      providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(
      name: "CDiptychExiv2", pkgConfig: "gexiv2", providers: [.apt(["libgexiv2-dev"])]),
    .systemLibrary(
      name: "CDiptychSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CDiptychAtspi", pkgConfig: "atspi-2", providers: [.apt(["libatspi2.0-dev"])]),

    // MARK: The program, lowest layer first

    .target(name: "Gtk", dependencies: ["CGtk"], swiftSettings: onMainThread),
    .target(
      name: "SplitView", dependencies: ["Gtk"], exclude: ["README.md"], swiftSettings: onMainThread),
    .target(
      name: "DiptychShelf", dependencies: ["CDiptychGLib", "CDiptychExiv2", "CDiptychSQLite"],
      swiftSettings: strict),
    .target(
      name: "DiptychPictures", dependencies: ["DiptychShelf", "CDiptychGLib", "CDiptychPixbuf"],
      swiftSettings: strict),
    // Text that is compiled into the program; a target of its own so that it can lie at the top level.
    .target(
      name: "DiptychResources", path: "Resources",
      resources: [.embedInCode("style.css"), .embedInCode("shortcuts.ui")],
      swiftSettings: strict),
    .target(
      name: "DiptychApp",
      dependencies: ["SplitView", "Gtk", "DiptychPictures", "DiptychShelf", "DiptychResources"],
      swiftSettings: onMainThread),
    // The example of Sources/SplitView/README.md.
    .executableTarget(
      name: "SplitViewDemo", dependencies: ["SplitView", "Gtk"], swiftSettings: onMainThread),
    .executableTarget(
      name: "diptych", dependencies: ["DiptychApp", "DiptychShelf"], swiftSettings: onMainThread),

    // MARK: Tests

    .target(
      name: "GtkTestSupport", dependencies: ["Gtk"], path: "Tests/GtkTestSupport",
      swiftSettings: strict),
    // What several test targets need: pictures of four colours, folders that go by themselves, dice.
    .target(
      name: "TestFixtures", dependencies: ["DiptychShelf", "CDiptychGLib", "CDiptychPixbuf"],
      path: "Tests/TestFixtures", swiftSettings: strict),
    .testTarget(name: "GtkTests", dependencies: ["Gtk", "GtkTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "SplitViewTests", dependencies: ["SplitView", "Gtk", "GtkTestSupport", "TestFixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "DiptychShelfTests", dependencies: ["DiptychShelf", "CDiptychGLib", "TestFixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "DiptychPicturesTests",
      dependencies: ["DiptychPictures", "DiptychShelf", "CDiptychGLib", "CDiptychPixbuf", "TestFixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "DiptychAppTests",
      dependencies: [
        "DiptychApp", "SplitView", "Gtk", "DiptychPictures", "DiptychShelf", "DiptychResources",
        "GtkTestSupport",
        "TestFixtures",
      ],
      swiftSettings: strict),
    // Reads the sources: who imports whom, and what lies in `data`.
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
    // Starts the release binary and does what a person does, through AT-SPI and real keys and mouse.
    .testTarget(
      name: "AcceptanceTests", dependencies: ["DiptychShelf", "CDiptychAtspi", "CDiptychGLib"],
      swiftSettings: strict),
    // Measures; see `make bench`.
    .executableTarget(
      name: "DiptychBenchmarks", dependencies: ["SplitView", "Gtk", "DiptychPictures", "DiptychShelf"],
      path: "Tests/Benchmarks", swiftSettings: onMainThread),
  ],
  swiftLanguageModes: [.v6]
)
