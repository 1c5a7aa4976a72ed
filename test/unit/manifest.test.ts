import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commandIds, buttonCommandIds } from '../../src/host/commandIds';
import { panelActions } from '../../src/views/panelProtocol';
import { repositoryRoot } from '../support/repository';
import { type Context, isTrue } from '../support/whenClause';

/** An entry that runs a command, or one that opens a submenu. */
interface MenuItem {
  readonly command?: string;
  readonly submenu?: string;
  readonly when?: string;
  readonly group?: string;
}

interface Setting {
  readonly scope?: string;
  readonly order?: number;
  readonly tags?: readonly string[];
  readonly enum?: readonly string[];
  readonly enumDescriptions?: readonly string[];
  readonly additionalProperties?: Setting;
}

interface Step {
  readonly id: string;
  readonly media: { readonly image?: Readonly<Record<string, string>>; readonly altText: string };
  readonly completionEvents?: readonly string[];
}

interface Manifest {
  readonly [field: string]: unknown;
  readonly activationEvents: readonly string[];
  readonly extensionKind: readonly string[];
  readonly engines: { readonly vscode: string };
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly icon: string;
  readonly capabilities: Readonly<Record<string, { readonly supported?: unknown; readonly description?: string }>>;
  readonly contributes: {
    readonly commands: readonly { readonly command: string; readonly title: string; readonly category?: string }[];
    readonly menus: Readonly<Record<string, readonly MenuItem[]>>;
    readonly keybindings: readonly {
      readonly key: string;
      readonly args?: { readonly commands: readonly (string | { readonly command: string; readonly args: string })[] };
    }[];
    readonly views: Readonly<Record<string, readonly { readonly id: string }[]>>;
    readonly configuration: readonly {
      readonly title: string;
      readonly order: number;
      readonly properties: Readonly<Record<string, Setting>>;
    }[];
    readonly walkthroughs: readonly { readonly steps: readonly Step[] }[];
  };
}

const manifestText = read('package.json');
const manifest = JSON.parse(manifestText) as Manifest;
const strings = readStrings('package.nls.json');
const { contributes } = manifest;
const declared = contributes.commands.map(({ command }) => command).sort();
const menuItems = Object.values(contributes.menus).flat();

describe('package.json', () => {
  it("activates after VS Code has started, and prefers the user's machine to a remote one", () => {
    assert.deepEqual(manifest.activationEvents, ['onStartupFinished']);
    assert.deepEqual(manifest.extensionKind, ['ui', 'workspace']);
  });

  it('declares the support of untrusted and virtual workspaces, and explains it', () => {
    for (const name of ['untrustedWorkspaces', 'virtualWorkspaces']) {
      assert.notEqual(manifest.capabilities[name]?.supported, undefined, name);
      assert.match(manifest.capabilities[name]?.description ?? '', /^%[\w.]+%$/, name);
    }
  });

  it('contains no invented URL', () => {
    for (const field of ['repository', 'homepage', 'bugs', 'qna', 'sponsor', 'badges']) {
      assert.equal(manifest[field], undefined);
    }
  });

  it('uses the types of the oldest supported VS Code', () => {
    const minor = (version = ''): string => version.replace('^', '').split('.').slice(0, 2).join('.');
    assert.equal(minor(manifest.devDependencies['@types/vscode']), minor(manifest.engines.vscode));
  });

  it('has an icon of 128 by 128 pixels', () => {
    const png = readFileSync(path.join(repositoryRoot, manifest.icon));
    assert.equal(png.toString('latin1', 1, 4), 'PNG');
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [128, 128]);
  });

  it('names only media files that exist', () => {
    const mediaFiles = [...manifestText.matchAll(/"(media\/[^"]+)"/g)].map((match) => match[1] ?? '');
    assert.ok(mediaFiles.length > 4);
    assert.deepEqual(
      mediaFiles.filter((file) => !existsSync(path.join(repositoryRoot, file))),
      [],
    );
  });
});

