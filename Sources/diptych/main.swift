import DiptychApp
import DiptychShelf
import Glibc

/// Prints why the program cannot go on, and ends it.
func fail(_ sentence: String, status: Int32) -> Never {
  CommandLineTool.printError("diptych: \(sentence)")
  exit(status)
}

switch CommandLineTool.parse(arguments: CommandLineTool.processArguments) {
case .usageError(let sentence):
  CommandLineTool.printError(sentence)
  exit(2)
case .command(let command): exit(CommandLineTool.standard.run(command))
case .window(let request):
  do { try DiptychApplication.start(request) } catch { fail("\(error)", status: 1) }
}
