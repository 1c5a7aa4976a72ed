/**
 * SQL that creates the ledger's tables. Each item upgrades the schema by one version, and `PRAGMA user_version` counts
 * the applied items. Times are in ms since the Unix epoch. Credits are whole numbers. An account's balance is the sum
 * of its rows in `entries`.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE accounts (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, created_at INTEGER NOT NULL) STRICT;

  CREATE TABLE keys (
    id TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    label TEXT NOT NULL,
    hash BLOB NOT NULL,
    created_at INTEGER NOT NULL,
    revoked_at INTEGER
  ) STRICT;

  CREATE TABLE jobs (
    id TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    prompt TEXT NOT NULL,
    duration INTEGER NOT NULL,
    aspect_ratio TEXT NOT NULL,
    cost INTEGER NOT NULL,
    idempotency_key TEXT,
    request_hash BLOB NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('queued', 'processing', 'completed', 'failed')),
    progress REAL NOT NULL DEFAULT 0,
    error_code TEXT,
    error_message TEXT,
    failures INTEGER NOT NULL DEFAULT 0,
    lease TEXT,
    lease_expires_at INTEGER,
    created_at INTEGER NOT NULL,
    finished_at INTEGER,
    file_name TEXT,
    file_bytes INTEGER,
    files_removed_at INTEGER,
    UNIQUE (account_id, idempotency_key)
  ) STRICT;
  CREATE INDEX jobs_by_status ON jobs (status, created_at);

  CREATE TABLE entries (
    id INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    amount INTEGER NOT NULL,
    reason TEXT NOT NULL CHECK (reason IN ('opening', 'grant', 'video', 'refund')),
    job_id TEXT REFERENCES jobs (id),
    at INTEGER NOT NULL,
    UNIQUE (job_id, reason)
  ) STRICT;
  CREATE INDEX entries_by_account ON entries (account_id);
  `,
  `ALTER TABLE jobs ADD COLUMN plan TEXT;`,
];
