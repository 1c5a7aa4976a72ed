// @ts-check
/** `npm run package`: makes the VSIX of a local build. `npm run release` makes the VSIX to publish. */
import path from 'node:path';
import { packVsix, readManifest } from './vsix.mjs';

const { name, version } = await readManifest();
await packVsix(path.resolve(import.meta.dirname, '..', `${name}-${version}.vsix`));
