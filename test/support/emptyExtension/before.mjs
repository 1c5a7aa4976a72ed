/**
 * Runs in the extension host before extensions that activate after the start. Stores the host's state in
 * `globalThis[Symbol.for('videoAdsTests.before')]`, which host tests compare with the state after activation.
 * beforeActivation.ts describes the stored object.
 */
import fs from 'node:fs';

/** The paths that any code in this host has opened or read since this script ran. */
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
