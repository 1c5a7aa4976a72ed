import * as vscode from 'vscode';
import type { ServiceReports, ServiceStatus } from '../core/polling/poller';
import { formatTime, serviceName } from './videoText';

/** Why unfinished videos are updated less often or not at all; undefined while all is well. */
export function serviceMessage(statuses: ServiceReports): string | undefined {
  const sentences = [...statuses].map(([service, { status, retryAt }]) => serviceSentence(service, status, retryAt));
  const shown = sentences.filter((it) => it !== undefined);
  return shown.length === 0 ? undefined : shown.join(' ');
}

/**
 * How a service is doing, in a sentence; undefined while all is well.
 *
 * @param retryAt when the wait ends that the service asked for, Date.now()
 */
export function serviceSentence(service: string, status: ServiceStatus, retryAt?: number): string | undefined {
  const name = serviceName(service);
  switch (status) {
    case 'ok':
      return undefined;
    case 'offline':
      return vscode.l10n.t("{0} can't be reached. Retrying automatically.", name);
    case 'outage':
      return vscode.l10n.t('{0} is having problems. Retrying automatically.', name);
    case 'rate limited':
      return retryAt === undefined
        ? vscode.l10n.t('{0} is rate limiting requests. Checking less often.', name)
        : vscode.l10n.t('{0} is rate limiting requests. The next one is sent at {1}.', name, formatTime(retryAt));
    case 'rejected key':
      return vscode.l10n.t('{0} rejected the API key. Set a new key to update its videos.', name);
    case 'no key':
      return vscode.l10n.t('{0} has no API key. Set a key to update its videos.', name);
  }
}
