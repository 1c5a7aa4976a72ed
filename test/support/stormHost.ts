/**
 * Loaded into an extension host before the extension under test, by the storm bench: says which process serves a window,
 * in the file `host` beside the window's folder, and sets the clock there, without the system's.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';

const [folder] = vscode.workspace.workspaceFolders ?? [];
if (folder !== undefined) writeFileSync(path.join(folder.uri.fsPath, '..', 'host'), String(process.pid));

/** Adds the milliseconds that a file holds to the time of day, as often as they change. */
function followClock(file: string): void {
  const RealDate = Date;
  let offset = 0;
  const read = (): void => {
    try {
      offset = Number(readFileSync(file, 'utf8')) || 0;
    } catch {
      // Being written.
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
