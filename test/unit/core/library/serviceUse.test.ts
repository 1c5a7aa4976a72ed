import assert from 'node:assert/strict';
import { LibraryFolder } from '../../../support/libraryFolder';
import { waitUntil } from '../../../support/waitUntil';

describe('the service in use, as stored in the library', () => {
  let folder: LibraryFolder;
  beforeEach(async () => {
    folder = await LibraryFolder.make();
  });
  afterEach(() => folder.remove());

  it('is unknown before the first choice, and after an invalid one', async () => {
    const library = await folder.open();
    assert.equal(library.serviceUse(), undefined);
    await library.transact((connection) =>
      connection.run("INSERT INTO choices (name, value) VALUES ('serviceUse', 'elsewhere')"),
    );
    assert.equal(library.serviceUse(), undefined);
  });

  it('is the last choice of any window, and the other windows notice it', async () => {
    const [one, other] = [await folder.open(), await folder.open()];
    const seen: unknown[] = [];
    other.onDidCommitElsewhere(() => seen.push(other.serviceUse()));
    await one.chooseServiceUse('sandbox');
    await waitUntil('the choice in the other window', () => seen.includes('sandbox'));
    await other.chooseServiceUse('connected');
    await waitUntil('the choice in the first window', () => one.serviceUse() === 'connected');
  });
});
