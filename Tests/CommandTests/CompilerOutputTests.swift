// What is read out of a failed build.
import Testing

@testable import acetate

@Suite("Compiler output")
struct CompilerOutputTests {
  @Test("places are read, paths with spaces and colons too, and nothing twice")
  func places() {
    let output = CompilerOutput(
      """
      [3/5] Compiling Views a.swift
      /tmp/a: b/ü.swift:12:5: error: cannot find 'x' in scope [#Group]
      12 |   x
         |   `- error: cannot find 'x' in scope [#Group]
      /tmp/a: b/ü.swift:12:5: error: cannot find 'x' in scope
      /tmp/a: b/ü.swift:13:1: note: did you mean 'error: y'?
      error: fatalError
      """)
    #expect(
      output.messages == [
        .init(path: "/tmp/a: b/ü.swift", line: 12, column: 5, kind: "error", text: "cannot find 'x' in scope"),
        .init(path: "/tmp/a: b/ü.swift", line: 13, column: 1, kind: "note", text: "did you mean 'error: y'?"),
      ])
    #expect(output.others.isEmpty)
  }

  @Test("a member that is not there is one error: what the compiler could not infer because of it is left out")
  func echoes() {
    let output = CompilerOutput(
      """
      /a.swift:5:31: error: generic parameter 'Target' could not be inferred
      /a.swift:5:31: error: generic parameter 'Result' could not be inferred
      /Selector.swift:26:3: note: in call to initializer
      /a.swift:5:53: error: type 'V' has no member 'missing'
      /a.swift:5:53: note: did you mean 'miss'?
      /a.swift:6:9: error: generic parameter 'T' could not be inferred
      """)
    #expect(
      output.messages.map(\.text) == [
        "type 'V' has no member 'missing'", "did you mean 'miss'?", "generic parameter 'T' could not be inferred",
      ])
  }

  @Test("errors without a place are kept apart")
  func others() {
    let output = CompilerOutput("error: 'demo': invalid manifest\nld.lld: error: undefined symbol: f\n")
    #expect(output.messages.isEmpty)
    #expect(output.others == ["error: 'demo': invalid manifest", "ld.lld: error: undefined symbol: f"])
  }
}