describe('the commands', () => {
  it('equal those of src/host/commandIds.ts', () => {
    assert.deepEqual(declared, commandIds.map((id) => `videoAds.${id}`).sort());
  });

  it('have the category Video Ads and a title from package.nls.json', () => {
    for (const { command, category, title } of contributes.commands) {
      assert.equal(category, 'Video Ads', command);
      assert.equal(title, `%command.${command.replace('videoAds.', '')}%`);
    }
  });

  it('are declared if a menu, a text or a walkthrough step names them', () => {
    const knownCommands = new Set([
      ...declared,
      ...buttonCommandIds.map((id) => `videoAds.${id}`),
      ...viewIds().map((id) => `${id}.focus`),
    ]);
    const usedCommands = [
      ...menuItems.map(({ command }) => command).filter((command) => command !== undefined),
      ...Object.values(strings).flatMap((text) =>
        [...text.matchAll(/\(command:([\w.]+)/g)].map((match) => match[1] ?? ''),
      ),
      ...commandsInSource(),
    ];
    assert.deepEqual(
      usedCommands.filter((command) => !knownCommands.has(command)),
      [],
    );
  });

  it("open files outside VS Code only if the files are on the user's machine", () => {
    const places = Object.entries(contributes.menus).filter(([, items]) =>
      items.some(
        ({ command, when = '' }) =>
          command === 'videoAds.openInDefaultPlayer' &&
          when.split(' || ').every((all) => all.split(' && ').includes('videoAds.canOpenFiles')),
      ),
    );
    assert.deepEqual(
      places.map(([menu]) => menu),
      ['videoAds.open'],
    );
  });

  it('can all be reached by the user', () => {
    const hidden = (contributes.menus.commandPalette ?? [])
      .filter(({ when }) => when === 'false')
      .map(({ command }) => command);
    const offered = new Set([
      ...Object.entries(contributes.menus).flatMap(([menu, items]) =>
        menu === 'commandPalette' ? [] : items.map((it) => it.command),
      ),
      ...commandsInSource(),
      ...panelActions.map((action) => `videoAds.${action}`),
    ]);
    assert.deepEqual(
      hidden.filter((command) => !offered.has(command)),
      [],
    );
  });
});

describe('the keyboard', () => {
  it('acts on the focused row by a command that is not declared, so that VS Code runs it at once', () => {
    const toggle = 'list.toggleSelection';
    const onRow = contributes.keybindings.filter(({ args }) => args?.commands[0] === toggle);
    assert.deepEqual(
      onRow.map(({ key, args }) => [key, args?.commands]),
      Object.entries({ delete: 'removeVideo', p: 'keepVideo', x: 'rejectVideo', u: 'clearVerdict' }).map(
        ([key, args]) => [key, [toggle, toggle, { command: 'videoAds.onFocusedRow', args }]],
      ),
    );
    assert.ok(!declared.includes('videoAds.onFocusedRow'));
    assert.ok(buttonCommandIds.includes('onFocusedRow'));
  });

  const itemsOf = (menu: string): readonly MenuItem[] => contributes.menus[menu] ?? [];
  const hidden = itemsOf('commandPalette').filter(({ when }) => when === 'false');

  it("reaches a row's and a panel's buttons in the row's menu or the panel, and the view's in the palette", () => {
    const inPanel = new Set<string | undefined>(panelActions.map((action) => `videoAds.${action}`));
    const isInline = ({ group = '' }: MenuItem): boolean => group.startsWith('inline');
    const inMenu = ['view/item/context', 'videoAds.open', 'videoAds.copy', 'videoAds.api']
      .flatMap(itemsOf)
      .filter((item) => !isInline(item));
    const unreached = [
      ...itemsOf('view/item/context').filter(
        (item) => isInline(item) && !inMenu.some(({ command }) => command === item.command),
      ),
      ...['view/title', 'editor/title', 'editor/context']
        .flatMap(itemsOf)
        .filter(({ command, submenu }) => submenu === undefined && hidden.some((it) => it.command === command))
        .filter(({ command }) => !inPanel.has(command) && !inMenu.some((it) => it.command === command)),
    ];
    assert.deepEqual(unreached, []);
  });
});

describe('the walkthrough and the welcome texts', () => {
  const steps = contributes.walkthroughs.flatMap((it) => it.steps);
  const texts = Object.entries(strings).filter(([name]) => /^(walkthrough\.\w+\.description|welcome\.)/.test(name));

  it('show a picture for each kind of theme in every step', () => {
    for (const { id, media } of steps) {
      assert.deepEqual(
        media.image,
        Object.fromEntries(['light', 'dark', 'hc', 'hcLight'].map((it) => [it, `media/walkthrough/${id}-${it}.svg`])),
      );
    }
  });

  it('complete each step by the context key of its result, not by a command', () => {
    const keys = [
      ...['write', 'generate', 'watch'].map((step) => `videoAds.walkthrough.${step}`),
      'videoAds.hasService',
      'videoAds.walkthrough.campaign',
    ];
    assert.deepEqual(
      steps.map(({ completionEvents }) => completionEvents),
      keys.map((key) => [`onContext:${key}`]),
    );
  });

  it('name no key, as VS Code shows the current keybinding of the command', () => {
    for (const [name, text] of texts) assert.doesNotMatch(text, /ctrl|cmd|⌘|strg/i, name);
  });

  it('have one button each, and otherwise only links', () => {
    assert.ok(texts.length > steps.length);
    for (const [name, text] of texts) {
      assert.equal(text.split('\n').filter((line) => /^\[[^\]]*\]\(command:[^)]*\)$/.test(line)).length, 1, name);
    }
  });
});

