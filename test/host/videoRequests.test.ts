import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import { InsufficientCreditsError } from '../../src/api/errors';
import type { GenerateRequest } from '../../src/api/types';
import type { Dependencies } from '../../src/commands/dependencies';
import { generateAgain, generateVideo, tryAgain } from '../../src/commands/generate';
import type { VideoLibrary } from '../../src/core/library/library';
import { sandboxService, type Video } from '../../src/core/video/video';
import type { Preset } from '../../src/host/settings';
import { generateForReal } from '../../src/commands/drafts';
import { batchGroup, groupRow } from '../../src/views/videoGroups';
import { keptReading, begin, confirm, intent, leaveUnconfirmed, LibraryFolder, reject } from '../support/libraryFolder';
import { memento } from '../support/memento';
import { quietLog } from '../support/quietLog';
import { ShownPick } from '../support/shownPick';
import { waitUntil } from '../support/waitUntil';

describe('a generate request', () => {
  const { createQuickPick, showInputBox, showWarningMessage } = vscode.window;
  const service = 'https://video.example/api';
  let storage: LibraryFolder;
  let library: VideoLibrary;
  let drafted: { readonly prompt: string; readonly duration: number }[];
  let sent: { readonly prompt: string; readonly duration: number }[];
  let messages: string[];
  let presets: Preset[];
  let hasKey: boolean;
  let dependencies: Dependencies;

  const pickOfStep = (step: 1 | 2): Promise<ShownPick> =>
    waitUntil(`step ${step}`, () => (ShownPick.current?.step === step ? ShownPick.current : undefined));
  const fileOf = async (name: string, text: string): Promise<vscode.Location> => {
    const file = path.join(storage.path, name);
    await writeFile(file, text);
    return new vscode.Location(vscode.Uri.file(file), new vscode.Range(0, 0, 99, 0));
  };
  /** Selects an option in both steps. */
  const answerBothSteps = async (...durations: readonly string[]): Promise<void> => {
    (await pickOfStep(1)).choose(...durations);
    (await pickOfStep(2)).choose('9:16');
  };

  beforeEach(async () => {
    storage = await LibraryFolder.make();
    library = await storage.open();
    [sent, drafted, messages, presets, hasKey] = [[], [], [], [], true];
    const stored = new Map<string, unknown>([['videoAds.videosViewShown', true]]);
    const current = { stale: false, balance: 90, service };
    const generateVideo = (request: (typeof sent)[number]): Promise<unknown> => {
      sent.push(request);
      const { body, http, ...reading } = keptReading({ videoId: `v-${sent.length}` });
      return Promise.resolve({ reading, body, status: http });
    };
    const generateDraft = (request: (typeof sent)[number]): Promise<unknown> => {
      drafted.push(request);
      const { body, http, ...reading } = keptReading({ videoId: `d-${drafted.length}` });
      return Promise.resolve({ reading, body, status: http });
    };
    dependencies = {
      videos: { library: () => Promise.resolve(library) },
      service: {
        connections: {
          api: (target: string) => {
            if (target === sandboxService) return Promise.resolve({ generateVideo: generateDraft });
            return Promise.resolve(hasKey ? { generateVideo } : undefined);
          },
        },
        services: { service, problem: undefined },
        credits: {
          current,
          balanceAt: () => 90,
          readBalance: () => Promise.resolve(90),
          balanceBefore: () => Promise.resolve(90),
          refresh: () => Promise.resolve(current),
          noteBalance: () => undefined,
        },
        settings: {
          durations: [4, 8],
          aspectRatios: ['9:16'],
          get presets() {
            return presets;
          },
          addPreset: (preset: Preset) => Promise.resolve(void presets.push(preset)),
          confirmBeforeGenerating: 'never',
          isOn: () => true,
          services: new Map(),
          serviceProblem: () => undefined,
        },
      },
      ui: {
        notifications: { expect: () => undefined },
        problems: {
          report: ({ message }: Error) => messages.push(message),
          warn: (sentence?: string) => sentence !== undefined && messages.push(sentence),
        },
        panels: { selection: undefined },
        list: { selection: [], keysOf: (node: { readonly key: string }) => [node.key] },
        diagnostics: { frontMatter: () => ({ durations: [], aspectRatios: [], problems: [] }) },
        memory: memento(stored),
        log: quietLog,
      },
    } as unknown as Dependencies;
    Object.assign(vscode.window, {
      createQuickPick: () => new ShownPick(),
      showWarningMessage: (message: string, { detail }: { readonly detail: string }) => {
        messages.push(`${message} ${detail}`);
        return Promise.resolve(undefined);
      },
    });
  });
  afterEach(async () => {
    ShownPick.current?.hide();
    Object.assign(vscode.window, { createQuickPick, showInputBox, showWarningMessage });
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await storage.remove();
  });

  it('is sent once, for the newest command, if the picks of another text are open', async () => {
    const [one, other] = [await fileOf('one.txt', 'One.'), await fileOf('other.txt', 'Other.')];
    const first = generateVideo(dependencies, one);
    await pickOfStep(1);
    const second = generateVideo(dependencies, other);
    await first;
    assert.match((await pickOfStep(1)).placeholder, /“Other\.”/);
    const pick = await pickOfStep(1);
    // The user presses the same key twice.
    await generateVideo(dependencies, other);
    assert.equal(await pickOfStep(1), pick);
    await answerBothSteps('4 s');
    await second;
    assert.deepEqual(
      sent.map(({ prompt }) => prompt),
      ['Other.'],
    );
  });

  it('is not sent for a text that opens slowly while the picks of another text are open', async () => {
    let open: (text: string) => void = () => undefined;
    const slow = new Promise<string>((resolve) => {
      open = resolve;
    });
    const provider = vscode.workspace.registerTextDocumentContentProvider('slow', {
      provideTextDocumentContent: () => slow,
    });
    const place = new vscode.Location(vscode.Uri.parse('slow:one'), new vscode.Range(0, 0, 0, 4));
    const first = generateVideo(dependencies, place);
    const second = generateVideo(dependencies, await fileOf('other.txt', 'Other.'));
    await pickOfStep(1);
    open('One.');
    await first;
    provider.dispose();
    await answerBothSteps('4 s');
    await second;
    assert.deepEqual(
      sent.map(({ prompt }) => prompt),
      ['Other.'],
    );
  });

  it('keeps the checked durations of the first step on Back', async () => {
    const generating = generateVideo(dependencies, await fileOf('one.txt', 'One.'));
    const first = await pickOfStep(1);
    first.canSelectMany = true;
    first.choose('4 s', '8 s');
    assert.equal((await pickOfStep(2)).placeholder, '“One.” · 4 s, 8 s · select or type an aspect ratio');
    (await pickOfStep(2)).back();
    const restoredPick = await pickOfStep(1);
    assert.equal(restoredPick.canSelectMany, true);
    assert.deepEqual(
      restoredPick.selectedItems.map(({ label }) => label),
      ['4 s', '8 s'],
    );
    restoredPick.hide();
    await generating;
    assert.deepEqual(sent, []);
  });

  it('contains the extra fields of its service, and after Generate Again those of the video', async () => {
    const services = new Map([[service, { extraFields: { seed: 7 } }]]);
    Object.assign(dependencies.service.settings, { services, confirmBeforeGenerating: 'always' });
    Object.assign(vscode.window, {
      showWarningMessage: (message: string, { detail }: { readonly detail: string }, action: string) => {
        messages.push(`${message} ${detail}`);
        return Promise.resolve(action);
      },
    });
    const generating = generateVideo(dependencies, await fileOf('one.txt', 'One.'));
    assert.match((await pickOfStep(1)).placeholder, /seed: 7/);
    await answerBothSteps('4 s');
    await generating;
    services.set(service, { extraFields: { seed: 8 } });
    const repeating = generateAgain(dependencies, { key: library.search({})[0]?.key });
    await answerBothSteps('4 s');
    await repeating;
    const fields = sent.map((request) => 'extraFields' in request && request.extraFields);
    assert.deepEqual(fields, [{ seed: 7 }, { seed: 7 }]);
    // Two confirmations of the cost, and the question about the duplicate.
    assert.equal(messages.filter((message) => message.includes('seed: 7')).length, 3);
  });

  it('contains the text of a preset once, even after Generate Again', async () => {
    presets = [{ name: 'Brand', duration: 4, aspectRatio: '9:16', before: 'Our brand.', after: 'Warm light.' }];
    const generating = generateVideo(dependencies, await fileOf('one.txt', 'One.'));
    (await pickOfStep(1)).choose('Brand');
    await generating;
    const repeatVideo = async (): Promise<Video> => {
      const [video] = library.search({});
      const repeating = generateAgain(dependencies, { key: video?.key });
      (await pickOfStep(1)).choose('Brand');
      await repeating;
      return library.search({})[0] ?? assert.fail();
    };
    Object.assign(vscode.window, { showWarningMessage: () => Promise.resolve('Generate Again') });
    assert.equal((await repeatVideo()).source?.text, 'One.');
    // The video does not store which part of its prompt was typed. The extension still recognizes the preset's text and
    // does not add it again.
    const typed = await begin(library, intent({ prompt: 'Our brand.\n\nTyped.\n\nWarm light.', service }));
    assert.equal((await repeatVideo()).source, undefined);
    assert.deepEqual(
      sent.map(({ prompt }) => prompt),
      ['Our brand.\n\nOne.\n\nWarm light.', 'Our brand.\n\nOne.\n\nWarm light.', typed.prompt],
    );
  });

  it('proposes the typed prompt again until a video is recorded', async () => {
    const proposed: unknown[] = [];
    Object.assign(vscode.window, {
      showInputBox: ({ value }: vscode.InputBoxOptions) => {
        proposed.push(value ?? '');
        return Promise.resolve('Typed with care.');
      },
    });
    const givenUp = generateVideo(dependencies);
    (await pickOfStep(1)).hide();
    await givenUp;
    hasKey = false;
    for (const expected of [/Set the API key/, undefined]) {
      const generating = generateVideo(dependencies);
      await answerBothSteps('4 s');
      if (expected === undefined) await generating;
      else await assert.rejects(generating, expected);
      hasKey = true;
    }
    const last = generateVideo(dependencies);
    (await pickOfStep(1)).hide();
    await last;
    assert.deepEqual(proposed.slice(1), ['Typed with care.', 'Typed with care.', '']);
  });

  it('can be saved as a preset only under a new name', async () => {
    presets = [{ name: 'Story', duration: 8 }];
    let check: vscode.InputBoxOptions['validateInput'];
    Object.assign(vscode.window, {
      showInputBox: (options: vscode.InputBoxOptions) => {
        check = (name) => options.validateInput?.(name);
        return Promise.resolve(undefined);
      },
    });
    await dependencies.ui.memory.update('videoAds.lastOptions', { duration: 4, aspectRatio: '9:16' });
    const generating = generateVideo(dependencies, await fileOf('one.txt', 'One.'));
    (await pickOfStep(1)).choose('Save as Preset…');
    const validate = await waitUntil('the name', () => check);
    assert.deepEqual(
      [' ', ' Story ', 'Reel'].map((name) => validate(name)),
      ['Enter a name.', 'There is a preset named “Story” already.', undefined],
    );
    (await pickOfStep(1)).hide();
    await generating;
  });

  it('is not sent while the base URL of the settings is invalid', async () => {
    Object.assign(dependencies.service.services, { problem: 'not a URL' });
    const file = await fileOf('one.txt', 'One.');
    await assert.rejects(generateVideo(dependencies, file), /videoAds\.baseUrl can't be used, so nothing is generated/);
    assert.equal(ShownPick.current?.step, undefined);
    assert.deepEqual(sent, []);
  });

  it('is not sent by any command while the settings of its service have an unusable value', async () => {
    const problem = '“request” in the setting videoAds.services can’t be used, so nothing was sent.';
    const { key } = await begin(library, intent({ service }));
    await leaveUnconfirmed(library, key, 'No response.');
    const draft = await begin(library, intent({ service: sandboxService }));
    await confirm(library, draft.key, keptReading({ state: 'succeeded' }));
    Object.assign(dependencies.service.settings, { serviceProblem: () => problem });
    const refused = { name: 'UserError', message: problem };
    await assert.rejects(generateVideo(dependencies, await fileOf('one.txt', 'One.')), refused);
    await assert.rejects(generateAgain(dependencies, { key }), refused);
    await assert.rejects(tryAgain(dependencies, { key }), refused);
    await assert.rejects(generateForReal(dependencies, { key: draft.key }), refused);
    assert.deepEqual([sent, messages, ShownPick.current], [[], [], undefined]);
  });

  it('is sent to the service of its picks, although another one is selected meanwhile', async () => {
    const used: string[] = [];
    const { connections, services } = dependencies.service;
    const api = connections.api.bind(connections);
    Object.assign(connections, { api: (at: string) => api(at).finally(() => used.push(at)) });
    const generating = generateVideo(dependencies, await fileOf('one.txt', 'One.'));
    await pickOfStep(1);
    Object.assign(services, { service: 'https://other.example/api' });
    await answerBothSteps('4 s');
    await generating;
    assert.deepEqual(
      library.search({}).map((video) => video.service),
      [service],
    );
    assert.deepEqual(used, [service]);
  });

  it('is refused with its reason when it is sent again beside one that is accepted', async () => {
    const refusal = new InsufficientCreditsError('6 credits needed, 2 left', { sent: true, status: 402 });
    const { connections } = dependencies.service;
    const accepting = await connections.api(service);
    const generateVideo = (request: GenerateRequest): Promise<unknown> =>
      request.prompt === 'A' ? Promise.reject(refusal) : (accepting ?? assert.fail()).generateVideo(request);
    Object.assign(connections, { api: () => Promise.resolve({ generateVideo }) });
    Object.assign(dependencies.ui.list, { reveal: () => Promise.resolve() });
    const rows = await Promise.all(['A', 'B'].map((prompt) => begin(library, intent({ prompt, service }))));
    for (const { key } of rows) await reject(library, key, 'Refused.');
    Object.assign(vscode.window, {
      showWarningMessage: (question: string, _options: object, action: string) => {
        messages.push(question);
        return Promise.resolve(action);
      },
    });
    await tryAgain(dependencies, rows[0], rows);
    assert.deepEqual(messages, ['Send 2 requests again?', '6 credits needed, 2 left']);
    const states = library.search({}).map(({ prompt, state }) => `${prompt} ${state}`);
    assert.deepEqual(states.toSorted(), ['A rejected', 'B queued']);
  });

  it('is confirmed again if the credits fell while the confirmation was open', async () => {
    let balance = 90;
    const paid = await begin(library, intent({ prompt: 'Paid', service }));
    await confirm(library, paid.key, keptReading({ videoId: 'v-1', state: 'succeeded', creditsUsed: 6 }));
    Object.assign(dependencies.service.credits, { balanceAt: () => balance });
    Object.assign(dependencies.service.settings, { confirmBeforeGenerating: 'always' });
    const questions: string[] = [];
    Object.assign(vscode.window, {
      showWarningMessage: (question: string, { detail = '' }: vscode.MessageOptions, action: string) => {
        balance = 2;
        return Promise.resolve(questions.push(`${question} ${detail}`) === 1 ? action : undefined);
      },
    });
    const generating = generateVideo(dependencies, await fileOf('one.txt', 'One.'));
    await answerBothSteps('8 s');
    await generating;
    assert.match(questions[0] ?? '', /About 6 of your 90 credits/);
    assert.match(questions[1] ?? '', /Not enough credits: needs about 6, you have 2\./);
    assert.deepEqual([questions.length, sent], [2, []]);
  });

  it('is paid only when one of six drafts is generated for real', async () => {
    const draft = 'Draft in the Sandbox';
    for (const [name, durations] of [
      ['one', ['4 s', '8 s']],
      ['two', ['4 s', '8 s']],
    ] as const) {
      const generating = generateVideo(dependencies, await fileOf(`${name}.txt`, name));
      const first = await pickOfStep(1);
      first.activeItems = first.items.filter(({ label }) => label === durations[0]);
      // Chooses Draft in the first step here. The second half of this test chooses it in the second step.
      first.press(draft);
      const second = await pickOfStep(2);
      assert.match(second.title, /^Draft Video · Sandbox$/);
      assert.match(second.items[0]?.description ?? '', /^free/);
      assert.ok(second.buttons.every(({ tooltip }) => tooltip?.startsWith(draft) !== true));
      second.choose('9:16');
      await generating;
    }
    const several = generateVideo(dependencies, await fileOf('three.txt', 'three'));
    (await pickOfStep(1)).press('Select Several');
    (await pickOfStep(1)).choose('4 s', '8 s');
    const ratios = await pickOfStep(2);
    ratios.selectedItems = ratios.items.filter(({ label }) => label !== '1:1');
    ratios.press(draft);
    await several;
    assert.deepEqual([drafted.length, sent], [6, []]);
    const [newest = assert.fail()] = library.search({}).filter(({ aspectRatio }) => aspectRatio === '9:16');
    const questions: string[] = [];
    Object.assign(vscode.window, {
      showWarningMessage: (question: string, _options: object, action: string) => {
        questions.push(question);
        return Promise.resolve(action);
      },
    });
    Object.assign(dependencies.service.settings, { services: new Map([[service, { extraFields: { seed: 7 } }]]) });
    await generateForReal(dependencies, { key: newest.key });
    assert.deepEqual(questions, ['Generate the video at video.example?']);
    const { prompt, duration, aspectRatio } = newest;
    assert.deepEqual(sent, [{ prompt, duration, aspectRatio, extraFields: { seed: 7 } }]);
    assert.equal(drafted.length, 6);
  });

  describe('retried after unconfirmed outcomes', () => {
    const unconfirmed = async (prompt: string, creditsBefore: number, target = service): Promise<{ key: string }> => {
      const { key } = await begin(library, intent({ prompt, service: target }));
      await library.markSent(key, creditsBefore);
      await leaveUnconfirmed(library, key, 'No response.');
      return { key };
    };
    const evidence = async (rows: readonly { key: string }[]): Promise<string> => {
      await tryAgain(dependencies, rows[0], rows);
      return messages.pop() ?? '';
    };

    it('shows the balance before the first request', async () => {
      const rows = [await unconfirmed('Charged', 100), await unconfirmed('Not charged', 90)];
      for (const order of [rows, rows.toReversed()]) {
        assert.match(await evidence(order), /Balance before: 100\. Balance after: 90\./);
      }
    });

    it('shows no balance change that other videos may have caused', async () => {
      const row = await unconfirmed('Alone', 100);
      assert.match(await evidence([row]), /Balance before: 100\. Balance after: 90\./);
      const other = await unconfirmed('Of the same batch', 100);
      const paid = await begin(library, intent({ prompt: 'Paid', service }));
      await confirm(library, paid.key, keptReading({ videoId: 'v-1', state: 'succeeded' }));
      for (const rows of [[row], [row, other]]) {
        assert.match(await evidence(rows), /Other videos may have been charged meanwhile/);
      }
    });

    it('compares the price with a newly read balance', async () => {
      const paid = await begin(library, intent({ prompt: 'Paid', service }));
      const { finishedAt = 0 } = await confirm(
        library,
        paid.key,
        keptReading({ videoId: 'v-1', state: 'succeeded', creditsUsed: 6 }),
      );
      await waitUntil('a later time', () => Date.now() > finishedAt + 1);
      const row = await unconfirmed('Charged', 8);
      let balance = 8;
      Object.assign(dependencies.service.credits, {
        balanceAt: () => balance,
        readBalance: () => Promise.resolve((balance = 2)),
      });
      assert.match(await evidence([row]), /Not enough credits: needs about 6, you have 2\..*Balance after: 2\./s);
    });

    it('shows the recorded balance after a single request if the current one is unknown', async () => {
      const row = await unconfirmed('Away', 100);
      Object.assign(dependencies.service.credits, { readBalance: () => Promise.resolve(undefined) });
      assert.match(await evidence([row]), /balances before and after the first request aren't known/);
      await library.patch(row.key, { creditsAfter: 96 });
      assert.match(await evidence([row]), /Balance before: 100\. Balance after: 96\./);
      const rows = [row, await unconfirmed('Another', 90)];
      assert.match(await evidence(rows), /balances before and after the first request aren't known/);
    });

    it('includes an already retried request only if it is selected alone', async () => {
      const batch = 'b';
      const { key: retried } = await begin(library, intent({ prompt: 'A', service, batch }));
      await leaveUnconfirmed(library, retried, 'No response.');
      const { key: next } = await begin(library, intent({ prompt: 'A', service, batch, retryOf: retried }));
      await confirm(library, next, keptReading({ videoId: 'v-2', state: 'succeeded' }));
      const row = (): string => groupRow(batchGroup(batch), library.search({ batch })).contextValue ?? '';
      assert.equal(row(), 'removable');
      const rows = [{ key: retried }, { key: next }];
      await assert.rejects(tryAgain(dependencies, rows[0], rows), /already sent again/);
      const { key: refused } = await begin(library, intent({ prompt: 'C', service, batch }));
      await reject(library, refused, 'Refused.');
      assert.equal(row(), 'retryable removable');
      assert.match(await evidence([...rows, { key: refused }]), /^Send the request again\?/);
      assert.match(await evidence([{ key: retried }]), /^Send the request again\?/);
      // The retry was refused, so no video was started, and the request may be retried once more.
      await library.remove(next);
      const { key: failed } = await begin(library, intent({ prompt: 'A', service, batch, retryOf: retried }));
      await reject(library, failed, 'Refused.');
      assert.match(await evidence([...rows, { key: refused }]), /^Send 2 requests again\?/);
      // Two of the rows are attempts of the same video, which the service may have started. They count as one request.
      assert.match(await evidence([{ key: failed }, ...rows, { key: refused }]), /^Send 2 requests again\?/);
      assert.match(await evidence([{ key: failed }, { key: retried }]), /^Send the request again\?.* twice\./s);
    });

    it('counts a retry that was refused and then started as the same request', async () => {
      const batch = 'b';
      const { key: first } = await begin(library, intent({ prompt: 'A', service, batch }));
      await leaveUnconfirmed(library, first, 'No response.');
      const { key: refused } = await begin(library, intent({ prompt: 'A', service, batch, retryOf: first }));
      await reject(library, refused, 'Too many requests.');
      const { key: next } = await begin(library, intent({ prompt: 'A', service, batch, retryOf: refused }));
      await library.remove(refused);
      await confirm(library, next, keptReading({ videoId: 'v-3' }));
      const rows = [{ key: next }, { key: first }];
      await assert.rejects(tryAgain(dependencies, rows[0], rows), /already sent again/);
    });

    it('counts the outcomes of several requests in the confirmation', async () => {
      const row = await unconfirmed('Unsure', 90);
      const refused = await Promise.all(['A', 'B'].map((prompt) => begin(library, intent({ prompt, service }))));
      for (const { key } of refused) await reject(library, key, 'Refused.');
      assert.match(
        await evidence([row, ...refused]),
        /^Send 3 requests again\?.*2 not started, 1 unconfirmed\..*Balance/s,
      );
    });

    it('is refused without a confirmation if the video was settled meanwhile', async () => {
      const row = await unconfirmed('Settled', 90);
      await library.attach(row.key, 'v-9', keptReading({ videoId: 'v-9' }));
      await assert.rejects(tryAgain(dependencies, row), /status changed, so it wasn't sent again/);
      assert.deepEqual(messages, []);
    });

    it('shows no balance for requests to several services', async () => {
      const rows = [await unconfirmed('Here', 90), await unconfirmed('There', 50, 'https://other.example/api')];
      assert.match(await evidence(rows), /balances before and after the first request aren't known/);
    });
  });
});
