import * as apiKey from './apiKey';
import * as copy from './copy';
import type { Command, Dependencies } from './dependencies';
import * as developer from './developer';
import * as find from './find';
import * as generate from './generate';
import * as play from './play';
import * as remove from './remove';
import * as save from './save';
import * as service from './service';
import * as tracking from './tracking';
import * as usage from './usage';

/** Every command that package.json declares, by its ID without the prefix: these files export nothing else. */
const commands: Readonly<Record<string, Command>> = {
  ...apiKey,
  ...copy,
  ...developer,
  ...find,
  ...generate,
  ...play,
  ...remove,
  ...save,
  ...service,
  ...tracking,
  ...usage,
  generateFromFile: generate.generateVideo,
  generateFromSelection: generate.generateVideo,
};

/** Runs a command by its ID without the prefix, behind the one error boundary. @throws Error for an unknown ID */
export async function runCommand(
  dependencies: Dependencies,
  name: string,
  ...[clicked, selected]: readonly unknown[]
): Promise<void> {
  const command = commands[name];
  if (command === undefined) throw new Error(`Unknown command: ${name}`);
  try {
    await command(dependencies, clicked, selected);
  } catch (error) {
    dependencies.ui.problems.report(error, name);
  }
}
