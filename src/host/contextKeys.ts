import * as vscode from 'vscode';

/** The context keys that `when` clauses in package.json read, with what they mean. */
interface ContextKeys {
  /** A base URL is set, whether or not the sandbox is in use. */
  readonly hasService: boolean;
  /** The current service has an API key. */
  readonly hasApiKey: boolean;
  /** The sandbox serves. */
  readonly usesSandbox: boolean;
}

const sent = new Map<string, unknown>();

/** Tells VS Code about a context key; says nothing when the value is what it was. */
export function setContextKey<Name extends keyof ContextKeys>(name: Name, value: ContextKeys[Name]): void {
  if (sent.get(name) === value) return;
  sent.set(name, value);
  void vscode.commands.executeCommand('setContext', `videoAds.${name}`, value);
}
