import type * as sqliteModule from 'node:sqlite';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import * as l10n from '@vscode/l10n';
import { DamagedLibraryError, isBusy, isDamaged, LibraryError } from './errors';

/** node:sqlite, which is loaded only when a library is opened. */
export type Sqlite = typeof sqliteModule;
export type Row = Record<string, SQLOutputValue>;

/** The write-ahead log is folded back in this many pages at a time (800 KB), so that no single commit takes long. */
const checkpointPages = 200;

/**
 * The library's schema in this format, never changed once released. What older code must not write is a new format, with a
 * step that leads to it from this one; everything else belongs to the {@link additions}.
 *
 * Times are milliseconds since 1970. `seq` counts all changes: whoever remembers the last one it saw reads only newer
 * rows of `videos` and `removals`. Ordinary rowids (`id`) let a damaged file be read piece by piece.
 */
const schema = `
  CREATE TABLE videos (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    seq INTEGER NOT NULL,
    service TEXT NOT NULL,
    prompt TEXT NOT NULL,
    duration NUMERIC NOT NULL,
    aspect_ratio TEXT,
    batch TEXT,
    credits_before REAL,
    state TEXT NOT NULL,
    video_id TEXT,
    status_text TEXT,
    progress REAL,
    video_url TEXT,
    thumbnail_url TEXT,
    error_message TEXT,
    credits_used REAL,
    credits_after REAL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    checked_at INTEGER,
    finished_at INTEGER,
    next_check_at INTEGER,
    failed_checks INTEGER NOT NULL DEFAULT 0,
    stopped INTEGER NOT NULL DEFAULT 0,
    file_name TEXT,
    file_type TEXT,
    file_bytes INTEGER,
    file_problem TEXT,
    owner TEXT,
    retry_of TEXT
  );
  CREATE INDEX videos_newest ON videos (created_at DESC, key DESC);
  CREATE INDEX videos_changed ON videos (seq);
  CREATE INDEX videos_service_id ON videos (service, video_id) WHERE video_id IS NOT NULL;
  CREATE INDEX videos_followed ON videos (next_check_at, state, stopped, video_id)
    WHERE stopped = 0 AND video_id IS NOT NULL AND state IN ('queued', 'running', 'unknown');
  CREATE INDEX videos_submitting ON videos (owner) WHERE state = 'submitting';
  CREATE INDEX videos_unconfirmed ON videos (created_at) WHERE state = 'unconfirmed' AND stopped = 0;
  CREATE INDEX videos_unkept ON videos (finished_at)
    WHERE state = 'succeeded' AND file_name IS NULL AND file_problem IS NULL;

  CREATE TABLE removals (seq INTEGER PRIMARY KEY, key TEXT NOT NULL, removed_at INTEGER NOT NULL);
  CREATE TABLE replies (
    id INTEGER PRIMARY KEY,
    video_key TEXT NOT NULL UNIQUE,
    body TEXT NOT NULL,
    http INTEGER NOT NULL,
    received_at INTEGER NOT NULL
  );

  CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
  INSERT INTO counters VALUES ('seq', 0), ('videos', 0);
  CREATE TRIGGER videos_counted AFTER INSERT ON videos BEGIN
    UPDATE counters SET value = value + 1 WHERE name = 'videos';
  END;
  CREATE TRIGGER videos_uncounted AFTER DELETE ON videos BEGIN
    UPDATE counters SET value = value - 1 WHERE name = 'videos';
  END;

  CREATE TABLE owners (id TEXT PRIMARY KEY, pid INTEGER NOT NULL, machine TEXT NOT NULL, expires_at INTEGER NOT NULL);
  CREATE TABLE leases (name TEXT PRIMARY KEY, owner TEXT NOT NULL, expires_at INTEGER NOT NULL, said TEXT);
  CREATE INDEX videos_ended ON videos (finished_at) WHERE finished_at IS NOT NULL;

  CREATE TABLE history (
    id INTEGER PRIMARY KEY,
    video_key TEXT NOT NULL UNIQUE,
    service TEXT NOT NULL,
    duration NUMERIC NOT NULL,
    aspect_ratio TEXT,
    learned_at INTEGER NOT NULL,
    took_ms INTEGER,
    gap_ms INTEGER,
    credits REAL,
    credits_basis TEXT
  );
  CREATE INDEX history_durations ON history (service, duration, learned_at DESC) WHERE took_ms IS NOT NULL;
  CREATE INDEX history_prices ON history (service, learned_at DESC) WHERE credits IS NOT NULL;

  CREATE TABLE readings (
    id INTEGER PRIMARY KEY,
    service TEXT NOT NULL UNIQUE,
    balance REAL,
    unlimited INTEGER NOT NULL DEFAULT 0,
    total REAL,
    unit TEXT,
    read_at INTEGER NOT NULL
  );
`;

/** Without an ID a failure was a rejection; windows of an older version write it so. */
export const markRejected = `UPDATE videos SET state = 'rejected' WHERE state = 'failed' AND video_id IS NULL;`;

/**
 * What later versions add: columns, indexes and tables that code of the same format may leave out of sight. So a window
 * of an older version can go on writing to the library. Never changed once released, only added to.
 */
