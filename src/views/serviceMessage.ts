import * as vscode from 'vscode';
import type { ServiceStatus } from '../core/polling/poller';
import { serviceWords } from './videoWords';

/** What keeps unfinished videos from being followed, in a sentence; undefined while all is well. */
export function serviceMessage(statuses: ReadonlyMap<string, ServiceStatus>): string | undefined {
  const sentences = [...statuses].map(([service, status]) => sentence(serviceWords(service), status));
  const told = sentences.filter((it) => it !== undefined);
  return told.length === 0 ? undefined : told.join(' ');
}

function sentence(service: string, status: ServiceStatus): string | undefined {
  switch (status) {
    case 'ok':
      return undefined;
    case 'offline':
      return vscode.l10n.t('{0} cannot be reached; it is tried again by itself.', service);
    case 'outage':
      return vscode.l10n.t('{0} has trouble; it is asked again by itself.', service);
    case 'rate limited':
      return vscode.l10n.t('{0} asks to wait; the videos are followed more slowly.', service);
    case 'rejected key':
      return vscode.l10n.t('{0} rejected the API key. Set a new one to follow the videos.', service);
    case 'no key':
      return vscode.l10n.t('{0} has no API key. Set one to follow its videos.', service);
  }
}
