import * as vscode from 'vscode';
import type { LibraryChange, VideoLibrary } from '../../src/core/library/library';
import type { Video } from '../../src/core/video/video';
import { Documents } from '../../src/host/documents';
import { waitUntil } from '../support/waitUntil';

/** Schemes that the installed extension has registered, too, are served by whichever answers: these tests use own documents. */
describe('the documents', () => {
  const shown = (): string => vscode.window.activeTextEditor?.document.getText() ?? '';

  it('show the diagnosis of now, and when it was made (20)', async () => {
    const diagnosis = new Documents(() => Promise.reject(new Error('It is not needed.')));
    try {
      await diagnosis.showReport('Report.txt', 'first', Date.UTC(2026, 0, 2, 12));
      await waitUntil('the first', () => /2026[^]*first/.test(shown()));
      await diagnosis.showReport('Report.txt', 'second', Date.UTC(2027, 0, 2, 12));
      await waitUntil('the second', () => /2027[^]*second/.test(shown()));
    } finally {
      diagnosis.dispose();
    }
  });

  it('show the response of now, and when it was received (20)', async () => {
    const changes = new vscode.EventEmitter<LibraryChange>();
    let response = { body: '{"status":"queued"}', http: 200, receivedAt: Date.UTC(2026, 0, 2, 12) };
    const library = { onDidChange: changes.event, response: () => response } as unknown as VideoLibrary;
    const responses = new Documents(() => Promise.resolve(library));
    const video = { key: 'k', prompt: 'A quiet kitchen' } as Video;
    try {
      await responses.showResponse(video);
      await waitUntil('the first', () => /HTTP 200.*2026[^]*queued/.test(shown()));
      response = { body: '{"status":"completed"}', http: 201, receivedAt: Date.UTC(2027, 0, 2, 12) };
      changes.fire({ videos: [video], removed: [] });
      await waitUntil('the second', () => /HTTP 201.*2027[^]*completed/.test(shown()));
    } finally {
      responses.dispose();
      changes.dispose();
    }
  });
});
