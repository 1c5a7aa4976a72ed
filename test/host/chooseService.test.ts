import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { chooseService } from '../../src/commands/service';
import { sandboxService } from '../../src/core/video/video';
import { ApiKeys } from '../../src/host/apiKeys';
import { nameServices } from '../../src/views/videoText';

const urlOf = (name: string): string => `https://${name}.example/api`;
const [connected, earlier, locked, unused, renamed] = ['connected', 'earlier', 'locked', 'unused', 'named'].map(
  urlOf,
) as [string, string, string, string, string];

describe('Service…', () => {
  const { showQuickPick, showWarningMessage } = vscode.window;
  let offered: readonly vscode.QuickPickItem[];
  let withKey: readonly string[];
  /** The calls that the stand-ins recorded, such as a chosen service, a removed key or a written setting. */
  let done: unknown[];
  /** The label to choose in each pick, in order. */
  let choices: string[];
  let used: string;
  beforeEach(() => {
    [offered, withKey, done, choices, used] = [[], [], [], [], connected];
    nameServices(new Map([[renamed, 'Acme Video']]));
    Object.assign(vscode.window, {
      showQuickPick: (items: readonly vscode.QuickPickItem[]) => {
        if (offered.length === 0) offered = items;
        const choice = choices.shift();
        return Promise.resolve(items.find(({ label }) => label === choice));
      },
      showWarningMessage: (_message: string, _options: object, action: string) => Promise.resolve(action),
    });
  });
  afterEach(() => {
    nameServices(new Map());
    Object.assign(vscode.window, { showQuickPick, showWarningMessage });
  });

  const prefix = 'videoAds.apiKey.v1:';
  const keychain = (): ApiKeys =>
    new ApiKeys({
      get: (name: string) =>
        name === prefix + locked ? Promise.reject(new Error('The keychain is locked.')) : Promise.resolve('key'),
      keys: () => Promise.resolve(withKey.map((service) => prefix + service)),
      delete: (name: string) => Promise.resolve(void done.push(['forget', name.slice(prefix.length)])),
      onDidChange: () => ({ dispose: () => undefined }),
    } as unknown as vscode.SecretStorage);
  const opened = {
    usage: () => [locked, earlier, connected].map((service) => ({ service })),
    creditsReading: (service: string) => (service === earlier ? { balance: 240, readAt: Date.now() } : undefined),
  };
  const broken = (): Promise<never> => Promise.reject(new Error('The library is broken.'));
  const run = async (library: () => Promise<unknown> = () => Promise.resolve(opened), ...args: unknown[]) => {
    const record = (name: string) => (subject?: unknown) => Promise.resolve(void done.push([name, subject]));
    await chooseService(
      {
        videos: { library },
        service: {
          services: { service: used, connectedService: connected, choose: record('use') },
          keys: keychain(),
          settings: {
            services: new Map([[renamed, { name: 'Acme Video' }]]),
            set: (name: string, value: unknown) => Promise.resolve(void done.push(['set', name, value])),
            removeService: record('unset'),
          },
          credits: {
            current: { service: connected, balance: 994, stale: false, readAt: Date.now() },
            refresh: record('refresh'),
          },
          sandbox: { grantCredits: record('grant') },
        },
        ui: { documents: { showReport: record('report') } },
      } as unknown as Dependencies,
      ...args,
    );
  };
  const services = (): string[] => {
    const labels = offered.map(({ label }) => label);
    return labels.slice(0, labels.indexOf('Add Service…'));
  };

  it('offers the sandbox and each service with a readable key, by name and with its balance', async () => {
    withKey = [connected, unused];
    await run();
    assert.deepEqual(services(), ['connected.example', 'Acme Video', 'earlier.example', 'unused.example', 'Sandbox']);
    assert.match(offered[0]?.description ?? '', /^994 credits · https:\/\/connected\.example\/api$/);
    assert.match(offered[2]?.description ?? '', /^240 credits \(read .+\) · https:\/\/earlier/);
    assert.deepEqual(offered[0]?.iconPath, new vscode.ThemeIcon('check'));
  });

  it('switches at once to a chosen service or to the service of a pressed button', async () => {
    choices = ['earlier.example'];
    await run();
    await run(undefined, 'use', sandboxService);
    assert.deepEqual(done, [
      ['use', earlier],
      ['use', sandboxService],
    ]);
  });

  it("rejects a button's service that the user has not connected", async () => {
    await run(undefined, 'use', urlOf('stranger'));
    assert.deepEqual(done, []);
    assert.ok(services().includes('connected.example'));
  });

  it('opens even if the library is unreadable, so that the user can repair the connection', async () => {
    await run(broken);
    assert.deepEqual(services(), ['connected.example', 'Acme Video', 'Sandbox']);
  });

  it('refreshes the credits, and refills those of the sandbox', async () => {
    choices = ['Refresh Credits'];
    await run();
    await run(undefined, 'refill');
    assert.deepEqual(
      done.map((it) => (it as readonly unknown[])[0]),
      ['refresh', 'grant', 'refresh'],
    );
  });

  it('refills the credits of the sandbox from the pick, but only while the sandbox is in use', async () => {
    choices = ['Refill Sandbox Credits'];
    await run();
    assert.deepEqual(done, []);
    [used, offered, choices] = [sandboxService, [], ['Refill Sandbox Credits']];
    await run();
    assert.deepEqual(done, [
      ['grant', 1000],
      ['refresh', undefined],
    ]);
  });

  it('shows the usage from the pick', async () => {
    choices = ['Usage'];
    await run(() => Promise.resolve({ ...opened, usage: () => [] }));
    assert.deepEqual(done, [['report', 'Usage.md']]);
  });

  it('removes a service with its key and its settings, and unsets the base URL in use', async () => {
    withKey = [unused];
    choices = ['Remove…', 'unused.example', 'Remove…', 'connected.example'];
    await run();
    assert.deepEqual(done, [
      ['forget', unused],
      ['unset', unused],
    ]);
    done = [];
    await run();
    assert.deepEqual(done, [
      ['forget', connected],
      ['unset', connected],
      ['set', 'baseUrl', undefined],
    ]);
  });
});
