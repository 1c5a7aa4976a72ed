// @ts-check
/** `npm run sandbox -- …`: runs the sandbox in this process. Rebuilds it first if a source is newer than the build. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setInterval } from 'node:timers';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');
const program = path.join(root, 'dist', 'sandbox.js');
const modified = (/** @type {string} */ file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const sources = readdirSync(path.join(root, 'src', 'sandbox'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => path.join(parentPath, name));
sources.push(path.join(root, 'esbuild.mjs'), path.join(root, 'package-lock.json'));
if (Math.max(...sources.map(modified)) > modified(program)) {
  const { status } = spawnSync(process.execPath, ['esbuild.mjs'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(1);
}
await import(pathToFileURL(program).href);

// On a stop signal, npm ends only its shell. The timer detects the end of the shell and ends this process.
if (process.env.npm_lifecycle_event === 'sandbox') {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
