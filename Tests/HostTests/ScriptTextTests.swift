// The text of scripts: what is understood, and which words name a mistake.

import CoreGraphics
import HostInterface
import Testing

@testable import HostHeadless

@Suite("Script text")
struct ScriptTextTests {
  @Test("every step")
  func steps() throws {
    let script = try Script(
      """
      # a remark
      tap 10 20
      tap 10 20 2   # twice

      press 1 2 0.6
      drag 1 2 3 4 0.5
      pinch 100 100 40 80 1 90
      down 5 6 2
      move 7 8 2
      up 2
      scroll 10 20 0 -30.5
      scroll 10 20 5 0 wheel
      click 30 40 secondary
      type "two words, a \\"quote\\" and #"
      key return
      key a
      wait 1.5
      advance 0.25
      rotate
      rotate left
      shake
      appearance dark
      snapshot "first one"
      background
      memory-warning
      open counter:///3
      shortcut new.note
      """)
    #expect(script.lines.first == .init(number: 2, step: .tap(CGPoint(x: 10, y: 20), count: 1)))
    let url = try #require(URL(string: "counter:///3"))
    #expect(
      script.lines.dropFirst().map(\.step) == [
        .tap(CGPoint(x: 10, y: 20), count: 2), .press(CGPoint(x: 1, y: 2), 0.6),
        .drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), 0.5),
        .pinch(center: CGPoint(x: 100, y: 100), from: 40, to: 80, degrees: 90, 1),
        .down(finger: 2, CGPoint(x: 5, y: 6)), .move(finger: 2, CGPoint(x: 7, y: 8)), .up(finger: 2),
        .scroll(CGPoint(x: 10, y: 20), CGVector(dx: 0, dy: -30.5)),
        .scroll(CGPoint(x: 10, y: 20), CGVector(dx: 5, dy: 0), isWheel: true),
        .click(CGPoint(x: 30, y: 40), button: 2),
        .type("two words, a \"quote\" and #"), .key("return"), .key("a"), .wait(1.5), .advance(0.25), .rotate(nil),
        .rotate(.left), .shake, .appearance(dark: true), .snapshot("first one"), .signal(.enteredBackground),
        .signal(.memoryWarning), .signal(.open(url)),
        .signal(.shortcut("new.note")),
      ])
  }

  @Test(
    "a mistake is named with its line",
    arguments: [
      ("\ntip 1 2", "line 2: 'tip' is no step"), ("tap 1", "line 1: tap needs y"),
      ("tap 1 nan", "line 1: tap: 'nan' is no y"), ("tap 1 2 3 4", "line 1: tap does not take '4'"),
      ("wait -1", "line 1: wait: '-1' is no seconds"), ("type \"open", "line 1: a quote is opened"),
      ("key f99", "line 1: key: there is no key 'f99'"), ("rotate up", "line 1: rotate: 'up'"),
      ("snapshot a/b", "line 1: snapshot: 'a/b'"), ("snapshot", "line 1: snapshot needs a name"),
      ("scroll 1 2 3 4 mouse", "line 1: scroll: 'mouse' is neither"), ("click 1 2 4", "line 1: click: '4' is none"),
      ("open nothing", "line 1: open: 'nothing' is no URL"), ("appearance blue", "line 1: appearance: 'blue'"),
    ])
  func mistakes(text: String, message: String) {
    do {
      _ = try Script(text)
      Issue.record("no mistake in \(text)")
    } catch {
      #expect("\(error)".hasPrefix(message), "\(error)")
    }
  }

  @Test("any bytes are steps or a mistake, never a trap")
  func anyText() {
    var state: UInt64 = 7
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    let words = ["tap", "drag", "1", "-1", "1e400", "nan", "\"", "\\", "#", "key", "wait", "snapshot", "\u{301}", " "]
    for _ in 0..<2000 {
      let text = (0..<Int(next() % 8)).map { _ in words[Int(next() % UInt64(words.count))] }.joined(separator: " ")
      _ = try? Script(text)
    }
  }
}