describe('the menus', () => {
  const view = { view: 'videoAds.videos', 'videoAds.canOpenFiles': true, 'videoAds.usesSandbox': true };
  /** The context words of each kind of row, for a video with every possible property. */
  const rows = {
    submitting: 'prompted sourced',
    running: 'prompted sourced identified refreshable checked responded teachable',
    unclear: 'prompted sourced identified refreshable checked responded unclear teachable',
    unconfirmed: 'prompted sourced unconfirmed retryable responded unclear teachable removable',
    rejected: 'prompted sourced retryable responded teachable removable',
    failed: 'prompted sourced identified refreshable responded teachable removable',
    unchecked: 'prompted sourced identified refreshable unchecked responded teachable removable',
    draft: 'prompted draft sourced playable downloaded judgeable linked identified responded removable',
    ready: 'prompted sourced playable downloaded judgeable linked identified responded teachable removable',
    notDownloaded: 'prompted sourced playable notDownloaded judgeable linked identified responded teachable removable',
    awaitingFile: 'prompted sourced playable awaitingFile judgeable linked identified responded teachable removable',
    batch: 'watchable comparable linkable retryable savable removable',
  };

  /** The entries that a menu shows, without the inline buttons of a row. */
  const entries = (menu: string, context: Context): readonly MenuItem[] =>
    (contributes.menus[menu] ?? []).filter(
      ({ when = '', group = '' }) => !group.startsWith('inline') && (when === '' || isTrue(when, context)),
    );

  it('have at most 46 commands, and 20 in the palette, with titles that are clear on their own', () => {
    assert.ok(declared.length <= 46, String(declared.length));
    const hidden = contributes.menus.commandPalette?.filter(({ when }) => when === 'false') ?? [];
    const inPalette = contributes.commands.filter(({ command }) => !hidden.some((item) => item.command === command));
    assert.ok(inPalette.length <= 20, String(inPalette.length));
    const unclear = /^(Play|Save|Refresh|Dismiss|Remove|Open|Copy|Try Again|Stop Checking|Resume Checking)…?$/;
    assert.deepEqual(
      inPalette.map(({ title }) => strings[title.slice(1, -1)] ?? title).filter((title) => unclear.test(title)),
      [],
    );
  });

  it('offer commands about a video in the palette only while a row or a panel is active', () => {
    const needVideo = ['playVideo', 'saveVideo', 'insertVideoLink', 'generateAgain', 'removeVideo'];
    const item = (id: string): string =>
      contributes.menus.commandPalette?.find(({ command }) => command === `videoAds.${id}`)?.when ?? '';
    const words = Object.values(rows).join(' ');
    const panel = { activeWebviewPanelId: 'videoAds.video', 'videoAds.panelVideo': words };
    const selected = { 'view.videoAds.videos.visible': true, 'videoAds.selectedVideos': words };
    const hiddenView = { 'videoAds.selectedVideos': words };
    const offered = (context: Context): string[] => needVideo.filter((id) => isTrue(item(id), context));
    assert.deepEqual(
      [offered({}), offered(hiddenView), offered(panel), offered(selected)],
      [[], [], needVideo, needVideo],
    );
  });

  it("have at most 9 entries, or 12 in a tree row's context menu, counting a submenu as one", () => {
    const counts = Object.entries(rows).flatMap(([name, words]) => {
      const panel = { 'videoAds.panelVideo': words, 'videoAds.canOpenFiles': true };
      const active = { activeWebviewPanelId: 'videoAds.video', ...panel };
      const menus: Readonly<Record<string, readonly MenuItem[]>> = {
        row: entries('view/item/context', { ...view, viewItem: words }),
        rows: entries('view/item/context', { ...view, viewItem: words, listMultiSelection: true }),
        page: entries('webview/context', { webviewId: 'videoAds.video', ...panel }),
        title: entries('editor/title', active),
        ...Object.fromEntries(
          Object.keys(contributes.menus)
            .filter((menu) => menu.startsWith('videoAds.'))
            .map((menu) => [menu, entries(menu, { ...view, viewItem: words })]),
        ),
      };
      return Object.entries(menus).map(([menu, items]) => [`${menu} of ${name}`, items.length] as const);
    });
    assert.deepEqual(
      [...counts, ['view', contributes.menus['view/title']?.length ?? 0] as const].filter(
        ([menu, count]) => count > (menu.startsWith('row') ? 12 : 9),
      ),
      [],
    );
  });

  it('have one inline button in the row of a video without its file', () => {
    for (const kind of ['notDownloaded', 'awaitingFile'] as const) {
      const context = { ...view, viewItem: rows[kind] };
      const inline = (contributes.menus['view/item/context'] ?? []).filter(
        ({ when = '', group = '' }) => group.startsWith('inline') && isTrue(when, context),
      );
      assert.equal(inline.length, 1, kind);
    }
  });

  it('offer commands for a batch that act on its videos', () => {
    const items = entries('view/item/context', { ...view, viewItem: rows.batch }).map(({ command }) => command);
    const expected = ['playVideo', 'compareVideos', 'saveVideo', 'tryAgain', 'copyLinks', 'removeVideo'];
    assert.deepEqual(
      items,
      expected.map((name) => `videoAds.${name}`),
    );
  });

  it('offer only commands that act on all rows if several rows are selected', () => {
    const items = (contributes.menus['view/item/context'] ?? []).filter(
      ({ group = '' }) => !group.startsWith('inline'),
    );
    const forSeveral = [...items, ...(contributes.menus['videoAds.copy'] ?? [])]
      .filter(({ when = '' }) => !when.includes('!listMultiSelection'))
      .map(({ command, submenu }) => command ?? submenu);
    const actOnAll = [
      'compareVideos',
      'copy',
      'copyLink',
      'copyPrompt',
      'copyVideoId',
      'dismissVideo',
      'generateForReal',
      'handOver',
    ]
      .concat([
        'refreshVideo',
        'removeVideo',
        'resumeChecking',
        'retryDownload',
        'saveVideo',
        'stopChecking',
        'tryAgain',
      ])
      .map((name) => `videoAds.${name}`);
    assert.deepEqual([...new Set(forSeveral)].sort(), [...actOnAll, 'videoAds.verdict']);
  });

  it('offer the same commands for a video in its row and in its panel', () => {
    for (const menu of ['videoAds.open', 'videoAds.copy', 'videoAds.api']) {
      for (const words of Object.values(rows)) {
        const ofRow = entries(menu, { ...view, viewItem: words, 'videoAds.panelVideo': 'prompted linked sourced' });
        const ofPanel = entries(menu, { 'videoAds.canOpenFiles': true, 'videoAds.panelVideo': words });
        const names = (items: readonly MenuItem[]): unknown => items.map(({ command }) => command);
        if (words.includes('responded')) assert.deepEqual(names(ofRow), names(ofPanel), `${menu} of ${words}`);
      }
    }
  });
});

