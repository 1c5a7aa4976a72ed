import * as vscode from 'vscode';
import type { LibraryChange, VideoLibrary } from '../../src/core/library/library';
import type { Video } from '../../src/core/video/video';
import { Documents } from '../../src/host/documents';
import { waitUntil } from '../support/waitUntil';

/**
 * The installed extension registers the same URI schemes, so VS Code may ask its provider instead of the tested one.
 * These tests therefore use documents of their own.
 */
describe('Documents', () => {
  const shownText = (): string => vscode.window.activeTextEditor?.document.getText() ?? '';

  it('shows the newest diagnosis, and its time', async () => {
    const diagnosis = new Documents(() => Promise.reject(new Error('It is not needed.')));
    try {
      await diagnosis.showReport('Report.txt', 'first', Date.UTC(2026, 0, 2, 12));
      await waitUntil('the first', () => /2026[^]*first/.test(shownText()));
      await diagnosis.showReport('Report.txt', 'second', Date.UTC(2027, 0, 2, 12));
      await waitUntil('the second', () => /2027[^]*second/.test(shownText()));
    } finally {
      diagnosis.dispose();
    }
  });

  it('shows the newest response, and the time it was received', async () => {
    const changes = new vscode.EventEmitter<LibraryChange>();
    let response = { body: '{"status":"queued"}', http: 200, receivedAt: Date.UTC(2026, 0, 2, 12) };
    const library = { onDidChange: changes.event, response: () => response } as unknown as VideoLibrary;
    const responses = new Documents(() => Promise.resolve(library));
    const video = { key: 'k', prompt: 'A quiet kitchen' } as Video;
    try {
      await responses.showResponse(video);
      await waitUntil('the first', () => /HTTP 200.*2026[^]*queued/.test(shownText()));
      response = { body: '{"status":"completed"}', http: 201, receivedAt: Date.UTC(2027, 0, 2, 12) };
      changes.fire({ videos: [video], removed: [] });
      await waitUntil('the second', () => /HTTP 201.*2027[^]*completed/.test(shownText()));
    } finally {
      responses.dispose();
      changes.dispose();
    }
  });
});
