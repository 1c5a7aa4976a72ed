import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { BriefToolDependencies } from '../../src/chat/briefTools';
import { createTools } from '../../src/chat/tools';
import { chatUri } from '../../src/core/video/video';
import { begin, intent, LibraryFolder } from '../support/libraryFolder';

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
      const source = uri === undefined ? {} : { source: { uri, startLine: 0, endLine: 0, hash: '' } };
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
