// What is read out of a crashed runner's standard error.
import Testing

@testable import acetate

@Suite("Crash reports")
struct CrashReportTests {
  private func report(_ lines: [String], _ ending: ChildProcess.Ending) -> (reason: String, printed: [String]) {
    var report = CrashReport { $0.hasPrefix("/m/") ? String($0.dropFirst(3)) : nil }
    let printed = lines.filter { !report.take($0) }
    return (report.reason(ending) { "name of \($0)" }, printed)
  }

  @Test("the fatal message, and the first place in the user's code")
  func fatal() {
    let result = report(
      [
        "hello", "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range", "",
        "*** Signal 4: Backtracing from 0x7f... done ***",
        "0 [ra] 0x1 f() in libA.so at /acetate/Runner.swift:3:4", "1 [ra] 0x1 g() in Runner at /m/a b: c.swift:20:21",
        "2 [ra] 0x1 h() in Runner at /m/d.swift:1:1",
      ], .signalled(4))
    #expect(result.reason == "Index out of range, at a b: c.swift:20:21")
    #expect(result.printed == ["hello", ""])
  }

  @Test("without a message the signal or the exit code")
  func endings() {
    #expect(report([], .signalled(11)).reason == "signal 11, name of 11")
    #expect(report([], .exited(3)).reason == "it ended the process with exit code 3")
  }
}
