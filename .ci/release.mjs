// @ts-check
/**
 * `npm run release -- --repository URL --publisher NAME`: makes the VSIX to publish in out/release and checks the
 * requirements of the Marketplace and Open VSX. docs/publishing.md describes the whole release.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packVsix, readManifest } from './vsix.mjs';
import { releaseChecks } from './releaseChecks.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { repository: { type: 'string' }, publisher: { type: 'string' } } });
const { repository = '', publisher = '' } = values;
const owner = { publisher, repository: repository.replace(/(\.git)?\/?$/, '') };
const { name, version } = await readManifest();
const vsix = path.join(root, 'out', 'release', `${name}-${version}.vsix`);

const changelog = await readFile(path.join(root, 'CHANGELOG.md'), 'utf8');
const icon = await readFile(path.join(root, 'media', 'icon.png'));
const checks = releaseChecks({ manifest: await readManifest(), owner, changelog, icon });
console.log('Requirements of the Marketplace and Open VSX:');
for (const { requirement, problem } of checks) console.log(`${problem === undefined ? '✓' : '✗'} ${requirement}`);
const problems = checks.flatMap(({ problem }) => problem ?? []);
if (problems.length > 0) {
  console.error(`\nNot ready to publish:\n${problems.map((it) => `- ${it}`).join('\n')}`);
  process.exit(1);
}
await packVsix(vsix, owner);
console.log(`
Ready: ${path.relative(root, vsix)}
Marketplace: npx vsce publish --packagePath ${path.relative(root, vsix)}
Open VSX:    npx ovsx publish ${path.relative(root, vsix)}`);
