import assert from 'node:assert/strict';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { useVscode } from '../support/useVscode';

describe('a library of a newer version', () => {
  const vscode = useVscode();

  it('is explained above the list, without a notification, until it can be read', async () => {
    const { window, app } = vscode;
    const file = path.join(app.server.globalStorage, 'library.db');
    mkdirSync(app.server.globalStorage, { recursive: true });
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 999');
    database.close();
    await window.openContainer('Video Ads');
    const message = window.page.locator('.pane-body .message').filter({ hasText: /newer version/ });
    await message.waitFor();
    assert.deepEqual(await window.notifications.texts(), []);
    rmSync(file);
    await window.run('Video Ads: Refresh Videos');
    await message.waitFor({ state: 'hidden' });
  });
});
