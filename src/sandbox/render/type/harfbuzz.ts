import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as hb from 'harfbuzzjs' with { 'resolution-mode': 'import' };

export type HarfBuzz = typeof hb;

let loaded: Promise<HarfBuzz> | undefined;

/** Loads HarfBuzz from the assets folder, once per thread. It stays an ES module with its WebAssembly beside it. */
export function loadHarfBuzz(assetsFolder: string): Promise<HarfBuzz> {
  loaded ??= import(pathToFileURL(path.join(assetsFolder, 'harfbuzz', 'dist', 'index.mjs')).href) as Promise<HarfBuzz>;
  return loaded;
}
