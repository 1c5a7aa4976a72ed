import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemCode } from '../../src/core/library/errors';

/** A real file system of a few megabytes, for tests of a full disk. Linux only, as root. */
export class SmallDisk {
  private constructor(readonly path: string) {}

  static readonly isPossible = process.platform === 'linux' && process.getuid?.() === 0;

  static make(megabytes: number): SmallDisk {
    const path = mkdtempSync(join(tmpdir(), 'disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]);
    return new SmallDisk(path);
  }

  /** Fills the disk to the last byte. @param path of the filling file */
  fill(path = this.filler): void {
    const file = openSync(path, 'w');
    try {
      for (let bytes = 65_536; bytes > 0;) {
        try {
          writeSync(file, Buffer.alloc(bytes));
        } catch (error) {
          if (systemCode(error) !== 'ENOSPC') throw error;
          bytes = Math.floor(bytes / 2);
        }
      }
    } finally {
      closeSync(file);
    }
  }

  /** Frees the space that {@link fill} took. */
  free(): void {
    rmSync(this.filler);
  }

  private get filler(): string {
    return join(this.path, 'filler');
  }

  remove(): void {
    execFileSync('umount', [this.path]);
    rmSync(this.path, { recursive: true });
  }
}
