import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import { isContentRefusal } from '../../src/core/video/contentRefusal';
import { type Video, sandboxService } from '../../src/core/video/video';
import { panelContent } from '../../src/views/panelContent';
import { batchGroup, dayGroup, groupRow } from '../../src/views/videoGroups';
import { dragFiles, draggedType, videoDetails, videoRow, videoTooltip } from '../../src/views/videoRow';
import type * as VideoText from '../../src/views/videoText';
import { serviceSentence } from '../../src/views/serviceMessage';
import { serviceInSentence, spokenRow } from '../../src/views/videoText';

const base: Video = {
  key: 'k',
  prompt: 'A quiet kitchen',
  duration: 4,
  service: 'sandbox',
  state: 'succeeded',
  videoId: 'v',
  videoUrl: 'https://files.example/v.mp4',
  createdAt: 0,
  changedAt: 0,
  failedChecks: 0,
  stopped: false,
  request: { state: 'sent', at: 0 },
  file: { state: 'due', at: 0 },
};

const noResponse = { filesFolder: '/', response: () => undefined };

const here = (key: string): Video['file'] => ({ state: 'here', name: `${key}.mp4`, type: 'video/mp4', bytes: 1 });

describe('the row of a video', () => {
  const row = (changes: Partial<Video>): vscode.TreeItem => videoRow({ ...base, ...changes }, { service: 'sandbox' });
  const icon = (changes: Partial<Video>): string => {
    const { iconPath } = row(changes);
    assert.ok(iconPath instanceof vscode.ThemeIcon);
    return iconPath.id;
  };

  it('calls a video a duplicate if another video has its ID, but not if the user stopped checking it', () => {
    const { description, contextValue } = row({ state: 'queued', stopped: true, sameAs: 'other' });
    assert.match(String(description), /^duplicate · /);
    assert.doesNotMatch(`${String(description)} ${contextValue ?? ''}`, /not checked|unchecked/);
    assert.match(String(row({ state: 'queued', stopped: true }).description), /^not checked · /);
  });

  it('has different icons for paid failures and unstarted videos', () => {
    assert.notEqual(icon({ state: 'failed' }), icon({ state: 'rejected' }));
  });

  it('shows that the download failed, with the reason and a retry', () => {
    const refused = { file: { state: 'failed', reason: 'The server refused the download (403).' } } as const;
    assert.match(String(row(refused).description), /^not downloaded · /);
    assert.notEqual(icon(refused), icon({ file: here('k') }));
    assert.match(row(refused).contextValue ?? '', /\bnotDownloaded\b/);
    assert.match(videoTooltip({ ...base, ...refused }).value, /refused the download/);
    assert.match(String(row({ file: here('k') }).description), /^ready · /);
  });

  it('names the exceeded size limit in megabytes', () => {
    const limit = 1024 * 2 ** 20;
    const tooLarge = { file: { state: 'tooLarge', bytes: 2 * limit, limit } } as const;
    assert.match(videoTooltip({ ...base, ...tooLarge }).value, /larger than 1074 MB/);
  });

  it('shows a short title, followed by state, duration and aspect ratio', () => {
    const format = { duration: 4, aspectRatio: '9:16', createdAt: Date.now() - 125_000 };
    const running = row({ ...format, state: 'running', progress: 0.518, file: { state: 'none' } });
    assert.deepEqual([running.label, running.description], ['A quiet kitchen', '51% · 4 s · 9:16']);
    assert.equal(row({ ...format, file: here('k') }).description, 'ready · 4 s · 9:16 · 2 min');
    assert.equal(
      row({ ...format, state: 'failed', file: { state: 'none' } }).description,
      'failed · 4 s · 9:16 · 2 min',
    );
    assert.equal(row({ prompt: 'A quiet kitchen at sunrise. Ice falls.' }).label, 'A quiet kitchen a…');
    assert.equal(
      row({ prompt: '静かな台所で朝日が昇り氷が落ちる' }).label,
      '静かな台所で朝…',
      'wide characters count twice',
    );
    const { label } = row({ prompt: '👨‍👩‍👧'.repeat(20) });
    assert.equal(label, `${'👨‍👩‍👧'.repeat(7)}…`, 'a joined emoji is one character');
  });

  it('takes its title from the heading of the section, if known', () => {
    const label = (section: string): unknown => row({ section }).label;
    assert.equal(label('# Summer > ## Morning'), 'Morning');
    assert.equal(label('# Summer > ## **Morning** (2)'), 'Morning (2)');
    assert.equal(label('# Spots > video (2)'), 'Spots (2)');
    assert.equal(label('# More > less'), 'More > less');
    assert.equal(label('video'), 'A quiet kitchen', 'a block without a heading');
  });

  it('takes its title from the duration and the aspect ratio among rows with the same prompt', () => {
    const shared = { service: 'sandbox', sharesPrompt: true };
    const draw = (changes: Partial<Video>): unknown[] => {
      const { label, description } = videoRow({ ...base, createdAt: Date.now(), ...changes }, shared);
      return [label, description];
    };
    assert.deepEqual(draw({ aspectRatio: '9:16', file: here('k') }), ['4 s · 9:16', 'ready · now']);
    const { duration: _, ...added } = base;
    assert.equal(videoRow(added, shared).label, 'A quiet kitchen', 'a title where no format is known');
  });

  it('shows the first words of a prompt, without Markdown', () => {
    for (const prompt of ['## Ride\n\nA bicycle', '- Ride A bicycle', '> * Ride\nA bicycle']) {
      assert.equal(row({ prompt }).label, 'Ride A bicycle');
    }
    for (const prompt of ['**Ride** A _bicycle_', '1. [Ride](https://a.example/b) `A` bicycle']) {
      assert.equal(row({ prompt }).label, 'Ride A bicycle');
    }
    for (const prompt of ['#sale', '-20 % today', '3 * 4 * 5', 'snake_case']) {
      assert.equal(row({ prompt }).label, prompt);
    }
  });

  it('gives screen readers the first 120 characters of the prompt, and shows 2,000 with line breaks in its hover', () => {
    const prompt = `First line\n    not code\n\n${'word '.repeat(500)}`;
    const spoken = spokenRow({ ...base, prompt }, 'sandbox');
    assert.equal(spoken.slice(0, spoken.indexOf('…') + 1).length, 120);
    const { value } = videoTooltip({ ...base, prompt });
    assert.match(value, /^First line {2}\nnot code\n\nword word /);
    assert.ok(value.includes('…'));
    assert.ok(value.indexOf('…') > 1_950 && value.indexOf('…') < 2_010, String(value.indexOf('…')));
  });

  it('shows the first frame in its hover at a fixed height', () => {
    const { value } = videoTooltip(base, new Uint8Array([0xff, 0xd8, 0xff]));
    assert.match(value, /^!\[First frame\]\(data:image\/jpeg;base64,\/9j\/\|height=160\)\n\nA quiet kitchen\n/);
    assert.doesNotMatch(videoTooltip(base).value, /!\[/);
  });

  it('names the delivered ratio and duration in its hover and panel if they differ from the request', () => {
    const format = { seconds: 5.04, video: { width: 1280, height: 720, codec: 'avc1' } };
    const shown = (aspectRatio: string, duration: number): readonly (string | undefined)[] => {
      const video = { ...base, file: here('k'), format, aspectRatio, duration };
      const webview = { asWebviewUri: (uri: vscode.Uri) => uri } as unknown as vscode.Webview;
      const { details } = panelContent(video, noResponse, webview, undefined, 'sandbox');
      return [
        /Delivered\*\* (.*?) *$/m.exec(videoTooltip(video).value)?.[1],
        details.find(({ name }) => name === 'Delivered')?.value,
      ];
    };
    const differs = 'asked for 9:16, delivered 16:9, asked for 8 s, delivered 5.04 s';
    assert.deepEqual(
      shown('9:16', 8).map((it) => it?.replaceAll('\\', '')),
      [differs, differs],
    );
    assert.deepEqual(shown('16:9', 5), [undefined, undefined]);
  });

  it('shows only times in its hover that match the state', () => {
    const times = (state: Video['state']): string[] =>
      videoDetails({ ...base, state, finishedAt: 1, file: { state: 'none' } })
        .map(({ name }) => name)
        .filter((name) => /Started|Requested|Finished|Ended/.test(name));
    assert.deepEqual(times('rejected'), ['Requested']);
    assert.deepEqual(times('failed'), ['Requested', 'Ended']);
    assert.deepEqual(times('gone'), ['Requested', 'Ended']);
    assert.deepEqual(times('succeeded'), ['Requested', 'Finished']);
    assert.deepEqual(times('running'), ['Requested'], 'a misread failure has no end');
  });

  it('shows no credits in its hover for a request that was not started', () => {
    const hover = (state: Video['state']): string => videoTooltip({ ...base, state, creditsUsed: 6 }).value;
    assert.match(hover('failed'), /Credits\*\* 6/);
    assert.doesNotMatch(hover('rejected'), /Credits\*\*/);
  });

  it('shows in its hover and its panel whether the credits of a failed video were returned or lost', () => {
    const credits = (changes: Partial<Video>): unknown[] => {
      const video: Video = { ...base, state: 'failed', file: { state: 'none' }, ...changes };
      const hover = /Credits\*\* (.*?) *$/m.exec(videoTooltip(video).value)?.[1]?.replaceAll('\\', '');
      return [hover, videoDetails(video).find(({ name }) => name === 'Credits')?.value];
    };
    const both = (text: string): string[] => [text, text];
    assert.deepEqual(
      credits({ creditsUsed: 6, creditsBefore: 20, creditsAfter: 20 }),
      both('6 credits were returned.'),
    );
    assert.deepEqual(credits({ creditsUsed: 1, creditsBefore: 20, creditsAfter: 20 }), both('1 credit was returned.'));
    assert.deepEqual(credits({ creditsUsed: 0 }), both('Your credits are unchanged.'));
    assert.deepEqual(credits({ creditsUsed: 6, creditsBefore: 20, creditsAfter: 14 }), both('6 lost'));
    assert.deepEqual(credits({ creditsUsed: 6 }), both('6 lost'));
  });

  it('of a batch or a day offers to save and remove the videos that allow it', () => {
    const { videoUrl: _, ...linkless } = base;
    const running: Video = { ...linkless, state: 'running', file: { state: 'none' } };
    const words = (...videos: readonly Video[]): unknown[] =>
      [batchGroup('b'), dayGroup(base)].map((group) => groupRow(group, videos).contextValue);
    assert.deepEqual(words(running), ['', '']);
    assert.deepEqual(words(running, base, base), [
      'watchable comparable linkable savable removable',
      'savable removable',
    ]);
    const rejected: Video = { ...running, state: 'rejected' };
    assert.deepEqual(words(rejected), ['retryable removable', 'removable']);
  });

  it('of a batch shows the number of videos, their progress, and the title of the first one', () => {
    const none: Video['file'] = { state: 'none' };
    const states: Partial<Video>[] = [
      { prompt: '# Morning' },
      { prompt: 'Evening' },
      { state: 'failed', file: none },
      { state: 'running', file: none },
    ];
    const draw = (...changes: readonly Partial<Video>[]): vscode.TreeItem =>
      groupRow(
        batchGroup('b'),
        changes.map((it) => ({ ...base, ...it })),
      );
    const { label, description, accessibilityInformation } = draw(...states);
    assert.deepEqual([label, description], ['4 videos', '2 ready, 1 failed · Morning']);
    assert.equal(accessibilityInformation?.label, '4 videos, 2 ready, 1 failed, Morning');
    assert.equal(draw({ state: 'running', file: none }).description, '0 ready · A quiet kitchen');
    const others = draw({ state: 'rejected', file: none }, { state: 'unconfirmed', file: none });
    assert.equal(others.description, '1 not started, 1 unconfirmed · A quiet kitchen');
    const refused = draw({ file: { state: 'failed', reason: 'Refused (403).' } }, { file: here('k') });
    assert.equal(refused.description, '1 ready, 1 not downloaded · A quiet kitchen');
  });

  it('of a batch has another icon if a video failed', () => {
    const iconOf = (state: Video['state']): string => {
      const { iconPath } = groupRow(batchGroup('b'), [
        { ...base, file: here('k') },
        { ...base, state, file: { state: 'none' } },
      ]);
      assert.ok(iconPath instanceof vscode.ThemeIcon);
      return iconPath.id;
    };
    assert.deepEqual((['running', 'failed', 'rejected', 'unconfirmed'] as const).map(iconOf), [
      'files',
      'warning',
      'warning',
      'warning',
    ]);
  });

  it('shows no balance before a request that was not started', () => {
    const tooltip = (state: Video['state']): string => videoTooltip({ ...base, state, creditsBefore: 14 }).value;
    assert.match(tooltip('failed'), /Balance before\*\* 14/);
    assert.doesNotMatch(tooltip('rejected'), /Balance before/);
  });

  it('explains the state in sentences, each with one full stop', () => {
    const errorMessage = 'No response. Credits may be spent.';
    const unconfirmed: Video = { ...base, state: 'unconfirmed', errorMessage, file: { state: 'none' } };
    const { message = '' } = panelContent(unconfirmed, noResponse, {} as vscode.Webview);
    assert.match(message, /^Unconfirmed\. No response\. Credits may be spent\. The request may have .*\.$/);
    assert.doesNotMatch(message, /\.\./);
  });

  it('has no primary button in its panel during the download, because the first button would pay again', () => {
    const primary = (changes: Partial<Video>): string[] => {
      const { buttons } = panelContent({ ...base, ...changes }, noResponse, {} as vscode.Webview);
      return buttons.filter((button) => button.primary).map(({ action }) => action);
    };
    assert.deepEqual(primary({}), []);
    assert.deepEqual(primary({ file: { state: 'failed', reason: 'The link expired.' } }), ['retryDownload']);
  });

  it('offers Teach… in its panel for a response that was not understood, before any button that pays', () => {
    const response = { body: '{}', http: 200, receivedAt: 0 };
    const { videoUrl: _, ...linkless } = base;
    const service = 'https://video.example/api';
    const offered = (changes: Partial<Video>, isAnswered = true): unknown => {
      const video: Video = { ...linkless, service, file: { state: 'none' }, ...changes };
      const library = { filesFolder: '/', response: () => (isAnswered ? response : undefined) };
      const { buttons } = panelContent(video, library, {} as vscode.Webview);
      return buttons.find(({ action }) => action === 'teachResponse')?.primary;
    };
    assert.equal(offered({ state: 'unknown' }), false);
    assert.equal(offered({ state: 'succeeded', file: { state: 'due', at: 0 } }), true);
    assert.equal(offered({ state: 'unconfirmed' }), false);
    assert.equal(offered({ state: 'unconfirmed' }, false), undefined);
    assert.equal(offered({ state: 'running' }), undefined);
    assert.equal(offered({ state: 'unknown', service: sandboxService }), undefined);
  });

  describe('the draft line of the panel', () => {
    const draftOf = (body: unknown, changes: Partial<Video> = {}): string | undefined => {
      const response = { body: typeof body === 'string' ? body : JSON.stringify(body), http: 200, receivedAt: 0 };
      const library = { filesFolder: '/', response: () => response };
      const video: Video = { ...base, service: sandboxService, state: 'succeeded', ...changes };
      const { details } = panelContent(video, library, {} as vscode.Webview);
      return details.find(({ name }) => name === 'Draft')?.value;
    };
    const plan = {
      kind: 'shots',
      shots: [2.5, 3, 2.5].map((seconds) => ({ seconds, text: 'A street', camera: [] })),
      titles: [],
      left_out: ['No text'],
    };

    it('names the shots, their seconds and the omitted parts', () => {
      assert.equal(draftOf({ status: 'completed', plan }), '3 shots: 2.5 s, 3 s, 2.5 s. Left out: “No text”.');
      assert.equal(draftOf({ plan: { shots: [{ seconds: 4 }], left_out: [] } }), '1 shot: 4 s.');
    });

    it('exists for finished sandbox videos only', () => {
      assert.equal(draftOf({ plan }, { service: 'https://videos.example/api/v1/developer' }), undefined);
      assert.equal(draftOf({ plan }, { state: 'running' }), undefined);
    });

    it('is absent without a readable plan in the response', () => {
      const bodies = [
        '',
        'no JSON',
        {},
        { plan: null },
        { plan: [] },
        { plan: { shots: 'x' } },
        { plan: { shots: [{}] } },
      ];
      for (const body of bodies) assert.equal(draftOf(body), undefined, JSON.stringify(body));
    });

    it('shortens long plans, and shows text without direction overrides', () => {
      const long = {
        shots: Array.from({ length: 99 }, () => ({ seconds: 1 })),
        left_out: ['a\u202eb\n', 7, 'x'.repeat(999)],
      };
      const text = draftOf({ plan: long }) ?? '';
      assert.match(text, /^99 shots: (?:1 s, ){20}…\. Left out: “/);
      assert.doesNotMatch(text, /[\u202e\n]/);
      assert.ok(text.length < 300, String(text.length));
    });
  });

  it('gives screen readers whole words, with the singular for one second', () => {
    assert.match(spokenRow({ ...base, duration: 1 }, 'sandbox'), /, 1 second, /);
    assert.match(spokenRow({ ...base, duration: 2 }, 'sandbox'), /, 2 seconds, /);
  });

  it("shows its age in English if VS Code's language has no translation", () => {
    const file = require.resolve('../../src/views/videoText');
    Reflect.deleteProperty(require.cache, file);
    const language = Object.getOwnPropertyDescriptor(vscode.env, 'language');
    Object.defineProperty(vscode.env, 'language', { configurable: true, value: 'fr' });
    try {
      const { formatAgo } = module.require(file) as typeof VideoText;
      assert.equal(formatAgo(Date.now() - 130_000), '2 minutes ago');
    } finally {
      Object.defineProperty(vscode.env, 'language', { ...language });
    }
  });

  it('shows its service if another service is in use', () => {
    const ends = ({ description, accessibilityInformation }: vscode.TreeItem): unknown[] =>
      [description, accessibilityInformation?.label].map((text) =>
        String(text)
          .split(/ · |, /)
          .at(-1),
      );
    assert.deepEqual(ends(row({ service: 'https://ads.example/api' })), ['ads.example', 'ads.example']);
    assert.deepEqual(ends(videoRow(base, { service: 'https://ads.example/api' })), ['Sandbox', 'Sandbox']);
    assert.ok(!ends(row({})).includes('Sandbox'));
  });

  it('shows a beaker and Generate for Real… for a sandbox draft while another service is in use', () => {
    const details = (service: string): unknown[] => {
      const { iconPath, contextValue = '' } = videoRow(base, { service });
      return [
        iconPath instanceof vscode.ThemeIcon && iconPath.id === 'beaker',
        contextValue.split(' ').includes('draft'),
      ];
    };
    assert.deepEqual(details('https://ads.example/api'), [true, true]);
    assert.deepEqual(details('sandbox'), [false, false]);
  });

  it('shows since when it waits for a response while the request is being sent', () => {
    const sent = { state: 'submitting', request: { state: 'sent', at: Date.UTC(2026, 0, 2, 12) } } as const;
    assert.match(String(row(sent).description), /^submitting · /);
    assert.match(videoTooltip({ ...base, ...sent }).value, /submitting\\, waiting for a response/);
    assert.match(String(row({ ...sent, request: { state: 'held' } }).description), /^submitting · /);
    assert.match(videoTooltip({ ...base, ...sent }).value, /Waiting for a response since .*2026/);
  });
});

describe('dragged rows', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'video-ads-drag-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  it('provide their downloaded files under readable names', async () => {
    const videos = ['one', 'two', 'three'].map((key) => ({ ...base, key, aspectRatio: '9:16', prompt: `Ad ${key}` }));
    const downloaded = videos.slice(0, 2).map((video) => ({ ...video, file: here(video.key) }));
    for (const { key } of downloaded) await writeFile(path.join(folder, `${key}.mp4`), key);
    const transfer = new vscode.DataTransfer();
    await dragFiles([...downloaded, ...videos.slice(2)], folder, transfer);
    const list = (await transfer.get(draggedType)?.asString()) ?? '';
    const files = list.split('\r\n').map((uri) => vscode.Uri.parse(uri).fsPath);
    assert.deepEqual(
      files.map((file) => path.basename(file)),
      ['ad-one-4s-9x16.mp4', 'ad-two-4s-9x16.mp4'],
    );
    assert.deepEqual(await Promise.all(files.map((file) => readFile(file, 'utf8'))), ['one', 'two']);

    const none = new vscode.DataTransfer();
    await dragFiles(videos.slice(2), folder, none);
    assert.equal(none.get(draggedType), undefined);
  });
});

