import DiptychShelf
import Glibc

switch CommandLineTool.parse(arguments: CommandLineTool.processArguments) {
case .usageError(let sentence):
  CommandLineTool.printError(sentence)
  exit(2)
case .command(let command):
  exit(CommandLineTool.standard.run(command))
case .window:
  CommandLineTool.printError("diptych: there is no display to open a window on.")
  exit(1)
}
