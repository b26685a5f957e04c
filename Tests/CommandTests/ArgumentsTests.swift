// The command line: what is understood, and what is refused with which words.
import Testing

@testable import acetate

@Suite("Arguments")
struct ArgumentsTests {
  private func snapshot(_ arguments: String...) throws -> SnapshotArguments {
    try SnapshotArguments(arguments)
  }

  private func refusal(_ arguments: [String]) -> CommandFailure? {
    do throws(CommandFailure) {
      _ = try Arguments(arguments)
      return nil
    } catch {
      return error
    }
  }

  @Test("a full line")
  func full() throws {
    let arguments = try snapshot(
      "My Views", "--preview", "A", "--preview=B, dark", "--size", "320x200.5", "--scale", "2", "-o", "out", "--json")
    #expect(arguments.path == "My Views")
    #expect(arguments.selection == .previews(["A", "B, dark"]))
    #expect(arguments.size == .init(width: 320, height: 200.5))
    #expect(arguments.scale == 2)
    #expect(arguments.output == "out")
    #expect(arguments.json)
    #expect(arguments.timeout == 30)
  }

  @Test("a device is found whatever its case and spaces")
  func device() throws {
    #expect(try snapshot(".", "--all", "--device", "iphone16pro").device == "iPhone 16 Pro")
  }

  @Test("a path after -- may start with a dash")
  func dashes() throws {
    #expect(try snapshot("--all", "--", "-views").path == "-views")
  }

  @Test("help and version win")
  func help() throws {
    #expect(try Arguments(["snapshot", "--nonsense", "--help"]) == .help)
    #expect(try Arguments(["--version"]) == .version)
  }

  @Test(
    "mistakes are refused, and the message names them",
    arguments: [
      ([], "what to do"),
      (["draw"], "'draw'"),
      (["snapshot"], "PATH is missing"),
      (["snapshot", "."], "--all"),
      (["snapshot", ".", "--all", "--view", "A"], "one of"),
      (["snapshot", ".", "b", "--all"], "'b'"),
      (["snapshot", ".", "--all", "--fast"], "'--fast'"),
      (["snapshot", ".", "--preview"], "--preview needs a value"),
      (["snapshot", ".", "--all", "--size", "12"], "'12'"),
      (["snapshot", ".", "--all", "--size", "0x10"], "'0x10'"),
      (["snapshot", ".", "--all", "--size", "nanx10"], "'nanx10'"),
      (["snapshot", ".", "--all", "--scale", "0"], "--scale"),
      (["snapshot", ".", "--all", "--scale", "inf"], "--scale"),
      (["snapshot", ".", "--all", "--device", "Nokia"], "There are: iPhone 4"),
      (["snapshot", ".", "--all", "-o", "-"], "one picture"),
      (["snapshot", ".", "--all", "-o", "a.png"], "folder"),
      (["snapshot", ".", "--view", "A", "-o", "a.jpg"], "PNG"),
      (["snapshot", ".", "--all", "--size", "0x0"], "from 1 to 16384"),
      (["snapshot", ".", "--all", "--size", "99999x10"], "from 1 to 16384"),
      (["snapshot", ".", "--view", "A", "-o", "-", "--json"], "standard output"),
      (["snapshot", ".", "--view", "A()"], "'A()'"),
      (["snapshot", ".", "--view", ""], "''"),
      (["run"], "PATH is missing"),
      (["run", ".", "--host", "tv"], "'tv'"),
      (["run", ".", "--all"], "'--all'"),
      (["run", ".", "--host", "window", "--script", "a"], "--script"),
      (["run", ".", "--device", "Nokia"], "There are: iPhone 4"),
    ] as [([String], String)])
  func refusals(arguments: [String], text: String) {
    let failure = refusal(arguments)
    #expect(failure?.code == .usage)
    #expect(failure?.message.contains(text) == true)
  }

  @Test("a full line of run")
  func run() throws {
    let arguments = try RunArguments([
      "App", "--host", "headless", "--device", "ipad10", "--script", "-", "--preview=A", "-o", "out", "--timeout", "3",
    ])
    #expect(arguments.path == "App")
    #expect(arguments.host == .headless)
    #expect(arguments.device == "iPad 10")
    #expect(arguments.script == "-")
    #expect(arguments.preview == "A")
    #expect(arguments.output == "out")
    #expect(arguments.timeout == 3)
  }

  @Test("the help names every option's exit code and device")
  func helpText() {
    for code in ExitCode.allCases { #expect(HelpText.help.contains("  \(code.rawValue)  ")) }
    for device in DeviceNames.all { #expect(HelpText.help.contains(device)) }
  }
}
