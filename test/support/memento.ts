import type * as vscode from 'vscode';

/** An in-memory vscode.Memento. */
export function memento(kept = new Map<string, unknown>()): vscode.Memento {
  return {
    keys: () => [...kept.keys()],
    get: (key: string, otherwise?: unknown) => kept.get(key) ?? otherwise,
    update: (key: string, value: unknown) => Promise.resolve(void kept.set(key, value)),
  };
}
