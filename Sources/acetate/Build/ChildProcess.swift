// Starts a program, reads what it writes, waits for it, and can end it: this process's own child only, by its id.
// Used for `swift build`, `swift package` and the preview runner. Foundation's Process needs a run loop for time
// limits; a poll is all that is needed here.

import Foundation

/// A running child with its two outputs. Not thread-safe; one owner, who must call ``wait()``.
final class ChildProcess {
  /// Where a chunk of output came from.
  enum Stream: Equatable {
    case output
    case errors
  }

  /// What ``read(until:)`` met.
  enum Reading: Equatable {
    case data(Stream, [UInt8])
    /// Both outputs are closed.
    case ended
    case timedOut
  }

  /// How a child ended.
  enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)
  }

  private let identifier: pid_t
  private var streams: [(stream: Stream, descriptor: Int32)]
  private var ending: Ending?
  /// The end of the child's standard input that this process keeps; it closes when this process ends, however it ends.
  private let lifeline: Int32?
  /// True when the child leads a process group of its own, which ends with it.
  private let leadsGroup: Bool

  /// Starts `executable` (an absolute path).
  ///
  /// - Parameters:
  ///   - environment: added to this process's own.
  ///   - hasLifeline: true gives it a standard input that ends when this process does, and a process group of its own;
  ///     else the input is empty.
  init(
    _ executable: String, _ arguments: [String], environment: [String: String] = [:], hasLifeline: Bool = false
  ) throws(CommandFailure) {
    guard let output = Self.makePipe(), let errors = Self.makePipe() else {
      throw CommandFailure(.internalError, "no more files can be opened: \(Self.lastError)")
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let input = hasLifeline ? Self.makePipe() : nil
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input.read, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    lifeline = input?.write
    leadsGroup = hasLifeline
    posix_spawn_file_actions_adddup2(&actions, output.write, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.write, 2)
    // This process ignores SIGPIPE; a child should not.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | (hasLifeline ? Int16(POSIX_SPAWN_SETPGROUP) : 0))

    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0.key)=\($0.value)" }
    var child: pid_t = 0
    let status = Self.withCStrings([executable] + arguments) { arguments in
      Self.withCStrings(variables) { posix_spawn(&child, executable, &actions, &attributes, arguments, $0) }
    }
    for end in [output.write, errors.write] + (input.map { [$0.read] } ?? []) { close(end) }
    guard status == 0 else {
      close(output.read)
      close(errors.read)
      if let lifeline { close(lifeline) }
      throw CommandFailure(.internalError, "\(executable) cannot be started: \(String(cString: strerror(status)))")
    }
    identifier = child
    streams = [(.output, output.read), (.errors, errors.read)]
  }

  deinit {
    for stream in streams { close(stream.descriptor) }
    if let lifeline { close(lifeline) }
  }

  /// The next chunk of output.
  ///
  /// - Parameter deadline: when to give up; nil waits for ever.
  func read(until deadline: ContinuousClock.Instant? = nil) -> Reading {
    while !streams.isEmpty {
      var polled = streams.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      let count = poll(&polled, nfds_t(polled.count), Self.milliseconds(until: deadline))
      if count == 0 { return .timedOut }
      if count < 0 { continue }
      for (offset, entry) in polled.enumerated() where entry.revents != 0 {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let length = Glibc.read(entry.fd, &buffer, buffer.count)
        if length > 0 { return .data(streams[offset].stream, Array(buffer[..<length])) }
        if length < 0, errno == EINTR { continue }
        close(entry.fd)
        streams.remove(at: offset)
        break
      }
    }
    return .ended
  }

  /// Waits for the child to end.
  ///
  /// - Parameter deadline: when to give up and answer nil; without one, waits for ever.
  func wait(until deadline: ContinuousClock.Instant? = nil) -> Ending? {
    if let ending { return ending }
    var status: Int32 = 0
    while true {
      let result = waitpid(identifier, &status, deadline == nil ? 0 : WNOHANG)
      if result == identifier { break }
      if result < 0, errno != EINTR { return .exited(-1) }
      guard let deadline, result == 0 else { continue }
      if ContinuousClock.now >= deadline { return nil }
      usleep(2000)
    }
    let signal = status & 0x7f
    let result: Ending = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    ending = result
    // What the child started and left running.
    if leadsGroup { kill(-identifier, SIGKILL) }
    return result
  }

  /// Ends the child at once, and what it started. Nothing happens when it has been waited for.
  func end() {
    if ending == nil { kill(leadsGroup ? -identifier : identifier, SIGKILL) }
  }

  /// Runs a program to its end and returns all it wrote.
  static func output(
    of executable: String, _ arguments: [String], environment: [String: String] = [:],
    each: ((String) -> Void)? = nil
  ) throws(CommandFailure) -> (ending: Ending, output: String, errors: String) {
    let child = try ChildProcess(executable, arguments, environment: environment)
    var output: [UInt8] = []
    var errors: [UInt8] = []
    reading: while true {
      switch child.read() {
      case .data(.output, let bytes):
        output += bytes
        each?(String(decoding: bytes, as: UTF8.self))
      case .data(.errors, let bytes):
        errors += bytes
        each?(String(decoding: bytes, as: UTF8.self))
      case .ended, .timedOut: break reading
      }
    }
    let ending = child.wait() ?? .exited(-1)
    return (ending, String(decoding: output, as: UTF8.self), String(decoding: errors, as: UTF8.self))
  }

  private static var lastError: String { String(cString: strerror(errno)) }

  /// A pipe whose ends close when this process starts another program.
  private static func makePipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let parts = (deadline - ContinuousClock.now).components
    let value = Double(parts.seconds) * 1000 + Double(parts.attoseconds) / 1e15
    return Int32(max(0, min(value.rounded(.up), 1e9)))
  }

  private static func withCStrings<R>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> R
  ) -> R {
    let copies = strings.map { strdup($0) } + [nil]
    defer { copies.forEach { free($0) } }
    return copies.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("an array that ends in nil has an address") }
      return body(base)
    }
  }
}
