/**
 * The storm bench loads this module into an extension host before the extension under test. The module writes the
 * host's process ID into the file `host` beside the window's folder. It changes the clock of this process only.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';

const [folder] = vscode.workspace.workspaceFolders ?? [];
if (folder !== undefined) writeFileSync(path.join(folder.uri.fsPath, '..', 'host'), String(process.pid));

/** Shifts the time of day by the number of milliseconds in a file. Reads the file every 100 ms. */
function followClock(file: string): void {
  const RealDate = Date;
  let offset = 0;
  const read = (): void => {
    try {
      offset = Number(readFileSync(file, 'utf8')) || 0;
    } catch {
      // The file does not exist yet or is being replaced. Keeps the offset.
    }
  };
  const now = (): number => RealDate.now() + offset;
  read();
  setInterval(read, 100).unref();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver): unknown => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}

followClock(process.env.VIDEO_ADS_CLOCK_FILE ?? '');
