// @ts-check
import { writeFile } from 'node:fs/promises';
import * as vscode from 'vscode';

/**
 * Calls a tool as an agent does. Asks for `{name, input, result, cancel}` as JSON in an input box, and writes the
 * outcome to the file that `result` names.
 */
export function activate(/** @type {vscode.ExtensionContext} */ context) {
  context.subscriptions.push(
    vscode.commands.registerCommand('toolCaller.call', async () => {
      const call = JSON.parse((await vscode.window.showInputBox({ title: 'Call Tool', ignoreFocusOut: true })) ?? '{}');
      const source = new vscode.CancellationTokenSource();
      const options = { input: call.input, toolInvocationToken: undefined };
      const called = vscode.lm.invokeTool(call.name, options, source.token);
      if (call.cancel === true) source.cancel();
      const outcome = await Promise.resolve(called).then(
        ({ content }) => ({ text: content.map((part) => Reflect.get(Object(part), 'value')).join('') }),
        (error) => ({ error: String(error.message) }),
      );
      await writeFile(call.result, JSON.stringify(outcome));
    }),
  );
}
