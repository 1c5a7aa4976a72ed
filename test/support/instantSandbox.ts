import { globSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes the sandbox of an installed extension render instantly, by its option `--instant`. This saves suites that
 * ignore the pictures several seconds of CPU time for each video.
 * @param dataFolder of a server that was not started yet
 */
export async function makeSandboxInstant(dataFolder: string): Promise<void> {
  const [program] = globSync(path.join(dataFolder, 'extensions', 'video-ads.video-ads-*', 'dist', 'sandbox.js'));
  if (program === undefined) throw new Error(`There is no sandbox in ${dataFolder}.`);
  await rename(program, program.replace(/sandbox\.js$/, 'renderingSandbox.js'));
  await writeFile(program, "process.argv.push('--instant');\nrequire('./renderingSandbox.js');\n");
}
