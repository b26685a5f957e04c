// The program that draws the previews of a mirror: its generated main.swift hands the registrations to `main`.
// Started by the `acetate` command, which reads the report, sets the time limit and starts a new runner when this one
// traps. Drawing itself is PreviewRenderer's.

import Foundation
import UIKit

/// Draws the previews it is asked for and ends the process.
@MainActor
public enum PreviewRunner {
  /// Does what the arguments say (see RunnerArguments) and exits: 0 when all it was asked for was tried, 2 when it does
  /// not understand the arguments.
  ///
  /// - Parameter app: runs the app that the mirror holds; nil when it holds none.
  public static func main(
    _ registrations: [PreviewRegistration], app: (@MainActor () -> Void)? = nil, arguments: [String]
  ) -> Never {
    endWithParent()
    if arguments.dropFirst().first == "--run" {
      if arguments.count == 2, let app {
        app()
      } else {
        PreviewApp.run(registrations, named: arguments.dropFirst(2).first)
      }
      exit(0)
    }
    let report = RunnerReport()
    let request: RunnerArguments
    do {
      request = try RunnerArguments(arguments)
    } catch {
      FileHandle.standardError.write(Data("preview runner: \(error.message)\n".utf8))
      exit(2)
    }
    if request.list {
      for preview in registrations {
        report.send(.init(event: "preview", id: preview.identifier, name: preview.name))
      }
    }
    for wanted in request.requests {
      guard let preview = registrations.first(where: { $0.identifier == wanted.identifier }) else {
        report.send(.init(event: "missing", id: wanted.identifier))
        continue
      }
      report.send(.init(event: "begin", id: wanted.identifier, name: preview.name))
      report.send(event(for: preview, stem: wanted.stem, request: request))
    }
    exit(0)
  }

  /// Standard input ends when the command does: a preview that hangs must not outlive it.
  private static func endWithParent() {
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(0, &byte, 1) > 0 {}
      // The command makes this process lead a group: what a preview started goes with it.
      if getpgrp() == getpid() { kill(0, SIGKILL) }
      _exit(1)
    }
  }

  /// Draws one preview and writes its files.
  private static func event(
    for preview: PreviewRegistration, stem: String, request: RunnerArguments
  ) -> RunnerReport.Event {
    let clock = ContinuousClock()
    let start = clock.now
    let frame = PreviewFrame(traits: preview.traits, request: request)
    PreviewRenderer.setScreen(size: frame.size, scale: frame.scale, device: frame.device)
    ViewLinter.collect()
    let responder = preview.body()
    guard let content = PreviewContent(responder) else {
      return .init(
        event: "failed", id: preview.identifier, name: preview.name,
        message: "its body returned a \(type(of: responder)): return a UIView or a UIViewController")
    }
    let made = clock.now
    do {
      let picture = try PreviewRenderer.render(
        content, size: frame.size ?? fittingSize(of: content, preview.traits), scale: frame.scale, device: frame.device)
      let folder = URL(fileURLWithPath: request.folder, isDirectory: true)
      try picture.png.write(to: folder.appendingPathComponent(stem + ".png"))
      try Data(picture.tree.utf8).write(to: folder.appendingPathComponent(stem + ".tree.txt"))
      if let file = picture.treeFile { try Data(file).write(to: folder.appendingPathComponent(stem + ".actree")) }
      return .init(
        event: "end", id: preview.identifier, name: preview.name, width: Double(picture.size.width),
        height: Double(picture.size.height), scale: Double(frame.scale), warnings: picture.warnings,
        make: milliseconds(made - start), draw: milliseconds(clock.now - made))
    } catch {
      return .init(event: "failed", id: preview.identifier, name: preview.name, message: "\(error)")
    }
  }

  /// The size that fits a view whose preview asks for it; nil leaves the size to the renderer.
  private static func fittingSize(of content: PreviewContent, _ traits: [PreviewTrait]) -> CGSize? {
    guard traits.contains(.sizeThatFitsLayout), case .view(let view) = content else { return nil }
    let size = view.sizeThatFits(UIScreen.main.bounds.size)
    return size.width > 0 && size.height > 0 ? size : nil
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    let parts = duration.components
    let value = Double(parts.seconds) * 1000 + Double(parts.attoseconds) / 1e15
    return (value * 1000).rounded() / 1000
  }
}
