import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { teachResponse } from '../../src/commands/teach';
import type { ReadingChange } from '../../src/core/video/readingChange';
import { type Video, sandboxService, withChanges } from '../../src/core/video/video';
import { UserError } from '../../src/host/userErrors';

const service = 'https://video.example/api';

/** A response with an unknown status in an unusual field. Its note contains markup that VS Code would render. */
const body = { data: { job: { phase: 'spilled', token: 'secret-1' } }, id: 'v-1', note: '$(zap) [x](command:go)' };

function videoOf(key: string, changes: Partial<Video> = {}): Video {
  return {
    ...{ key, service, state: 'unknown', statusText: 'spilled', videoId: key, prompt: 'Fresh sourdough', duration: 8 },
    ...{ createdAt: 1, changedAt: 1, failedChecks: 0, stopped: false },
    ...{ request: { state: 'sent', at: 1 }, file: { state: 'none' } },
    ...changes,
  };
}

describe('Teach…', () => {
  const { showQuickPick, showWarningMessage, showInformationMessage } = vscode.window;
  /** The labels of each pick. */
  let offered: string[][];
  /** The label to choose in each pick, in order. */
  let choices: string[];
  let question: { readonly message: string; readonly detail: string } | undefined;
  let agrees: boolean;
  let notice: PromiseWithResolvers<string | undefined>;
  let videos: Video[];
  let credits: string | undefined;
  /** The calls that the stand-ins recorded: settings set, videos changed, or changes undone. */
  let done: unknown[];
  beforeEach(() => {
    [offered, choices, done, agrees, question, credits] = [[], [], [], true, undefined, undefined];
    notice = Promise.withResolvers();
    videos = [videoOf('v-1'), videoOf('v-2')];
    Object.assign(vscode.window, {
      showQuickPick: (items: readonly vscode.QuickPickItem[]) => {
        offered.push(items.map(({ label }) => label));
        const choice = choices.shift();
        return Promise.resolve(items.find(({ label }) => label === choice));
      },
      showWarningMessage: (message: string, { detail }: { readonly detail: string }, action: string) => {
        question = { message, detail };
        return Promise.resolve(agrees ? action : undefined);
      },
      showInformationMessage: (message: string) => {
        done.push(message);
        return notice.promise;
      },
    });
  });
  afterEach(() => {
    Object.assign(vscode.window, { showQuickPick, showWarningMessage, showInformationMessage });
  });

  const run = async (response: string | undefined = JSON.stringify(body)): Promise<void> => {
    const library = {
      get: (key: string) => videos.find((it) => it.key === key),
      response: () => (response === '' ? undefined : { body: response, http: 200, receivedAt: 1 }),
      rereadable: () => videos,
      changeReadings: (changes: readonly ReadingChange[]) => {
        done.push(changes.map(({ before, after }) => `${before.key}: ${before.state} → ${after.state}`));
        return Promise.resolve(changes);
      },
    };
    const settings = {
      services: new Map(),
      setPins: (target: string, pins: unknown) => {
        done.push([target, pins]);
        return Promise.resolve(() => Promise.resolve(void done.push('unset')));
      },
    };
    await teachResponse(
      {
        videos: { library: () => Promise.resolve(library) },
        service: { settings, credits: { refresh: () => Promise.resolve() } },
        ui: { exchanges: { credits: () => credits }, list: { keysOf: () => ['v-1'] }, panels: {} },
      } as unknown as Dependencies,
      'v-1',
    );
  };

  it('shows each value with its path, as plain text and without secrets', async () => {
    await run();
    assert.deepEqual(offered[0], [
      'data.job.phase: "spilled"',
      'data.job.token: "•••"',
      'id: "v-1"',
      'note: "$ (zap) [x] (command:go)"',
    ]);
  });

  it('shows how many videos change and how, and changes nothing without confirmation', async () => {
    agrees = false;
    choices = ['data.job.phase: "spilled"', 'This is the status', 'failed'];
    await run();
    assert.equal(question?.message, 'Read the responses of video.example this way?');
    assert.match(question.detail, /“spilled” means “failed”\./);
    assert.match(question.detail, /Before: status unknown · “spilled” · ID v-1\nAfter: failed · ID v-1/);
    assert.match(question.detail, /2 videos change: 2 × failed\./);
    assert.deepEqual(done, []);
  });

  it('sets the meaning for the service, changes its videos, and undoes both', async () => {
    choices = ['data.job.phase: "spilled"', 'This is the status', 'failed'];
    await run();
    const [set, changes, message] = done;
    const isFound = { pointers: {}, statusWords: { spilled: 'failed' } };
    assert.deepEqual(set, [service, isFound]);
    assert.deepEqual(changes, ['v-1: unknown → failed', 'v-2: unknown → failed']);
    assert.match(String(message), /2 videos changed/);
    notice.resolve('Undo');
    await notice.promise;
    await new Promise(setImmediate);
    assert.deepEqual(done.slice(3), ['unset', ['v-1: failed → unknown', 'v-2: failed → unknown']]);
  });

  it('sets the ID of an unconfirmed video without one', async () => {
    videos = [withChanges(videoOf('v-1', { state: 'unconfirmed' }), { videoId: undefined })];
    choices = ['zz.q: "abc-1"', 'This is the video ID'];
    await run(JSON.stringify({ zz: { q: 'abc-1' } }));
    assert.match(question?.detail ?? '', /Before: .*no ID\nAfter: .*ID abc-1\n/);
    assert.deepEqual(done[0], [service, { pointers: { videoId: '/zz/q' }, statusWords: {} }]);
  });

  it('sets the balance in the last response about credits', async () => {
    credits = JSON.stringify({ purse: { gold: 77, silver: 5 } });
    choices = ['purse.gold: 77', 'This is the balance'];
    await run();
    assert.match(question?.detail ?? '', /Before: Balance unknown\.\nAfter: Balance: 77\.\n\nNo video/);
    assert.deepEqual(done[0], [service, { pointers: { balance: '/purse/gold' }, statusWords: {} }]);
  });

  it('explains why a response cannot be taught: sandbox, no JSON, no response yet', async () => {
    await assert.rejects(run('Too long'), UserError);
    await assert.rejects(run(''), UserError);
    videos = [videoOf('v-1', { service: sandboxService })];
    await assert.rejects(run(), UserError);
    assert.deepEqual(offered, []);
  });
});
