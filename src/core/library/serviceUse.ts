import type { Connection } from './connection';

/** The service that generates the videos: the sandbox, or the one whose base URL is set. */
export type ServiceUse = (typeof uses)[number];
const uses = ['sandbox', 'connected'] as const;

/** The user's last choice in any window. Undefined before the first one. */
export function readServiceUse(connection: Connection): ServiceUse | undefined {
  return toServiceUse(connection.get(`SELECT value FROM choices WHERE name = 'serviceUse'`)?.value);
}

export function writeServiceUse(connection: Connection, use: ServiceUse): void {
  connection.run(`INSERT OR REPLACE INTO choices (name, value) VALUES ('serviceUse', ?)`, use);
}

/** Undefined for an invalid choice. */
export function toServiceUse(value: unknown): ServiceUse | undefined {
  return uses.find((use) => use === value);
}
