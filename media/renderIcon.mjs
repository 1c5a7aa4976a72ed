// @ts-check
/** Draws media/icon.png from media/icon.svg. Run `node media/renderIcon.mjs` after changing the drawing. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
await initWasm(await readFile(wasm));

const drawing = await readFile(new URL('icon.svg', import.meta.url), 'utf8');
await writeFile(new URL('icon.png', import.meta.url), new Resvg(drawing).render().asPng());
