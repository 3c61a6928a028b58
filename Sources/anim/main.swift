import AnimCommands
import Glibc

var console = Console.standard()
exit(AnimCommand.run(Array(CommandLine.arguments.dropFirst()), console: &console))
