import assert from 'node:assert/strict';
import fs, { statfsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { downloadLimit } from '../../../../src/core/downloads/downloadLimit';

describe('the size of the largest download', () => {
  afterEach(() => {
    fs.statfsSync = statfsSync;
    syncBuiltinESMExports();
  });
  const limitWithFreeSpace = (bytes: number): number => {
    fs.statfsSync = (() => ({ bavail: bytes / 512, bsize: 512 })) as unknown as typeof fs.statfsSync;
    return downloadLimit(tmpdir());
  };

  it('is the free space, but at most 4 GB', () => {
    assert.deepEqual([limitWithFreeSpace(512_000), limitWithFreeSpace(8e9)], [512_000, 4e9]);
  });

  it('is 4 GB if the free space is unknown', () => {
    assert.equal(downloadLimit('/nowhere/at/all'), 4e9);
  });
});
