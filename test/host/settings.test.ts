import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { Settings } from '../../src/host/settings';

interface Manifest {
  readonly contributes: {
    readonly commands: readonly { readonly command: string }[];
    readonly configuration: readonly {
      readonly properties: Readonly<Record<string, { readonly scope: string; readonly default: unknown }>>;
    }[];
  };
}

const urlOf = (name: string): string => `https://${name}.example/api`;

describe('the registered commands and settings', () => {
  const { contributes } = (vscode.extensions.getExtension('video-ads.video-ads') ?? assert.fail())
    .packageJSON as Manifest;
  const settings = contributes.configuration.flatMap(({ properties }) => Object.entries(properties));
  const users = settings.filter(([, { scope }]) => scope === 'application').map(([name]) => name);

  it('include every command of the manifest', async () => {
    await vscode.extensions.getExtension('video-ads.video-ads')?.activate();
    const registered = await vscode.commands.getCommands(true);
    const missing = contributes.commands.filter(({ command }) => !registered.includes(command));
    assert.deepEqual(missing, []);
  });

  it('include every setting with its default and no other value', () => {
    for (const [name, { default: expected }] of settings) {
      const found = vscode.workspace.getConfiguration().inspect(name);
      assert.deepEqual(found?.defaultValue, expected, name);
      assert.equal(found?.globalValue, undefined, name);
      assert.equal(found?.workspaceValue, undefined, name);
    }
  });

  it('let only the user set the settings about money and the key', () => {
    const decisive = /^videoAds\.(baseUrl|services|downloads\.|chat\.)/;
    const all = settings.map(([name]) => name).filter((name) => decisive.test(name));
    assert.ok(all.length >= 5);
    assert.deepEqual(
      all.filter((name) => !users.includes(name)),
      [],
    );
  });

  it('let a workspace choose the folder for its own videos', () => {
    const { getConfiguration } = vscode.workspace;
    const read = (inspected: object, runsIn?: vscode.ExtensionKind): unknown => {
      Object.assign(vscode.workspace, { getConfiguration: () => ({ inspect: () => inspected }) });
      return new Settings().saveFolder(runsIn);
    };
    try {
      assert.deepEqual(
        [read({}), read({ globalValue: '/all' }), read({ globalValue: '/all', workspaceValue: 'ads' })],
        [
          { path: '', isWorkspaceOnly: true },
          { path: '/all', isWorkspaceOnly: false },
          { path: 'ads', isWorkspaceOnly: true },
        ],
      );
      // If the extension runs on the user's own machine, the settings of a remote machine must not choose the folder.
      const remote = { globalValue: '/remote', globalLocalValue: '/own' };
      assert.deepEqual(
        [vscode.ExtensionKind.UI, vscode.ExtensionKind.Workspace].map((runsIn) => read(remote, runsIn)),
        [
          { path: '/own', isWorkspaceOnly: false },
          { path: '/remote', isWorkspaceOnly: false },
        ],
      );
    } finally {
      Object.assign(vscode.workspace, { getConfiguration });
    }
  });

  it("yield the valid parts of a service's settings", async () => {
    const section = vscode.workspace.getConfiguration('videoAds');
    const url = 'https://api.example.com/v1';
    const response = { status: '/job/phase', videoId: 7, statusWords: { spilled: 'failed', odd: 'maybe' } };
    const written = { [`${url}/`]: { name: ' Example ', response }, 'not a URL': { name: 'x' }, [urlOf('b')]: null };
    await section.update('services', written, vscode.ConfigurationTarget.Global);
    try {
      assert.deepEqual(Object.fromEntries(new Settings().services), {
        [url]: {
          name: 'Example',
          pins: { pointers: { status: '/job/phase' }, statusWords: { spilled: 'failed' } },
          extraFields: undefined,
          problem: 'response.videoId',
        },
        [urlOf('b')]: {
          name: undefined,
          pins: { pointers: {}, statusWords: {} },
          extraFields: undefined,
          problem: 'entry',
        },
      });
      assert.match(new Settings().serviceProblem(url) ?? '', /“response\.videoId” .* nothing was sent\.$/);
      assert.equal(new Settings().serviceProblem(urlOf('c')), undefined);
    } finally {
      await section.update('services', undefined, vscode.ConfigurationTarget.Global);
    }
  });

  it('yield the default durations and aspect ratios if none of the configured ones is valid', async () => {
    const configuration = vscode.workspace.getConfiguration('videoAds');
    const read = async (durations: unknown, aspectRatios: unknown): Promise<unknown> => {
      await configuration.update('durations', durations, vscode.ConfigurationTarget.Global);
      await configuration.update('aspectRatios', aspectRatios, vscode.ConfigurationTarget.Global);
      return [new Settings().durations, new Settings().aspectRatios];
    };
    const defaults = await read(undefined, undefined);
    try {
      assert.deepEqual(await read('8', { a: 1 }), defaults);
      assert.deepEqual(await read(['8', 0, 1.5], ['9x16']), defaults);
      assert.deepEqual(await read([8, '4', 8], ['1:1', 4]), [[8], ['1:1']]);
      assert.deepEqual(await read([], []), defaults);
    } finally {
      await read(undefined, undefined);
    }
  });

  it('add a preset in one change, so that the other presets never disappear', async () => {
    const settings = new Settings();
    const presetCounts: number[] = [];
    await settings.addPreset({ name: 'Story', duration: 8 });
    const listening = settings.onDidChange(() => presetCounts.push(settings.presets.length));
    try {
      await settings.addPreset({ name: 'Square', aspectRatio: '1:1' });
      assert.deepEqual(presetCounts, [2]);
    } finally {
      listening.dispose();
      await settings.set('presets', undefined);
    }
  });

  it('yield only valid presets', async () => {
    const written = [
      { name: 'Story', duration: 8, aspectRatio: '9:16', before: ' Warm. ' },
      { name: ' ' },
      { name: 'a', duration: 4.5 },
      { name: 'b', aspectRatio: 'wide' },
      { name: 'c', after: 7 },
      null,
    ];
    const section = vscode.workspace.getConfiguration('videoAds');
    await section.update('presets', written, vscode.ConfigurationTarget.Global);
    try {
      const story = { name: 'Story', duration: 8, aspectRatio: '9:16', before: 'Warm.', origin: 'user' };
      assert.deepEqual(new Settings().presets, [story]);
    } finally {
      await section.update('presets', undefined, vscode.ConfigurationTarget.Global);
    }
  });

  for (const name of [...users, 'http.proxy', 'http.proxyAuthorization', 'http.proxyStrictSSL']) {
    it(`let no workspace set ${name}`, async () => {
      const { Workspace, WorkspaceFolder } = vscode.ConfigurationTarget;
      const folder = vscode.workspace.workspaceFolders?.[0];
      for (const target of [Workspace, WorkspaceFolder]) {
        const update = vscode.workspace.getConfiguration(undefined, folder).update(name, 'x', target);
        await assert.rejects(Promise.resolve(update), /Unable to write/);
      }
    });
  }
});
