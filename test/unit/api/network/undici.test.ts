import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { FaultServer } from '../../../support/faultServer';
import { type NodeMajor, nodeBinary } from '../../../support/nodeBinary';

const client = path.resolve(__dirname, '../../../../src/api/client.js');

/** Compares the process-wide dispatchers before and after the use of a client. */
const program = `
const slots = [1, 2].map((n) => Symbol.for('undici.globalDispatcher.' + n));
const look = () => slots.map((slot) => [slot in globalThis, globalThis[slot]]);
const same = (a, b) => a.every(([there, value], i) => there === b[i][0] && value === b[i][1]);
if (process.argv[2] === 'used') Reflect.get(globalThis, 'Response');
if (process.argv[2] === 'fetched') globalThis.fetch('data:,x').then(main);
else main();
async function main() {
  const early = look();
  // Node itself sets its dispatcher at the first access to fetch or Response, with or without this client.
  const { DeveloperApi } = require(${JSON.stringify(client)});
  const loadedEarly = look();
  Reflect.get(globalThis, 'Response');
  const before = look();
  const api = new DeveloperApi({ baseUrl: process.argv[1], apiKey: 'key', userAgent: 'test' });
  await api.getCredits();
  await api.generateVideo({ prompt: 'x', duration: 4 });
  await api.close();
  console.log(JSON.stringify({ node: process.versions.node, untouchedByLoading: same(early, loadedEarly), untouchedByUse: same(before, look()) }));
}`;

const network = path.resolve(__dirname, '../../../../src/api/network/networkDispatcher.js');

/** The first load fails, which can happen while an update replaces the extension's files. */
const failingProgram = `
const { DeveloperApi } = require(${JSON.stringify(client)});
const { NetworkDispatcher } = require(${JSON.stringify(network)});
const settings = () => ({ proxy: '', noProxy: [], proxyStrictSSL: true, proxySupport: 'override' });
const dispatchers = new NetworkDispatcher({ settings, environment: () => ({}) });
const clients = [undefined, () => dispatchers.dispatcher()].map(
  (dispatcher) => new DeveloperApi({ baseUrl: process.argv[1], apiKey: 'key', dispatcher, retryPolicy: { attempts: 1 } }),
);
const look = () => Promise.all(clients.map((api) => api.getCredits().then(({ status }) => status, ({ sent }) => sent)));
const response = Object.getOwnPropertyDescriptor(globalThis, 'Response');
(async () => {
  Object.defineProperty(globalThis, 'Response', { configurable: true, get: () => { throw new Error('no such file'); } });
  const first = await look();
  Object.defineProperty(globalThis, 'Response', response);
  console.log(JSON.stringify([first, await look()]));
  await Promise.all([...clients, dispatchers].map((it) => it.close()));
})();`;

describe('undici in a process shared with other extensions', function () {
  this.timeout(120_000);
  let server: FaultServer;
  before(async () => {
    server = await FaultServer.start();
  });
  after(() => server.close());

  it('is loaded again after the first load failed', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', failingProgram, server.baseUrl]);
    assert.deepEqual(JSON.parse(stdout), [
      [false, false],
      [200, 200],
    ]);
  });

  for (const major of [22, 24] as const satisfies readonly NodeMajor[]) {
    for (const state of ['untouched', 'used', 'fetched']) {
      it(`leaves the process-wide dispatchers of Node ${major} unchanged (fetch ${state} before)`, async () => {
        const node = await nodeBinary(major);
        const { stdout } = await promisify(execFile)(node, ['-e', program, server.baseUrl, state], { timeout: 30_000 });
        const { node: version, ...found } = JSON.parse(stdout) as { node: string } & Record<string, boolean>;
        assert.match(version, new RegExp(`^${major}\\.`));
        assert.deepEqual(found, { untouchedByLoading: true, untouchedByUse: true });
      });
    }
  }
});
