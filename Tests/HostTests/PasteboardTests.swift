// UIPasteboard: kinds of values, several items, and the general one's text on the host's clipboard.

import CoreGraphics
import HostHeadless
import HostInterface
import Testing
import UIKit

@testable import UIKitCore

@Suite("Pasteboard", .serialized)
@MainActor
struct PasteboardTests {
  private func withHost(_ body: (HeadlessHost) throws -> Void) throws {
    let host = HeadlessHost(device: try #require(HostDevice.named("iPhone 4")), script: .standard)
    UIApplication.install(UIApplication())
    UIApplication.shared.lifecycle.services = host
    UIPasteboard.general.items = []
    try body(host)
    UIApplication.install(UIApplication())
  }

  @Test("text goes to the host, and what others put there comes back, with a change and a notification")
  func shared() throws {
    try withHost { host in
      let board = UIPasteboard.general
      let count = board.changeCount
      nonisolated(unsafe) var heard = 0
      let observer = NotificationCenter.default.addObserver(
        forName: UIPasteboard.changedNotification, object: board, queue: nil
      ) { _ in heard += 1 }
      board.string = "one"
      #expect(host.clipboard == "one" && board.changeCount == count + 1 && board.string == "one")
      host.clipboard = "two"
      #expect(board.changeCount == count + 2 && board.strings == ["two"] && board.hasStrings && heard == 2)
      board.strings = ["three", "four"]
      #expect(host.clipboard == "three" && board.numberOfItems == 2 && board.strings == ["three", "four"])
      board.string = nil
      #expect(host.clipboard == nil && !board.hasStrings && board.items.isEmpty && board.changeCount == count + 4)
      NotificationCenter.default.removeObserver(observer)
    }
  }

  @Test("URLs are text too, and text that is a URL is one")
  func urls() throws {
    try withHost { host in
      let board = UIPasteboard.general
      board.url = URL(string: "https://example.org/a")
      #expect(board.hasURLs && board.string == "https://example.org/a" && host.clipboard == "https://example.org/a")
      board.string = "https://example.org/b"
      #expect(board.url?.path == "/b")
      board.string = "no address"
      #expect(!board.hasURLs && board.urls == nil)
    }
  }

  @Test("pictures and colours stay in the app; the host's text goes")
  func pictures() throws {
    try withHost { host in
      let board = UIPasteboard.general
      board.string = "old"
      let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { $0.fill($0.format.bounds) }
      board.image = image
      #expect(board.hasImages && board.image?.size == image.size && !board.hasStrings && host.clipboard == nil)
      let data = try #require(image.pngData())
      board.setData(data, forPasteboardType: "public.png")
      #expect(board.images?.count == 1 && board.data(forPasteboardType: "public.png") == data)
      board.color = .red
      #expect(board.hasColors && board.colors == [.red] && !board.hasImages)
      host.clipboard = "new"
      #expect(board.string == "new" && !board.hasColors)
    }
  }

  @Test("items with several types, and pasteboards of one's own")
  func items() throws {
    try withHost { host in
      let name = UIPasteboard.Name("org.example.board")
      #expect(UIPasteboard(name: name, create: false) == nil)
      let board = try #require(UIPasteboard(name: name, create: true))
      board.items = [["public.utf8-plain-text": "a", "public.url": URL(string: "x:y") as Any]]
      board.addItems([["org.example.kind": Data([1])]])
      #expect(UIPasteboard(name: name, create: false)?.numberOfItems == 2)
      #expect(board.types == ["public.url", "public.utf8-plain-text"])
      #expect(board.contains(pasteboardTypes: ["public.url"]))
      #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "a")
      #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("a".utf8))
      #expect(host.clipboard == nil)
      UIPasteboard.remove(withName: name)
      #expect(UIPasteboard(name: name, create: false) == nil)
      #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
    }
  }
}
