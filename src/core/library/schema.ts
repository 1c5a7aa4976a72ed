import type * as sqliteModule from 'node:sqlite';
import type { DatabaseSync } from 'node:sqlite';
import * as l10n from '@vscode/l10n';
import { DamagedLibraryError, isBusy, isDamaged, LibraryError, OtherFormatError } from './errors';
import { columnDeclarations } from './videoColumns';

/** The `node:sqlite` module, loaded only when a library is opened. */
export type Sqlite = typeof sqliteModule;

/** The write-ahead log is checkpointed every 200 pages (800 KB), so that no single commit takes long. */
const checkpointPages = 200;

/**
 * The format of the library's tables, stored as SQLite's `user_version`. Windows that use the same format share a
 * library.
 */
export const libraryFormat = 1;

/** Marks a file as a library of this extension. The number is "VAds" in ASCII, stored as SQLite's `application_id`. */
const applicationId = 0x56416473;

/** Formats up to this one were never released. Their files have no {@link applicationId}. */
const unreleasedFormat = 3;

/** The SQL condition for videos that are polled. */
export const isFollowedRow = `stopped = 0 AND video_id IS NOT NULL AND state IN ('queued', 'running', 'unknown')`;
/** The SQL condition for unconfirmed videos that may still be charged. */
export const isUnconfirmedRow = `state = 'unconfirmed' AND stopped = 0`;

/**
 * The tables of this format. Times are milliseconds since 1970.
 *
 * To add a field to videos, add it to `Video` and to the columns in `videoColumns.ts`, and increment
 * {@link libraryFormat}. A library of an older format is set aside, and a new one is created. Once a format is
 * released, its libraries must be migrated instead.
 *
 * `seq` numbers all changes. A reader remembers the last number and then reads only newer rows of `videos` and
 * `removals`. Ordinary rowids (`id`) allow a damaged file to be read piece by piece.
 */
const tables = `
  CREATE TABLE videos (id INTEGER PRIMARY KEY, seq INTEGER NOT NULL, owner TEXT, ${columnDeclarations});
  CREATE INDEX videos_newest ON videos (created_at DESC, key DESC);
  CREATE INDEX videos_changed ON videos (seq);
  CREATE INDEX videos_service_id ON videos (service, video_id) WHERE video_id IS NOT NULL;
  CREATE INDEX videos_service_newest ON videos (service, created_at);
  CREATE INDEX videos_service_ended ON videos (service, finished_at) WHERE finished_at IS NOT NULL;
  CREATE INDEX videos_batch ON videos (batch, created_at DESC, key DESC) WHERE batch IS NOT NULL;
  CREATE INDEX videos_source ON videos (source) WHERE source IS NOT NULL;
  CREATE INDEX videos_fingerprint ON videos (fingerprint) WHERE fingerprint IS NOT NULL;
  CREATE INDEX videos_submitting ON videos (owner) WHERE state = 'submitting';
  CREATE INDEX videos_unconfirmed ON videos (created_at) WHERE ${isUnconfirmedRow};
  CREATE INDEX videos_dismissed ON videos (dismissed_at) WHERE dismissed_at IS NOT NULL;
  CREATE INDEX videos_followed ON videos (next_check_at, state, stopped, video_id)
    WHERE ${isFollowedRow};
  CREATE INDEX videos_undownloaded ON videos (file_at) WHERE file_state IN ('due', 'failed');
  CREATE INDEX videos_too_large ON videos (file_bytes) WHERE file_state = 'tooLarge';
  CREATE INDEX videos_stored ON videos (file_bytes) WHERE file_state = 'here';
  CREATE INDEX videos_uncopied ON videos (finished_at) WHERE file_state = 'here' AND copied_at IS NULL;

  CREATE TABLE removals (seq INTEGER PRIMARY KEY, key TEXT NOT NULL, removed_at INTEGER NOT NULL);
  CREATE TABLE responses (
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

  CREATE TABLE leases (name TEXT PRIMARY KEY, owner TEXT NOT NULL, expires_at INTEGER NOT NULL);
  CREATE TABLE service_reports (
    service TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    status TEXT NOT NULL,
    problem TEXT,
    retry_at INTEGER,
    key_since INTEGER
  );
  CREATE TABLE rests (service TEXT PRIMARY KEY, said_at INTEGER NOT NULL, until INTEGER NOT NULL);

  CREATE TABLE history (
    id INTEGER PRIMARY KEY,
    video_key TEXT NOT NULL UNIQUE,
    service TEXT NOT NULL,
    duration REAL NOT NULL,
    aspect_ratio TEXT,
    fields_hash TEXT,
    learned_at INTEGER NOT NULL,
    took_ms INTEGER,
    gap_ms INTEGER,
    credits REAL,
    credits_basis TEXT
  );
  CREATE INDEX history_durations ON history (service, duration, learned_at DESC) WHERE took_ms IS NOT NULL;
  CREATE INDEX history_prices ON history (service, learned_at DESC) WHERE credits IS NOT NULL;

  CREATE TABLE choices (name TEXT PRIMARY KEY, value TEXT NOT NULL);

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

/** Creates the tables in an empty database, in one transaction. Several processes may call this at the same time. */
export function createTables(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const isEmpty = database.prepare('SELECT 1 FROM sqlite_master LIMIT 1').get() === undefined;
    const format = `PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${libraryFormat}`;
    if (isEmpty) database.exec(`${tables} ${format}`);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Checks the file's format without changing the file.
 * @throws LibraryError for a newer format; OtherFormatError for an older or unknown format
 */
export function requireFormat(database: DatabaseSync): void {
  const format = readPragma(database, 'user_version');
  const isOurs = readPragma(database, 'application_id') === applicationId;
  if (isOurs && format === libraryFormat) return;
  throw format > (isOurs ? libraryFormat : unreleasedFormat) ? newerFormat() : new OtherFormatError();
}

/**
 * Checks only for a newer format. Cheaper than {@link requireFormat}, which the connection must have passed before.
 * @throws LibraryError for a newer format
 */
export function refuseNewer(database: DatabaseSync): void {
  if (readPragma(database, 'user_version') > libraryFormat) throw newerFormat();
}

function newerFormat(): LibraryError {
  return new LibraryError(
    l10n.t('The video library was made by a newer version of Video Ads; update the extension to use it.'),
  );
}

function readPragma(database: DatabaseSync, name: 'user_version' | 'application_id'): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}

/**
 * Uses WAL mode, or a rollback journal where WAL is unavailable, such as on a network drive. A rollback journal is
 * slower but equally safe. In both modes, SQLite overwrites deleted content.
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

/** Selects the number of changes to the library. Returns no row if the counter is damaged. */
export const selectChanges = `SELECT value FROM counters WHERE name = 'seq' AND typeof(value) = 'integer'
  AND value BETWEEN 0 AND ${Number.MAX_SAFE_INTEGER}`;

/**
 * Reads the root page of each table and index that is needed to open the library, so that damage there is detected
 * immediately.
 */
export function probe(database: DatabaseSync): void {
  if (database.prepare(selectChanges).get() === undefined) throw new DamagedLibraryError();
  database.prepare('SELECT * FROM videos ORDER BY created_at DESC, key DESC LIMIT 1').get();
  database.prepare('SELECT max(seq) FROM videos').get();
  database.prepare('SELECT max(seq) FROM removals').get();
  for (const table of ['responses', 'leases', 'history', 'readings']) {
    database.prepare(`SELECT * FROM ${table} LIMIT 1`).get();
  }
}
