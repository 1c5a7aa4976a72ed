import * as vscode from 'vscode';
import { parseBaseUrl } from '../api/baseUrl';
import { type ApiKeys, apiKeyProblem } from '../host/apiKeys';
import { withCancellableProgress } from '../host/cancellableProgress';
import { confirm } from '../host/confirm';
import type { Connections } from '../host/connections';
import { UserError } from '../host/problems';
import { serviceWords } from '../views/videoWords';

const trustedHosts = 'videoAds.hostsGivenAKey';

export interface SetApiKeyRooms {
  readonly apiKeys: ApiKeys;
  readonly connections: Connections;
  readonly memory: vscode.Memento;
}

/**
 * Asks for a service's key, tries it, and keeps it only when the service accepts it. A button of an error says which
 * service is meant; else it is the connected one.
 */
export function setApiKey(rooms: SetApiKeyRooms): (service?: unknown) => Promise<void> {
  return async (asked) => {
    const meant = typeof asked === 'string' ? parseBaseUrl(asked) : undefined;
    const service = meant?.ok === true ? meant.url : rooms.connections.connectedService;
    if (service === undefined) {
      throw new UserError(vscode.l10n.t('No service is connected, and the sandbox needs no key.'), [
        { title: vscode.l10n.t('Connect to Service…'), command: 'videoAds.connectService' },
      ]);
    }
    await askAndStoreKey(rooms, service);
  };
}

/**
 * Asks for a key and tries it with a call that spends nothing. Resolves to whether it was stored.
 * @throws ApiError when the service does not accept it or cannot be reached: then nothing is stored
 */
export async function askAndStoreKey(rooms: SetApiKeyRooms, service: string): Promise<boolean> {
  const host = serviceWords(service);
  const apiKey = await vscode.window.showInputBox({
    title: vscode.l10n.t('API Key for {0}', host),
    prompt: vscode.l10n.t('You make it in the account settings of the service, under Settings, then API.'),
    password: true,
    ignoreFocusOut: true,
    validateInput: (text) => keyProblemWords(text.trim()),
  });
  if (apiKey === undefined || !(await mayReceiveKey(rooms.memory, host))) return false;
  await tryKey(rooms.connections, service, apiKey.trim());
  await rooms.apiKeys.store(service, apiKey.trim());
  void vscode.window.showInformationMessage(vscode.l10n.t('{0} accepted the key. It is kept in the keychain.', host));
  return true;
}

function keyProblemWords(text: string): string | undefined {
  switch (apiKeyProblem(text)) {
    case 'empty':
      return vscode.l10n.t('Paste the key.');
    case 'characters':
      return vscode.l10n.t('A key has no spaces or special characters. Copy it again.');
    case undefined:
      return undefined;
  }
}

/** A host that never had a key is asked about once. */
async function mayReceiveKey(memory: vscode.Memento, host: string): Promise<boolean> {
  const known = memory.get<readonly string[]>(trustedHosts, []);
  if (known.includes(host)) return true;
  const sure = await confirm(
    vscode.l10n.t('Send your API key to {0}?', host),
    vscode.l10n.t('The key spends the credits of your account. It is sent to this host only.'),
    vscode.l10n.t('Send Key'),
  );
  if (sure) await memory.update(trustedHosts, [...known, host]);
  return sure;
}

async function tryKey(connections: Connections, service: string, apiKey: string): Promise<void> {
  const api = connections.trial(service, apiKey);
  const title = vscode.l10n.t('Trying the key with {0}…', serviceWords(service));
  try {
    await withCancellableProgress(title, (signal) => api.getCredits({ signal }));
  } finally {
    void api.close();
  }
}
