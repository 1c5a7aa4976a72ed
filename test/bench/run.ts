/**
 * `npm run bench -- NAME …`: prints the figures of the named benches, or of all. Exits with 1 if a figure misses its
 * threshold.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { startChild } from '../support/childProcesses';

async function main(wanted: readonly string[]): Promise<void> {
  const files = globSync('*.js', { cwd: __dirname }).sort();
  const all = files.map((file) => path.basename(file, '.js')).filter((name) => name !== 'run');
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`No bench named ${unknown.join(', ')}; there are: ${all.join(', ')}.`);
  const missed: string[] = [];
  for (const name of wanted.length > 0 ? wanted : all) {
    const child = startChild(process.execPath, [path.join(__dirname, `${name}.js`)], { output: 'inherit' });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('exit', resolve);
    });
    if (code !== 0) missed.push(name);
  }
  process.exit(missed.length > 0 ? 1 : 0);
}

void main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
