import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createVSIX } from '@vscode/vsce';
import { runCommand } from './childProcesses';
import { outFolder, repositoryRoot } from './repository';

const manifest = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')) as {
  readonly name: string;
  readonly version: string;
};

/** Packs an extension of test/support. Returns its VSIX. */
export async function packTestExtension(name: string): Promise<string> {
  const packagePath = path.join(outFolder, `${name}.vsix`);
  await mkdir(outFolder, { recursive: true });
  // Gives all files the same time stamp, so that the same files always result in the same VSIX. Its install is cached
  // by content.
  process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2026, 0) / 1000);
  await createVSIX({
    cwd: path.join(repositoryRoot, 'test', 'support', name),
    packagePath,
    dependencies: false,
    allowMissingRepository: true,
    skipLicense: true,
    allowStarActivation: true,
  });
  delete process.env.SOURCE_DATE_EPOCH;
  return packagePath;
}

/** The VSIX of `npm run package`, which users install and suites test. */
export const vsixFile = path.join(repositoryRoot, `${manifest.name}-${manifest.version}.vsix`);

/** Builds for production and packs the VSIX. Fails on a warning. */
export async function packageVsix(): Promise<string> {
  const output = await runCommand(process.execPath, [path.join('.ci', 'package.mjs')], { cwd: repositoryRoot });
  if (/\bwarning\b/i.test(output)) throw new Error(`Packaging the VSIX gave a warning.\n${output}`);
  return vsixFile;
}
