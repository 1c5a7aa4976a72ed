import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { runCommand } from './childProcesses';
import { repositoryRoot } from './repository';

/** The changed files, and the suites that they can affect, relative to the repository's root. */
export interface ChangedTests {
  /** Excludes deleted files. */
  readonly files: readonly string[];
  readonly unit: readonly string[];
  /**
   * The suites of test/host that a change in `test` can affect. This list and `e2e` ignore changes in `src`, because a
   * change in `src` can affect every suite that opens a window.
   */
  readonly host: readonly string[];
  readonly e2e: readonly string[];
}

/**
 * Selects the suites that a change can affect. A file affects the files that import it. A test file also affects files
 * that contain its name in a string, for example to start it as a program or to read it as data.
 * @param revision the comparison starts where HEAD branched from it; uncommitted files count as changed
 */
export async function changedTests(revision: string): Promise<ChangedTests> {
  const changed = await changedFiles(revision);
  const importers = await importersOf();
  const all = affectedBy(changed, importers);
  const byTests = affectedBy(
    changed.filter((it) => it.startsWith('test/')),
    importers,
  );
  // These suites read the whole repository.
  const always = globSync('test/unit/*.test.ts', { cwd: repositoryRoot });
  return {
    files: changed.filter(isFile),
    unit: suitesIn('unit', new Set([...all, ...(changed.length > 0 ? always : [])])),
    host: suitesIn('host', byTests),
    e2e: suitesIn('e2e', byTests),
  };
}

/** The unit suites that the given files can affect. */
export async function unitSuitesOf(files: readonly string[]): Promise<string[]> {
  return suitesIn('unit', affectedBy(files, await importersOf()));
}

function suitesIn(folder: string, affected: ReadonlySet<string>): string[] {
  return [...affected].filter((it) => it.startsWith(`test/${folder}/`) && it.endsWith('.test.ts') && isFile(it)).sort();
}

async function changedFiles(revision: string): Promise<string[]> {
  const git = async (...args: string[]): Promise<string[]> =>
    (await runCommand('git', args, { cwd: repositoryRoot })).split('\n').filter((line) => line !== '');
  const [base = ''] = await git('merge-base', revision, 'HEAD');
  const tracked = await git('diff', '--name-only', '--no-renames', base);
  return [...tracked, ...(await git('ls-files', '--others', '--exclude-standard'))];
}

/** The importers of each file. Type imports are excluded: they change no behavior, and the type check covers them. */
async function importersOf(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { metafile } = await build({
    absWorkingDir: repositoryRoot,
    entryPoints: globSync('{src,test}/**/*.ts', { cwd: repositoryRoot, exclude: isInstalled }),
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  });
  const importers = new Map<string, Set<string>>();
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    for (const { path: imported } of imports) {
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
    }
  }
  return importers;
}

/** Returns the given files and all files that they affect, directly or through other files. */
function affectedBy(
  changed: readonly string[],
  importers: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const names = namesIn(globSync('test/**/*.ts', { cwd: repositoryRoot, exclude: isInstalled }));
  const bundles = bundlesOf();
  const affected = new Set(changed);
  // The loop also visits the elements that it adds, because a set's iterator returns them.
  for (const file of affected) {
    const named = [...aliases(file), ...(bundles.get(file) ?? [])].flatMap((name) => names.get(name) ?? []);
    for (const it of [...(importers.get(file) ?? []), ...named]) affected.add(it);
  }
  return affected;
}

/**
 * The names by which strings refer to a file. A TypeScript file is referred to by its compiled program, a data file by
 * its name or its folder.
 */
function aliases(file: string): string[] {
  const name = path.posix.basename(file);
  return name.endsWith('.ts') ? [name.replace(/ts$/, 'js')] : [name, path.posix.basename(path.posix.dirname(file))];
}

/** Maps each name at the end of a string to the files that contain such a string. */
function namesIn(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(path.join(repositoryRoot, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/([\w.-]+)['"`]/g)) found.set(name, [...(found.get(name) ?? []), file]);
  }
  return found;
}

/** Maps each source to the programs in dist that contain it, as of the last build. */
function bundlesOf(): ReadonlyMap<string, readonly string[]> {
  const meta = path.join(repositoryRoot, 'dist', 'meta.json');
  const found = new Map<string, string[]>();
  if (!existsSync(meta)) return found;
  const { outputs } = JSON.parse(readFileSync(meta, 'utf8')) as Pick<Metafile, 'outputs'>;
  for (const [output, { inputs }] of Object.entries(outputs)) {
    for (const file of Object.keys(inputs)) found.set(file, [...(found.get(file) ?? []), path.posix.basename(output)]);
  }
  return found;
}

function isFile(file: string): boolean {
  return existsSync(path.join(repositoryRoot, file));
}

/** Whether a file belongs to a dependency of the benchmarks. */
function isInstalled(file: string): boolean {
  return file.includes('node_modules');
}
