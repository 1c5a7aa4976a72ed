/**
 * Runs in the extension host before any extension that waits for the start to be finished, and keeps what the host's
 * tests compare with afterwards: `globalThis[Symbol.for('videoAdsTests.before')]`, described in beforeActivation.ts.
 */
import fs from 'node:fs';

/** Paths that were opened or read since, by whomever. */
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