describe('the when clauses', () => {
  const clauses = [...manifestText.matchAll(/"when": "((?:[^"\\]|\\.)*)"/g)].map(
    (match) => JSON.parse(`"${match[1] ?? ''}"`) as string,
  );

  it('read only context keys that the extension sets', () => {
    const used = clauses.flatMap((when) =>
      [...when.matchAll(/(?<!== |config\.|view\.)\bvideoAds\.(\w+)/g)].map((match) => match[1] ?? ''),
    );
    const set = [
      ...read('src/host/startup.ts').matchAll(/\bset\('(\w+)'/g),
      ...['src/host/startup.ts', 'src/views/videoTree.ts', 'src/views/panelContent.ts'].flatMap((file) => [
        ...read(file).matchAll(/'videoAds\.(\w+)'/g),
      ]),
    ].map((match) => match[1] ?? '');
    assert.ok(used.length > 0 && set.length > 0);
    assert.deepEqual(
      used.filter((key) => !set.includes(key)),
      [],
    );
  });

  it('read only words that src/views sets on a row or a group, and existing views', () => {
    const row = read('src/views/videoRow.ts') + read('src/views/videoGroups.ts');
    const words = clauses.flatMap((when) => [...when.matchAll(/\\b(\w+)\\b/g)].map((match) => match[1] ?? ''));
    assert.ok(words.length > 0);
    assert.deepEqual(
      words.filter((word) => !row.includes(`['${word}', `)),
      [],
    );
    const views = clauses.flatMap((when) => [...when.matchAll(/\bview == ([\w.]+)/g)].map((match) => match[1] ?? ''));
    assert.deepEqual(
      views.filter((view) => !viewIds().includes(view)),
      [],
    );
  });
});

