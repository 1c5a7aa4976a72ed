/**
 * Runs in the extension host before extensions that activate after the start. Stores
 * `globalThis[Symbol.for('videoAdsTests.before')]`, which host tests compare with later; beforeActivation.ts describes
 * it.
 */
import fs from 'node:fs';

/** The paths opened or read since, by any code. */
const opened = [];

for (const [owner, names] of [
  [fs, ['open', 'openSync', 'readFile', 'readFileSync', 'createReadStream']],
  [fs.promises, ['open', 'readFile']],
]) {
  for (const name of names) {
    const original = owner[name];
    owner[name] = Object.assign(function (...parameters) {
      opened.push(String(parameters[0]));
      return original.apply(this, parameters);
    }, original);
  }
}

export function activate() {
  globalThis[Symbol.for('videoAdsTests.before')] = {
    fetch: globalThis.fetch,
    dispatchers: [1, 2].map((version) => globalThis[Symbol.for(`undici.globalDispatcher.${version}`)]),
    builtins: [...process.moduleLoadList],
    opened,
  };
}
