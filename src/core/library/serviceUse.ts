import type { Connection } from './connection';

/** The service that generates the videos: the sandbox, or the service whose base URL is set. */
export type ServiceUse = (typeof uses)[number];
const uses = ['sandbox', 'connected'] as const;

/** The user's last choice of a service in any window. Undefined if the user has not chosen yet. */
export function readServiceUse(connection: Connection): ServiceUse | undefined {
  return toServiceUse(connection.get(`SELECT value FROM choices WHERE name = 'serviceUse'`)?.value);
}

export function writeServiceUse(connection: Connection, use: ServiceUse): void {
  connection.run(`INSERT OR REPLACE INTO choices (name, value) VALUES ('serviceUse', ?)`, use);
}

/** Parses a stored choice. Returns undefined if the choice is invalid. */
export function toServiceUse(value: unknown): ServiceUse | undefined {
  return uses.find((use) => use === value);
}
