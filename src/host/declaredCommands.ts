import * as vscode from 'vscode';

/**
 * Registers every command that package.json declares, without loading what they do.
 * @param run runs a command by its id without the prefix; it shows its own errors
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
