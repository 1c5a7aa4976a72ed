import * as vscode from 'vscode';
import type { ApiKeys } from '../host/apiKeys';
import { confirm } from '../host/confirm';
import type { Connections } from '../host/connections';
import { serviceWords } from '../views/videoWords';

/** Forgets the connected service's key on this machine. */
export function removeApiKey({
  apiKeys,
  connections,
}: {
  readonly apiKeys: ApiKeys;
  readonly connections: Connections;
}): () => Promise<void> {
  return async () => {
    const service = connections.connectedService;
    if (service === undefined || (await apiKeys.get(service)) === undefined) {
      void vscode.window.showInformationMessage(vscode.l10n.t('There is no key to remove.'));
      return;
    }
    const sure = await confirm(
      vscode.l10n.t('Remove the API key of {0} from this machine?', serviceWords(service)),
      vscode.l10n.t('Unfinished videos are not asked about until there is a key again. The key itself stays valid.'),
      vscode.l10n.t('Remove Key'),
    );
    if (sure) await apiKeys.remove(service);
  };
}
