// @ts-check
import { Buffer } from 'node:buffer';
import * as vscode from 'vscode';

/** A virtual workspace: `memfs:/campaign` with one brief, kept in memory. */
export function activate(/** @type {vscode.ExtensionContext} */ context) {
  const brief = Buffer.from('A lighthouse keeper pours the last coffee of the night.');
  /** @type {Map<string, Uint8Array>} */
  const files = new Map([['/campaign/brief.md', brief]]);
  const changes = new vscode.EventEmitter();
  const fileAt = (/** @type {vscode.Uri} */ uri) => {
    const bytes = files.get(uri.path);
    if (bytes === undefined) throw vscode.FileSystemError.FileNotFound(uri);
    return bytes;
  };
  /** @type {vscode.FileSystemProvider} */
  const provider = {
    onDidChangeFile: changes.event,
    watch: () => new vscode.Disposable(() => undefined),
    stat: (uri) => {
      const times = { ctime: 0, mtime: Date.now() };
      if (uri.path === '/' || uri.path === '/campaign') return { ...times, type: vscode.FileType.Directory, size: 0 };
      return { ...times, type: vscode.FileType.File, size: fileAt(uri).length };
    },
    readDirectory: ({ path }) =>
      [...files.keys()]
        .filter((name) => name.startsWith(`${path}/`))
        .map((name) => [name.slice(path.length + 1), vscode.FileType.File]),
    readFile: fileAt,
    writeFile: (uri, content) => {
      files.set(uri.path, content);
      changes.fire([{ type: vscode.FileChangeType.Created, uri }]);
    },
    createDirectory: () => undefined,
    delete: (uri) => {
      files.delete(uri.path);
    },
    rename: () => {
      throw vscode.FileSystemError.NoPermissions();
    },
  };
  context.subscriptions.push(vscode.workspace.registerFileSystemProvider('memfs', provider));
}
