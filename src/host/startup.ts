import { access } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { sandboxService } from '../core/video/video';
import type { ServiceChoice } from './serviceChoice';

/**
 * Registers every command that package.json declares, without loading what they do.
 * @param run runs a command by its ID without the prefix; it shows its own errors
 */
export function registerDeclaredCommands(
  extension: vscode.Extension<unknown>,
  run: (name: string, ...args: readonly unknown[]) => Promise<void>,
): vscode.Disposable {
  const { contributes } = extension.packageJSON as {
    readonly contributes: { readonly commands: readonly { readonly command: string }[] };
  };
  return vscode.Disposable.from(
    ...contributes.commands.map(({ command }) =>
      vscode.commands.registerCommand(command, (...args: readonly unknown[]) =>
        run(command.slice(command.indexOf('.') + 1), ...args),
      ),
    ),
  );
}

/**
 * Whether there is something to resume: a library, or a connected service whose balance can be read. For a user
 * who never looked at the view or made a video nothing is loaded: no database, no process, no request.
 */
export async function hasSomethingToResume(folder: string, services: ServiceChoice): Promise<boolean> {
  const hasLibrary = await access(join(folder, 'library.db')).then(
    () => true,
    () => false,
  );
  const { service } = services;
  return hasLibrary || (service !== sandboxService && (await services.hasKey(service).catch(() => false)));
}
