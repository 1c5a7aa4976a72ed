import { createRequire } from 'node:module';
import path from 'node:path';
import type { LibAV as Instance, LibAVSync, LibAVWrapper } from '@libav.js/variant-webm';

export type Libav = Instance & LibAVSync & { readonly HEAPU8: Uint8Array };

/** What libav is told of itself: only errors. */
const logErrors = 16;
let loaded: Promise<Libav> | undefined;

/** Loads libav.js from the assets folder, once per thread. It stays files of its own that anyone may replace (LGPL). */
export function loadLibav(assetsFolder: string): Promise<Libav> {
  loaded ??= load(path.join(assetsFolder, 'libav'));
  return loaded;
}

async function load(base: string): Promise<Libav> {
  const wrapper = createRequire(path.join(base, 'libav-webm.js'))('./libav-webm.js') as LibAVWrapper;
  const libav = (await wrapper.LibAV({ noworker: true, nothreads: true, base })) as Libav;
  libav.av_log_set_level_sync(logErrors);
  return libav;
}
