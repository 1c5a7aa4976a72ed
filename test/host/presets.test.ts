import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { type PickContext, pickDuration } from '../../src/commands/picks';
import { createPreset, frontMatterOf } from '../../src/commands/presets';
import type { Credits } from '../../src/core/credits/credits';
import type { VideoLibrary } from '../../src/core/library/library';
import { Diagnostics } from '../../src/host/markdownDiagnostics';
import { Settings } from '../../src/host/settings';
import { Cost } from '../../src/views/cost';
import { ShownPick } from '../support/shownPick';

describe('presets', () => {
  const { createQuickPick, showInputBox, showQuickPick } = vscode.window;
  const trust = Object.getOwnPropertyDescriptor(vscode.workspace, 'isTrusted') ?? assert.fail();
  const write = (value: unknown, target: vscode.ConfigurationTarget): Thenable<void> =>
    vscode.workspace.getConfiguration('videoAds').update('presets', value, target);
  const own = { name: 'Reel', duration: 4 };
  const ownStory = { name: 'Story', after: 'Mine.' };
  const teamStory = { name: 'Story', after: 'Warm light.' };

  afterEach(async () => {
    Object.defineProperty(vscode.workspace, 'isTrusted', trust);
    Object.assign(vscode.window, { createQuickPick, showInputBox, showQuickPick });
    await write(undefined, vscode.ConfigurationTarget.Workspace);
    await write(undefined, vscode.ConfigurationTarget.Global);
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  });

  it('of a trusted workspace come first, and replace presets of the user with the same name', async () => {
    await write([ownStory, own], vscode.ConfigurationTarget.Global);
    await write([teamStory], vscode.ConfigurationTarget.Workspace);
    assert.deepEqual(new Settings().presets, [
      { ...teamStory, origin: 'workspace' },
      { ...own, origin: 'user' },
    ]);
    Object.defineProperty(vscode.workspace, 'isTrusted', { value: false, configurable: true });
    assert.deepEqual(
      new Settings().presets,
      [ownStory, own].map((preset) => ({ ...preset, origin: 'user' })),
    );
  });

  it('of a workspace are marked in the pick, and not listed in an untrusted workspace', async () => {
    await write([ownStory, own], vscode.ConfigurationTarget.Global);
    await write([teamStory], vscode.ConfigurationTarget.Workspace);
    Object.assign(vscode.window, { createQuickPick: () => new ShownPick() });
    const library = { prices: () => [], creditsReading: () => undefined } as unknown as VideoLibrary;
    const credits = { current: {}, balanceAt: () => undefined } as unknown as Credits;
    /** The presets in the pick of durations, in order. */
    const listed = async (): Promise<readonly string[]> => {
      const settings = new Settings();
      const choice = pickDuration(
        {
          title: 'Generate Video',
          cost: Cost.at('https://a.example', library, credits),
          settings,
          promptCount: 1,
          ratios: [],
          last: {},
          known: { durations: { refused: [], allowed: [] }, aspectRatios: { refused: [], allowed: [] } },
        } as unknown as PickContext,
        [],
      );
      const rows = (ShownPick.current?.items ?? []).slice(0, settings.presets.length);
      ShownPick.current?.hide();
      await choice;
      return rows.map(({ label, description }) => `${label}, ${description}`);
    };
    assert.deepEqual(await listed(), ['Story, 8 s · with its own text · from this workspace', 'Reel, 4 s']);
    Object.defineProperty(vscode.workspace, 'isTrusted', { value: false, configurable: true });
    assert.deepEqual(await listed(), ['Story, 8 s · with its own text', 'Reel, 4 s']);
  });

  describe('that front matter names, but no settings have', () => {
    const settings = new Settings();
    let warned: { readonly sentence: string; readonly titles: readonly string[] }[] = [];
    let diagnostics: Diagnostics;
    let dependencies: Dependencies;
    let document: vscode.TextDocument;
    const reported = (): vscode.Diagnostic[] =>
      vscode.languages.getDiagnostics(document.uri).filter(({ source }) => source === 'Video Ads');
    const openBrief = async (preset: string): Promise<void> => {
      const content = `---\nduration: [8, 12]\npreset: ${preset}\n---\n\nIce falls.\n`;
      document = await vscode.workspace.openTextDocument({ language: 'markdown', content });
      await vscode.window.showTextDocument(document);
    };

    beforeEach(() => {
      warned = [];
      diagnostics = new Diagnostics(settings);
      const warn = (sentence: string, steps: readonly { readonly title: string }[]): void => {
        warned.push({ sentence, titles: steps.map(({ title }) => title) });
      };
      dependencies = { service: { settings }, ui: { diagnostics, problems: { warn } } } as unknown as Dependencies;
    });
    afterEach(() => diagnostics.dispose());

    it('cause a warning with a fix, but do not prevent a video', async () => {
      await openBrief('Story');
      const { durations } = await frontMatterOf(dependencies, document);
      assert.deepEqual(durations, [8, 12]);
      assert.deepEqual(warned, [
        {
          sentence: 'The settings have no preset “Story”, so the video is generated without it.',
          titles: ['Create Preset “Story”…'],
        },
      ]);
      const [problem] = reported();
      assert.deepEqual(
        [problem?.severity, problem?.range.start.line, problem?.range.start.character],
        [vscode.DiagnosticSeverity.Warning, 2, 8],
      );
      const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        document.uri,
        problem?.range,
      );
      const fix = actions.find(({ title }) => title === 'Create Preset “Story”…');
      assert.deepEqual(fix?.command?.arguments, ['Story']);
    });

    it('can be created for the user or the workspace, which ends the warning', async () => {
      Object.assign(vscode.window, {
        showInputBox: () => Promise.resolve(' Warm light. '),
        showQuickPick: (items: readonly { readonly origin: string }[]) =>
          Promise.resolve(items.find(({ origin }) => origin === 'workspace')),
      });
      await openBrief('Story');
      await frontMatterOf(dependencies, document);
      await createPreset(dependencies, 'Story');
      assert.deepEqual(settings.presets, [{ ...teamStory, origin: 'workspace' }]);
      assert.deepEqual((await frontMatterOf(dependencies, document)).problems, []);
      assert.deepEqual([warned.length, reported().length], [1, 0]);
    });

    it('are not created if the user cancels', async () => {
      Object.assign(vscode.window, {
        showInputBox: () => Promise.resolve(''),
        showQuickPick: () => Promise.resolve(undefined),
      });
      await createPreset(dependencies, 'Story');
      assert.deepEqual(settings.presets, []);
    });
  });
});
