import AnimCommands
import Glibc

ProcessMemory.configure()
var console = Console.standard()
exit(AnimCommand.run(Array(CommandLine.arguments.dropFirst()), console: &console))
