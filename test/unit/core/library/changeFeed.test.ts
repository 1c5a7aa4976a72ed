import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { mock } from 'node:test';
import { ChangeFeed } from '../../../../src/core/library/changeFeed';
import { LibraryDatabase } from '../../../../src/core/library/connection';
import { LibraryFolder } from '../../../support/libraryFolder';
import { quietLog } from '../../../support/quietLog';

describe('the feed of changes', () => {
  it('includes a commit made while it starts, and reports later ones', async () => {
    const folder = await LibraryFolder.make();
    (await folder.open()).dispose();
    const database = await LibraryDatabase.open(folder.path, quietLog);
    const other = new DatabaseSync(join(folder.path, 'library.db'));
    const commit = (key: string): void =>
      other.exec(`BEGIN; UPDATE counters SET value = value + 1 WHERE name = 'seq';
        INSERT INTO removals SELECT value, '${key}', 0 FROM counters WHERE name = 'seq'; COMMIT`);
    const read = database.read.bind(database);
    // The commit happens after the first of the feed's two initial reads.
    const meanwhile = (...work: Parameters<typeof read>): unknown => {
      const result = read(...work);
      commit('removed meanwhile');
      return result;
    };
    mock.method(database, 'read', meanwhile, { times: 1 });
    const feed = new ChangeFeed(database, quietLog);
    const reported = new Promise((resolve) => feed.onDidChange(({ removed }) => resolve(removed)));
    commit('removed later');
    // With the two reads swapped, the feed would report the first commit only now.
    assert.deepEqual(await reported, ['removed later']);
    feed.dispose();
    other.close();
    database.close(() => undefined);
    await folder.remove();
  });
});