export const additions: readonly string[] = [
  `
  ALTER TABLE videos ADD COLUMN source TEXT;
  ALTER TABLE videos ADD COLUMN sent_at INTEGER;
  ALTER TABLE videos ADD COLUMN saved_path TEXT;
  ALTER TABLE owners ADD COLUMN started TEXT;
  CREATE INDEX videos_service_newest ON videos (service, created_at);
  CREATE INDEX videos_service_ended ON videos (service, finished_at) WHERE finished_at IS NOT NULL;
  DROP INDEX videos_ended;

  ${markRejected}
  CREATE TRIGGER videos_rejected AFTER UPDATE OF state ON videos WHEN NEW.state = 'failed' AND NEW.video_id IS NULL BEGIN
    UPDATE videos SET state = 'rejected' WHERE id = NEW.id;
  END;
  `,
  `
  CREATE INDEX videos_undownloaded ON videos (next_check_at)
    WHERE state = 'succeeded' AND file_name IS NULL AND file_problem IS NOT NULL;
  `,
  `
  ALTER TABLE videos ADD COLUMN copy_path TEXT;
  ALTER TABLE videos ADD COLUMN copied_at INTEGER;
  CREATE INDEX videos_uncopied ON videos (finished_at)
    WHERE state = 'succeeded' AND file_name IS NOT NULL AND copied_at IS NULL;
  CREATE INDEX videos_stored ON videos (file_bytes) WHERE file_name IS NOT NULL;
  `,
  `
  CREATE INDEX videos_source ON videos (source) WHERE source IS NOT NULL;
  `,
  `
  CREATE INDEX videos_batch ON videos (batch, created_at DESC, key DESC) WHERE batch IS NOT NULL;
  `,
  `
  ALTER TABLE videos ADD COLUMN idempotency_key TEXT;
  ALTER TABLE videos ADD COLUMN same_as TEXT;
  CREATE TABLE rests (service TEXT PRIMARY KEY, said_at INTEGER NOT NULL, until INTEGER NOT NULL);
  `,
  `
  ALTER TABLE videos ADD COLUMN dismissed_at INTEGER;
  CREATE INDEX videos_dismissed ON videos (dismissed_at) WHERE dismissed_at IS NOT NULL;
  `,
  `
  CREATE TABLE service_reports (
    service TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    status TEXT NOT NULL,
    problem TEXT,
    retry_at INTEGER,
    key_since INTEGER
  );
  `,
];

/** Whoever knows this format may read and write the library, whatever was added to it. */
export const libraryFormat = 3;

/**
 * Brings an open database to the newest schema, whole or not at all. Several processes may try at once.
 * @throws LibraryError when the file is of a newer format; it is left as it is.
 */
export function migrate(database: DatabaseSync): void {
  if (readFormat(database) === libraryFormat && countAdditions(database) >= additions.length) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    const format = readFormat(database);
    refuseNewer(format);
    if (format < libraryFormat) database.exec(`${schema} PRAGMA user_version = ${libraryFormat}`);
    for (const step of additions.slice(countAdditions(database))) database.exec(step);
    const added = Math.max(additions.length, countAdditions(database));
    database.exec(`INSERT OR REPLACE INTO counters VALUES ('additions', ${added})`);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** @throws LibraryError when the format is newer than this code. */
export function refuseNewer(format: number): void {
  if (format <= libraryFormat) return;
  throw new LibraryError(
    l10n.t('The video library was made by a newer version of Video Ads; update the extension to use it.'),
  );
}

/**
 * Where there can be no write-ahead log, as in a network home, SQLite uses a rollback journal: slower, and as safe. What is
 * deleted is overwritten.
 */
export function useWriteAheadLog(database: DatabaseSync): void {
  try {
    const mode = database.prepare('PRAGMA journal_mode').get()?.journal_mode;
    if (mode !== 'wal') database.exec('PRAGMA journal_mode = WAL');
    database.exec(`PRAGMA wal_autocheckpoint = ${checkpointPages}; PRAGMA secure_delete = ON`);
    database.prepare('SELECT count(*) FROM sqlite_master').get();
  } catch (error) {
    if (isBusy(error) || isDamaged(error)) throw error;
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA secure_delete = ON');
  }
}

/** How often the library was changed; no row where that cannot be. */
export const selectChanges = `SELECT value FROM counters WHERE name = 'seq' AND typeof(value) = 'integer'
  AND value BETWEEN 0 AND ${Number.MAX_SAFE_INTEGER}`;

/** Touches the root of every table and index that starting needs, so that damage there shows at once. */
export function probe(database: DatabaseSync): void {
  if (database.prepare(selectChanges).get() === undefined) throw new DamagedLibraryError();
  database.prepare('SELECT * FROM videos ORDER BY created_at DESC, key DESC LIMIT 1').get();
  database.prepare('SELECT max(seq) FROM videos').get();
  database.prepare('SELECT max(seq) FROM removals').get();
  for (const table of ['replies', 'leases', 'history', 'readings']) {
    database.prepare(`SELECT * FROM ${table} LIMIT 1`).get();
  }
}

/** The format that an open database names, 0 for a new one. */
export function readFormat(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}

function countAdditions(database: DatabaseSync): number {
  return Number(database.prepare(`SELECT value FROM counters WHERE name = 'additions'`).get()?.value ?? 0);
}
