// @ts-check
/**
 * `npm run bench [-- NAME …]`: compiles and runs the benchmarks. The peer clients are dependencies of test/bench only,
 * installed at first use.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const bench = path.join(root, 'test', 'bench');
const modules = path.join(bench, 'node_modules');

/** @param {string} command @param {readonly string[]} args */
function run(command, ...args) {
  // The compiled benchmarks are outside test/bench, so Node needs the path of their dependencies.
  const env = { ...process.env, NODE_PATH: modules };
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(modules)) run('npm', 'ci', '--prefix', bench, '--no-audit', '--no-fund', '--loglevel=error');
run('npm', 'run', '-s', 'compile:tests');
run('tsgo', '-p', bench);
run(process.execPath, path.join(root, 'out', 'test', 'bench', 'run.js'), ...process.argv.slice(2));
