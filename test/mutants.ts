/**
 * `npm run mutants [NUMBER …]`: plants the bugs of `test/data/mutants.json` in a copy of the repository, one at a time,
 * and runs the unit suites that each can affect. Prints a table. Exits with 1 if a bug survives.
 */
import { copyFile, cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './support/childProcesses';
import { unitSuitesOf } from './support/changedTests';
import { repositoryRoot } from './support/repository';
import { temporaryFolder } from './support/temporaryFolder';
import { compiledFrom } from './support/testResult';

interface Mutant {
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The harm to users. */
  readonly harm: string;
}

/** No suite takes longer, unless the bug makes it wait forever. */
const timeoutMs = 240_000;

async function main(wanted: readonly number[]): Promise<void> {
  const data = path.join(repositoryRoot, 'test', 'data', 'mutants.json');
  const mutants = JSON.parse(await readFile(data, 'utf8')) as readonly Mutant[];
  const copy = await copyRepository();
  const survivors: string[] = [];
  for (const [index, mutant] of mutants.entries()) {
    if (wanted.length > 0 && !wanted.includes(index + 1)) continue;
    const killer = await plant(copy, mutant);
    if (killer === undefined) survivors.push(String(index + 1));
    console.log(
      `${index + 1}\t${killer === undefined ? 'SURVIVED' : 'found'}\t${mutant.file}\t${killer ?? mutant.harm}`,
    );
  }
  const count = wanted.length > 0 ? wanted.length : mutants.length;
  console.log(`${count - survivors.length} of ${count} found; survived: ${survivors.join(', ') || 'none'}`);
  process.exit(survivors.length > 0 ? 1 : 0);
}

async function copyRepository(): Promise<string> {
  const copy = await temporaryFolder('mutants');
  const listed = await runCommand('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
  });
  for (const file of listed.split('\n').filter(Boolean)) {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    await copyFile(path.join(repositoryRoot, file), path.join(copy, file)).catch(() => undefined);
  }
  await cp(path.join(repositoryRoot, 'dist'), path.join(copy, 'dist'), { recursive: true });
  await symlink(path.join(repositoryRoot, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** @returns the first test that fails with the bug; undefined if none does */
async function plant(copy: string, { file, find, replace }: Mutant): Promise<string | undefined> {
  const target = path.join(copy, file);
  const source = await readFile(path.join(repositoryRoot, file), 'utf8');
  if (source.split(find).length !== 2) throw new Error(`${file} does not have this once: ${find}`);
  await writeFile(
    target,
    source.replace(find, () => replace),
  );
  const run = (command: string, ...args: readonly string[]): Promise<string> =>
    runCommand(command, args, { cwd: copy, signal: AbortSignal.timeout(timeoutMs) });
  try {
    await run('npm', 'run', '-s', 'compile:tests');
    await run('npm', 'run', '-s', 'build');
    const suites = await unitSuitesOf([file]);
    const compiled = suites.map((suite) => path.join(copy, path.relative(repositoryRoot, compiledFrom(suite))));
    const mocha = ['--bail', '--parallel', '--jobs', '2', '--timeout', '60000', ...compiled];
    return await run('mocha', ...mocha).then(() => undefined, firstFailure);
  } finally {
    await writeFile(target, source);
  }
}

/** The first failed test that mocha's output names. */
function firstFailure(error: unknown): string {
  const [, title = 'they did not end'] = /^\s*1\) (.*\n.*)$/m.exec(String(error)) ?? [];
  return title.replace(/\s+/g, ' ');
}

void main(process.argv.slice(2).map(Number)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
