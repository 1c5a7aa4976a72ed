import { filledFields, type ServiceId } from '../video/video';
import type { Connection } from './connection';
import { number, oneOf, type Row, text } from './rowParsers';

/**
 * The state of a service, as reported by the poller.
 * - `offline`: the service cannot be reached
 * - `outage`: the service responds too late, or with server errors or web pages
 * - `rate limited`: the service asked the extension to wait before the next request
 * - `rejected key`, `no key`: nothing is sent until the user has set a new key
 */
export type ServiceStatus = (typeof serviceStatuses)[number];
const serviceStatuses = ['ok', 'offline', 'outage', 'rate limited', 'rejected key', 'no key'] as const;

/** A report on one service. The polling window writes it, and all windows read it. */
export interface ServiceReport {
  readonly status: ServiceStatus;
  /** The service's last problem, in one sentence. */
  readonly problem?: string;
  /** The end of the wait that the service asked for, in ms since the Unix epoch. */
  readonly retryAt?: number;
  /**
   * When requests were last resumed with a new key. This time distinguishes reports about the new key from reports
   * about an earlier key.
   */
  readonly keySince?: number;
}

export type ServiceReports = ReadonlyMap<ServiceId, ServiceReport>;

/** The name of the lease that the polling window holds. The holder publishes the reports. */
export const pollingLease = 'poller';

/** The reports of the polling window. Empty while no window polls. */
export function readServiceReports(connection: Connection): ServiceReports {
  const rows = connection.all(
    `SELECT service, status, problem, retry_at, key_since FROM service_reports JOIN leases USING (owner)
      WHERE leases.name = ?`,
    pollingLease,
  );
  const reports = new Map<ServiceId, ServiceReport>();
  for (const row of rows) {
    const report = toReport(row);
    if (report !== undefined) reports.set(String(row.service), report);
  }
  return reports;
}

/**
 * Replaces the reports.
 * @param owner the holder of the polling lease; reports of a former holder are ignored
 */
export function writeServiceReports(connection: Connection, owner: string, reports: ServiceReports): void {
  connection.run('DELETE FROM service_reports');
  for (const [service, { status, problem, retryAt, keySince }] of reports) {
    connection.run(
      'INSERT INTO service_reports (service, owner, status, problem, retry_at, key_since) VALUES (?, ?, ?, ?, ?, ?)',
      ...[service, owner, status, problem, retryAt, keySince],
    );
  }
}

/**
 * Parses a database row. Returns undefined for an unknown status, which another version of the extension may have
 * written.
 */
function toReport(row: Row): ServiceReport | undefined {
  const status = oneOf(serviceStatuses)(row.status);
  if (status === undefined) return undefined;
  return filledFields<ServiceReport>({
    status,
    problem: text(row.problem),
    retryAt: number(row.retry_at),
    keySince: number(row.key_since),
  });
}
