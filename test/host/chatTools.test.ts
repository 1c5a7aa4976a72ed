import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { BriefToolDependencies } from '../../src/chat/briefTools';
import { createTools } from '../../src/chat/tools';
import { chatUri, type Video, videoStates } from '../../src/core/video/video';
import { agentState } from '../../src/chat/agentState';
import { stateText } from '../../src/views/videoText';
import { begin, intent, LibraryFolder } from '../support/libraryFolder';

describe('the state of a video for agents', () => {
  it('has the name that the Videos view shows', () => {
    const video: Video = {
      ...{ key: 'k', prompt: 'Buns', duration: 4, service: 'https://video.example/api', videoId: 'v' },
      ...{ state: 'queued', createdAt: 0, changedAt: 0, failedChecks: 0, stopped: false },
      ...{ request: { state: 'held' }, file: { state: 'none' } },
    };
    const link = 'https://cdn.example/v.mp4';
    const succeeded = { ...video, state: 'succeeded', file: { state: 'due', at: 0 } } as const;
    const videos: readonly Video[] = [
      ...videoStates.filter((state) => state !== 'succeeded').map((state) => ({ ...video, state })),
      { ...succeeded, videoUrl: link },
      succeeded,
      { ...succeeded, videoUrl: link, file: { state: 'failed', reason: 'The link was refused (403).' } },
      { ...video, stopped: true },
      { ...video, state: 'unconfirmed', dismissedAt: 1 },
      { ...video, sameAs: 'other' },
    ];
    for (const it of videos) assert.equal(agentState(it), stateText(it));
    assert.equal(agentState({ ...video, state: 'unknown', statusText: 'spilled' }), 'status unknown (“spilled”)');
  });
});

describe('the videos that agents see', () => {
  let storage: LibraryFolder;
  beforeEach(async () => {
    storage = await LibraryFolder.make();
  });
  afterEach(() => storage.remove());

  it('are those of the workspace’s files and of chat, and all videos only if the user allows it', async () => {
    const library = await storage.open();
    const workspace = vscode.workspace.workspaceFolders?.[0]?.uri ?? assert.fail();
    const uris = {
      here: vscode.Uri.joinPath(workspace, 'brief.md').toString(),
      chat: chatUri,
      elsewhere: 'file:///another/client/brief.md',
      typed: undefined,
    };
    const keys = new Map<string, string>();
    for (const [prompt, uri] of Object.entries(uris)) {
      const source = uri === undefined ? {} : { source: { uri, startLine: 0, hash: '' } };
      keys.set(prompt, (await begin(library, intent({ prompt, ...source }))).key);
    }
    const settings = { chatAllVideos: false };
    const tools = createTools({
      library: () => Promise.resolve(library),
      settings,
    } as unknown as BriefToolDependencies);
    const call = async (name: string, input: object): Promise<string> => {
      const token = { isCancellationRequested: false } as vscode.CancellationToken;
      const result = await tools[name]?.invoke({ input, toolInvocationToken: undefined }, token);
      const [part] = result?.content ?? [];
      return part instanceof vscode.LanguageModelTextPart ? part.value : '';
    };
    const listed = async (): Promise<string[]> => {
      const text = await call('videoAds_listVideos', {});
      return Object.keys(uris).filter((prompt) => text.includes(keys.get(prompt) ?? '?'));
    };
    assert.deepEqual(await listed(), ['here', 'chat']);
    await assert.rejects(call('videoAds_showVideo', { id: keys.get('elsewhere') }), /No video has this ID/);
    assert.match(await call('videoAds_showVideo', { id: keys.get('here') }), /prompt: here/);
    settings.chatAllVideos = true;
    assert.deepEqual(await listed(), Object.keys(uris));
    assert.match(await call('videoAds_showVideo', { id: keys.get('elsewhere') }), /prompt: elsewhere/);
  });
});
