// @ts-check
/** `npm run sandbox -- …`: the sandbox as a program, built first where it is not. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const program = path.join(root, 'dist', 'sandbox.js');
const run = (/** @type {string[]} */ args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
if (!existsSync(program)) {
  const built = spawnSync(process.execPath, ['esbuild.mjs'], { cwd: root, stdio: 'inherit' }).status;
  if (built !== 0) process.exit(1);
}
process.on('SIGINT', () => undefined); // the sandbox ends itself, and with it this program
process.exit(run([program, ...process.argv.slice(2)]));
