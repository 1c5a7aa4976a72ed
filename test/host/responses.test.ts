import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { reportResponse, showRequests } from '../../src/commands/responses';
import type { Video } from '../../src/core/video/video';
import { UserError } from '../../src/host/userErrors';

describe('Show Requests and Responses', () => {
  it('offers to refresh a video only if it has an ID', async () => {
    const offered = async (videoId?: string): Promise<readonly string[]> => {
      const video = { key: 'k', state: 'unconfirmed', service: 'https://video.example/api', videoId } as Video;
      const dependencies = {
        videos: { library: () => Promise.resolve({ get: () => video }) },
        service: { sandbox: {} },
        ui: { exchanges: { describe: () => undefined }, list: { keysOf: () => ['k'] }, panels: {} },
      } as unknown as Dependencies;
      const error: unknown = await showRequests(dependencies, 'k').catch((it: unknown) => it);
      assert.ok(error instanceof UserError, String(error));
      return error.nextSteps.map(({ command }) => command);
    };
    assert.deepEqual(await offered('v-1'), ['videoAds.refreshVideo', 'videoAds.showResponse']);
    assert.deepEqual(await offered(), ['videoAds.showResponse']);
  });
});

describe('Report an Unrecognized Response', () => {
  const { l10n } = vscode;
  const t = l10n.t.bind(l10n);
  afterEach(() => {
    Object.assign(l10n, { t });
  });

  it('describes the reading in the language of the window', async () => {
    Object.assign(l10n, { t: (text: string) => `«${text}»` });
    const reports: string[] = [];
    const video = { key: 'k', state: 'unknown', service: 'https://video.example/api' } as Video;
    await reportResponse(
      {
        videos: { library: () => Promise.resolve({ get: () => video, response: () => ({ http: 200, body: '{}' }) }) },
        ui: {
          documents: { showReport: (_name: string, text: string) => void reports.push(text) },
          list: { keysOf: () => ['k'] },
          panels: {},
        },
      } as unknown as Dependencies,
      'k',
    );
    assert.match(reports[0] ?? '', /^«HTTP \{0\} · read as: \{1\}»$/m);
  });
});
