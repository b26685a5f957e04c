// The `acetate` command. Everything it does is in Command/Command.swift; this file only ends the process.

import Foundation

exit(Command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