describe("the sandbox's name in a sentence", () => {
  it('has an article, capitalized at the start of the sentence', () => {
    assert.equal(serviceSentence('sandbox', 'offline'), "The sandbox can't be reached. Retrying automatically.");
    assert.equal(serviceInSentence('sandbox'), 'the sandbox');
    assert.equal(serviceInSentence('https://ads.example/api'), 'ads.example');
  });
});

describe('isContentRefusal', () => {
  it("is true only if the text names the prompt's content", () => {
    const ofContent = [
      'Your prompt violates our content policy.',
      '{"error":{"code":"content_policy_violation"}}',
      'Flagged by moderation',
      'The prompt was rejected by our safety filter',
      'NSFW content detected',
      'The prompt contains prohibited content.',
      'The prompt must not exceed 5000 characters; it has 100699.',
      '{"loc":["body","prompt"],"msg":"String should have at most 4,000 characters"}',
      'Prompt too long',
    ];
    const ofOtherThings = [
      'Insufficient credits',
      'duration: must be 4, 8 or 12',
      'The rendering failed.',
      'Retry policy exceeded',
      '{"prompt":"Twelve characters meet","error":"Rate limit exceeded"}',
      'Content-Type must be application/json',
      undefined,
    ];
    assert.deepEqual(
      ofContent.filter((text) => !isContentRefusal(text)),
      [],
    );
    assert.deepEqual(
      ofOtherThings.filter((text) => isContentRefusal(text)),
      [],
    );
  });
});
