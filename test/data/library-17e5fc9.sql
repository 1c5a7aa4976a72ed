PRAGMA user_version = 3;
CREATE TABLE videos ( id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, seq INTEGER NOT NULL, service TEXT NOT NULL, prompt TEXT NOT NULL, duration NUMERIC NOT NULL, aspect_ratio TEXT, batch TEXT, credits_before REAL, state TEXT NOT NULL, video_id TEXT, status_text TEXT, progress REAL, video_url TEXT, thumbnail_url TEXT, error_message TEXT, credits_used REAL, credits_after REAL, created_at INTEGER NOT NULL, changed_at INTEGER NOT NULL, checked_at INTEGER, finished_at INTEGER, next_check_at INTEGER, failed_checks INTEGER NOT NULL DEFAULT 0, stopped INTEGER NOT NULL DEFAULT 0, file_name TEXT, file_type TEXT, file_bytes INTEGER, file_problem TEXT, owner TEXT , retry_of TEXT);
CREATE INDEX videos_newest ON videos (created_at DESC, key DESC);
CREATE INDEX videos_changed ON videos (seq);
CREATE INDEX videos_service_id ON videos (service, video_id) WHERE video_id IS NOT NULL;
CREATE INDEX videos_followed ON videos (next_check_at, state, stopped, video_id) WHERE stopped = 0 AND video_id IS NOT NULL AND state IN ('queued', 'running', 'unknown');
CREATE INDEX videos_submitting ON videos (owner) WHERE state = 'submitting';
CREATE INDEX videos_unconfirmed ON videos (created_at) WHERE state = 'unconfirmed' AND stopped = 0;
CREATE INDEX videos_unkept ON videos (finished_at) WHERE state = 'succeeded' AND file_name IS NULL AND file_problem IS NULL;
CREATE TABLE removals (seq INTEGER PRIMARY KEY, key TEXT NOT NULL, removed_at INTEGER NOT NULL);
CREATE TABLE replies ( id INTEGER PRIMARY KEY, video_key TEXT NOT NULL UNIQUE, body TEXT NOT NULL, http INTEGER NOT NULL, received_at INTEGER NOT NULL );
CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
CREATE TABLE owners (id TEXT PRIMARY KEY, pid INTEGER NOT NULL, machine TEXT NOT NULL, expires_at INTEGER NOT NULL);
CREATE TABLE leases (name TEXT PRIMARY KEY, owner TEXT NOT NULL, expires_at INTEGER NOT NULL, said TEXT);
CREATE INDEX videos_ended ON videos (finished_at) WHERE finished_at IS NOT NULL;
CREATE TABLE history ( id INTEGER PRIMARY KEY, video_key TEXT NOT NULL UNIQUE, service TEXT NOT NULL, duration NUMERIC NOT NULL, aspect_ratio TEXT, learned_at INTEGER NOT NULL, took_ms INTEGER, gap_ms INTEGER, credits REAL, credits_basis TEXT );
CREATE INDEX history_durations ON history (service, duration, learned_at DESC) WHERE took_ms IS NOT NULL;
CREATE INDEX history_prices ON history (service, learned_at DESC) WHERE credits IS NOT NULL;
CREATE TABLE readings ( id INTEGER PRIMARY KEY, service TEXT NOT NULL UNIQUE, balance REAL, unlimited INTEGER NOT NULL DEFAULT 0, total REAL, unit TEXT, read_at INTEGER NOT NULL );
INSERT INTO videos (id, key, seq, service, prompt, duration, aspect_ratio, credits_before, state, video_id, status_text, video_url, credits_used, created_at, changed_at, checked_at, finished_at, failed_checks, stopped, file_name, file_type, file_bytes, owner) VALUES (1, 'b5f75260-a9ea-4081-8edb-0543c994e683', 4, 'https://video.example/api/v1/developer', 'Succeeded', 8, '9:16', 40, 'succeeded', 'v-1', 'succeeded', 'https://files.example/1.mp4', 4, 1760000004000, 1760000007000, 1760000007000, 1760000007000, 0, 0, 'b5f75260-a9ea-4081-8edb-0543c994e683.mp4', 'video/mp4', 1000, '4931db15-65f0-49a1-83b0-aaeee617f38c');
INSERT INTO videos (id, key, seq, service, prompt, duration, aspect_ratio, batch, credits_before, state, video_id, status_text, progress, created_at, changed_at, checked_at, failed_checks, stopped, owner) VALUES (2, '82621c5d-d3e2-4be1-9375-7c572ef02982', 6, 'https://video.example/api/v1/developer', 'Running', 8, '9:16', 'b', 40, 'running', 'v-2', 'running', 0.5, 1760000009000, 1760000011000, 1760000011000, 0, 0, '4931db15-65f0-49a1-83b0-aaeee617f38c');
INSERT INTO videos (id, key, seq, service, prompt, duration, aspect_ratio, credits_before, state, error_message, created_at, changed_at, finished_at, failed_checks, stopped, owner) VALUES (3, 'ba35c1d5-e539-408a-b622-3d102b1c6835', 8, 'https://video.example/api/v1/developer', 'Rejected', 8, '9:16', 40, 'failed', 'Not enough credits.', 1760000012000, 1760000014000, 1760000014000, 0, 0, '4931db15-65f0-49a1-83b0-aaeee617f38c');
INSERT INTO videos (id, key, seq, service, prompt, duration, aspect_ratio, credits_before, state, video_id, status_text, error_message, created_at, changed_at, checked_at, finished_at, failed_checks, stopped, owner) VALUES (4, '8912e5c1-35af-4f24-8015-fab21ffb0341', 10, 'https://video.example/api/v1/developer', 'Failed', 8, '9:16', 40, 'failed', 'v-3', 'failed', 'Content policy', 1760000015000, 1760000017000, 1760000017000, 1760000017000, 0, 0, '4931db15-65f0-49a1-83b0-aaeee617f38c');
INSERT INTO videos (id, key, seq, service, prompt, duration, aspect_ratio, credits_before, state, error_message, created_at, changed_at, failed_checks, stopped, owner) VALUES (5, '96048201-b267-4182-b01e-f731ad3f8fe6', 12, 'https://video.example/api/v1/developer', 'Unconfirmed', 8, '9:16', 40, 'unconfirmed', 'No response.', 1760000018000, 1760000020000, 0, 0, '4931db15-65f0-49a1-83b0-aaeee617f38c');
INSERT INTO videos (id, key, seq, service, prompt, duration, aspect_ratio, credits_before, state, created_at, changed_at, failed_checks, stopped, owner) VALUES (6, 'f1e6cb7b-0f43-4ae3-a9fb-ded61efa2d80', 13, 'https://video.example/api/v1/developer', 'Submitting', 8, '9:16', 40, 'submitting', 1760000021000, 1760000021000, 0, 0, '4931db15-65f0-49a1-83b0-aaeee617f38c');
INSERT INTO replies (id, video_key, body, http, received_at) VALUES (1, 'b5f75260-a9ea-4081-8edb-0543c994e683', '{
  "id": "v-1",
  "status": "succeeded"
}', 200, 1760000007000);
INSERT INTO replies (id, video_key, body, http, received_at) VALUES (2, '82621c5d-d3e2-4be1-9375-7c572ef02982', '{
  "id": "v-2",
  "status": "running"
}', 200, 1760000011000);
INSERT INTO replies (id, video_key, body, http, received_at) VALUES (3, 'ba35c1d5-e539-408a-b622-3d102b1c6835', '{
  "error": "credits"
}', 402, 1760000014000);
INSERT INTO replies (id, video_key, body, http, received_at) VALUES (4, '8912e5c1-35af-4f24-8015-fab21ffb0341', '{
  "id": "v-3",
  "status": "failed"
}', 200, 1760000017000);
INSERT INTO counters (name, value) VALUES ('seq', 13);
INSERT INTO counters (name, value) VALUES ('videos', 6);
INSERT INTO owners (id, pid, machine, expires_at) VALUES ('4931db15-65f0-49a1-83b0-aaeee617f38c', 23480, 'another machine', 1760000052000);
INSERT INTO history (id, video_key, service, duration, aspect_ratio, learned_at, took_ms, gap_ms, credits, credits_basis) VALUES (1, 'b5f75260-a9ea-4081-8edb-0543c994e683', 'https://video.example/api/v1/developer', 8, '9:16', 1760000007000, 3000, 1000, 4, 'reply');
INSERT INTO readings (id, service, balance, unlimited, read_at) VALUES (1, 'sandbox', 12, 0, 1760000022000);
CREATE TRIGGER videos_counted AFTER INSERT ON videos BEGIN UPDATE counters SET value = value + 1 WHERE name = 'videos'; END;
CREATE TRIGGER videos_uncounted AFTER DELETE ON videos BEGIN UPDATE counters SET value = value - 1 WHERE name = 'videos'; END;
