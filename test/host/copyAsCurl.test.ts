import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { copyAsCurl } from '../../src/commands/copyAsCurl';
import type { Dependencies } from '../../src/commands/dependencies';
import type { Video } from '../../src/core/video/video';

describe('Copy as cURL…', () => {
  const { showQuickPick, setStatusBarMessage } = vscode.window;
  const clipboard = Object.getOwnPropertyDescriptor(vscode.env, 'clipboard');
  const video = {
    ...{ key: 'k', service: 'https://video.example/api', state: 'running', videoId: 'v/1' },
    ...{ prompt: "It's $5 at Joe's", duration: 8, aspectRatio: '9:16', extraFields: { seed: 7 } },
  } as unknown as Video;
  let offered: readonly string[];
  let copied: string[];
  let statusMessages: string[];

  const copy = async (chosen: string, copiedVideo = video): Promise<void> => {
    Object.assign(vscode.window, {
      showQuickPick: (items: readonly vscode.QuickPickItem[]) => {
        offered = items.map(({ label }) => label);
        return Promise.resolve(items.find(({ label }) => label === chosen));
      },
    });
    const dependencies = {
      videos: { library: () => Promise.resolve({ get: () => copiedVideo }) },
      service: { connections: { address: (baseUrl: string) => Promise.resolve({ baseUrl }) } },
      ui: { list: { keysOf: () => ['k'] } },
    } as unknown as Dependencies;
    await copyAsCurl(dependencies, { key: 'k' });
  };

  beforeEach(() => {
    [offered, copied, statusMessages] = [[], [], []];
    Object.assign(vscode.window, { setStatusBarMessage: (text: string) => statusMessages.push(text) });
    Object.defineProperty(vscode.env, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
  });
  afterEach(() => {
    Object.assign(vscode.window, { showQuickPick, setStatusBarMessage });
    Object.defineProperty(vscode.env, 'clipboard', { ...clipboard });
  });

  it('copies the generate request, with the prompt quoted and a variable in place of the key', async () => {
    await copy('Generate');
    assert.deepEqual(copied, [
      [
        "curl --request POST 'https://video.example/api/videos/generate'",
        '--header "Authorization: Bearer $API_KEY"',
        "--header 'Content-Type: application/json'",
        `--data-raw '{"seed":7,"prompt":"It'\\''s $5 at Joe'\\''s","duration":8,"aspect_ratio":"9:16"}'`,
      ].join(' \\\n  '),
    ]);
    assert.deepEqual(statusMessages, ['$(check) Copied']);
  });

  it('offers only the requests that the video allows', async () => {
    await copy('Check Status');
    assert.deepEqual(offered, ['Generate', 'Check Status', 'Check Credits']);
    assert.match(copied[0] ?? '', /^curl --request GET 'https:\/\/video\.example\/api\/videos\/v%2F1' /);
    const { videoId: _, prompt: __, ...added } = video;
    await copy('Check Credits', added);
    assert.deepEqual(offered, ['Check Credits']);
    assert.match(copied[1] ?? '', /^curl --request GET 'https:\/\/video\.example\/api\/credits' /);
  });
});
