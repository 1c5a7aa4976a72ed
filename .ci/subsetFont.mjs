// @ts-check
/**
 * Shrinks a font for the VSIX with HarfBuzz. Keeps letters, signs and emoji. Removes hinting, phonetic letters, rare
 * symbols and unused alternate forms.
 */
/* global Buffer, WebAssembly */
import { readFile } from 'node:fs/promises';

/** Latin, Greek, Cyrillic, marks, punctuation, currencies, arrows, mathematics, ligatures. */
const textCharacters = [
  ...[0x20, 0x24f, 0x2bb, 0x2bc, 0x300, 0x36f, 0x370, 0x3ff, 0x400, 0x52f],
  ...[0x1e00, 0x1eff, 0x2000, 0x22ff, 0xfb00, 0xfb06],
];
const noHinting = 1;
/** Name table entries of author and license (HB_SUBSET_SETS_NAME_ID), kept in addition to HarfBuzz's default. */
const nameSet = 4;
const licenceNames = [0, 7, 8, 9, 11, 13, 14];

/** Layout features for running text (HB_SUBSET_SETS_LAYOUT_FEATURE_TAG). */
const featureSet = 6;
const features = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'];

/** @type {Promise<Record<string, any>> | undefined} */
let loading;

/**
 * @param {string} file
 * @returns {Promise<Uint8Array>} the smaller font with the same names
 */
export async function subsetFont(file) {
  loading ??= load();
  const hb = await loading;
  const bytes = await readFile(file);
  const at = hb.malloc(bytes.length);
  new Uint8Array(hb.memory.buffer).set(bytes, at);
  const writable = 2;
  const blob = hb.hb_blob_create(at, bytes.length, writable, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  const characters = hb.hb_subset_input_unicode_set(input);
  hb.hb_set_clear(characters);
  if (/emoji/i.test(file)) hb.hb_set_invert(characters);
  for (let range = 0; range < textCharacters.length; range += 2) {
    const [from = 0, to = 0] = textCharacters.slice(range);
    for (let character = from; character <= to; character++) hb.hb_set_add(characters, character);
  }
  for (const id of licenceNames) hb.hb_set_add(hb.hb_subset_input_set(input, nameSet), id);
  const kept = hb.hb_subset_input_set(input, featureSet);
  hb.hb_set_clear(kept);
  for (const feature of features) hb.hb_set_add(kept, Buffer.from(feature, 'latin1').readUInt32BE(0));
  hb.hb_subset_input_set_flags(input, noHinting);
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error(`${file} cannot be made smaller.`);
  const result = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(result, 0);
  const small = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(result));
  for (const blobAt of [result, blob]) hb.hb_blob_destroy(blobAt);
  for (const faceAt of [subset, face]) hb.hb_face_destroy(faceAt);
  hb.hb_subset_input_destroy(input);
  hb.free(at);
  return small;
}

async function load() {
  const wasm = await readFile(new URL('../node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm', import.meta.url));
  const { instance } = await WebAssembly.instantiate(wasm);
  const exports = /** @type {Record<string, any>} */ (instance.exports);
  exports._initialize();
  return exports;
}