describe('the settings', () => {
  const settings = contributes.configuration.flatMap(({ properties }) => Object.entries(properties));

  it('are at most 16', () => {
    assert.ok(settings.length <= 16, String(settings.length));
  });

  it('are ordered by use in titled sections, each with descriptions of its choices', () => {
    const titles = contributes.configuration.map(({ title }) => strings[title.replaceAll('%', '')]);
    assert.deepEqual(titles, ['Generating', 'Videos and Credits', 'Service', 'Agents in Chat']);
    const orderIn = (values: readonly { readonly order?: number }[]): unknown => values.map(({ order }) => order);
    const ascending = (values: readonly unknown[]): number[] => values.map((_, index) => index + 1);
    for (const list of [
      contributes.configuration,
      ...contributes.configuration.map((it) => Object.values(it.properties)),
    ]) {
      assert.deepEqual(orderIn(list), ascending(list));
    }
    const choices = settings.flatMap(([name, setting]) => [
      [name, setting] as const,
      [name, setting.additionalProperties] as const,
    ]);
    for (const [name, setting] of choices) assert.equal(setting?.enumDescriptions?.length, setting?.enum?.length, name);
  });

  it('are tagged if they are advanced or use an online service', () => {
    const tagged = (tag: string): string[] =>
      settings.filter(([, { tags = [] }]) => tags.includes(tag)).map(([name]) => name.replace('videoAds.', ''));
    assert.deepEqual(tagged('usesOnlineServices'), ['baseUrl', 'chat.allowGenerating']);
    assert.deepEqual(tagged('advanced'), ['services']);
  });

  it('that control the key, the meaning of responses or stored data can be set only by the user', () => {
    const own = /^videoAds\.(baseUrl|services|downloads\..+)$/;
    const decisive = settings.filter(([name]) => own.test(name));
    assert.ok(decisive.length >= 3);
    for (const [name, { scope }] of decisive) assert.equal(scope, 'application', name);
    for (const [name, { scope }] of settings) assert.notEqual(scope, undefined, name);
  });

  it('are all read by src/host/settings.ts', () => {
    const reader = read('src/host/settings.ts');
    const unread = settings
      .map(([name]) => name.replace('videoAds.', ''))
      .filter((name) => !reader.includes(`'${name}'`));
    assert.deepEqual(unread, []);
  });
});

