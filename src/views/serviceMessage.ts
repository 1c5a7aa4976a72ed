import * as vscode from 'vscode';
import type { ServiceReports, ServiceStatus } from '../core/library/serviceReports';
import { sandboxService } from '../core/video/video';
import { formatTime, serviceName } from './videoText';

/**
 * Explains why unfinished videos are polled less often or not at all. Returns undefined if no service has a problem.
 */
export function serviceMessage(statuses: ServiceReports): string | undefined {
  const sentences = [...statuses].map(([service, { status, retryAt }]) => serviceSentence(service, status, retryAt));
  // Services on the same host share a name, so their sentences may be identical. Each sentence is shown only once.
  return [...new Set(sentences)].filter((it) => it !== undefined).join(' ') || undefined;
}

/**
 * Describes a service's problem in one or two sentences. Returns undefined if there is no problem.
 * @param retryAt time of the next request, in ms since the epoch
 */
export function serviceSentence(service: string, status: ServiceStatus, retryAt?: number): string | undefined {
  const name = service === sandboxService ? vscode.l10n.t('The sandbox') : serviceName(service);
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