describe('package.nls.json', () => {
  it('contains exactly the strings that the manifest names', () => {
    const usedStrings = [...manifestText.matchAll(/"%([\w.]+)%"/g)].map((match) => match[1] ?? '');
    assert.deepEqual([...new Set(usedStrings)].sort(), Object.keys(strings).sort());
  });

  for (const file of readdirSync(repositoryRoot).filter((name) => /^package\.nls\.[\w-]+\.json$/.test(name))) {
    it(`is translated completely in ${file}, with the same commands, settings and code`, () => {
      const translated = readStrings(file);
      assert.deepEqual(Object.keys(translated), Object.keys(strings));
      const fixed = (text = ''): string[] =>
        [...text.matchAll(/\(command:[\w.]+\)|#[\w.]+#|`[^`]+`/g)].map(String).sort();
      for (const [key, text] of Object.entries(strings)) assert.deepEqual(fixed(translated[key]), fixed(text), key);
    });
  }
});

describe('README.md, CHANGELOG.md, CONTRIBUTING.md and docs', () => {
  it('contain a reference of all current commands, settings and tools', () => {
    const script = path.join(repositoryRoot, '.ci', 'reference.mjs');
    assert.equal(read('docs/reference.md'), execFileSync(process.execPath, [script, '--print'], { encoding: 'utf8' }));
  });

  it('keep the README within 140 lines', () => {
    assert.ok(read('README.md').trimEnd().split('\n').length <= 140);
  });

  it('link only to files that exist', () => {
    for (const file of [
      'README.md',
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'docs/reference.md',
      'docs/troubleshooting.md',
    ]) {
      const targets = [...read(file).matchAll(/\]\(([^)#]+)[^)]*\)/g)].map((match) => match[1] ?? '');
      const missing = targets.filter(
        (target) =>
          !/^(https|command):/.test(target) && !existsSync(path.join(repositoryRoot, path.dirname(file), target)),
      );
      assert.deepEqual(missing, [], file);
    }
  });
});

function read(file: string): string {
  return readFileSync(path.join(repositoryRoot, file), 'utf8');
}

function readStrings(file: string): Readonly<Record<string, string>> {
  return JSON.parse(read(file)) as Record<string, string>;
}

function viewIds(): string[] {
  return Object.values(contributes.views).flatMap((views) => views.map(({ id }) => id));
}

/**
 * The extension's commands that the code runs or offers as buttons. Views, settings and context keys have similar
 * names, so only calls count.
 */
function commandsInSource(): string[] {
  const src = path.join(repositoryRoot, 'src');
  const texts = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(src, file), 'utf8'));
  return texts.flatMap((text) => [
    ...[...text.matchAll(/(?:command: |executeCommand\(\s*)'(videoAds\.[\w.]+)'/g)].map((match) => match[1] ?? ''),
    ...[...text.matchAll(/commandStep\(\s*'(\w+)'/g)].map((match) => `videoAds.${match[1] ?? ''}`),
  ]);
}
