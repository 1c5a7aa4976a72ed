import * as vscode from 'vscode';
import { diagnose } from '../api/diagnosis/diagnose';
import { diagnosisText } from '../api/diagnosis/report';
import { withCancellableProgress } from '../host/cancellableProgress';
import type { Connections } from '../host/connections';
import type { DiagnosisDocument } from '../host/diagnosisDocument';
import type { Network } from '../host/network';
import { serviceWords } from '../views/videoWords';

/** Tries the way to the service in use step by step and shows what works, as a document without secrets. */
export function diagnoseConnection({
  connections,
  diagnosis,
  network,
}: {
  readonly connections: Connections;
  readonly diagnosis: DiagnosisDocument;
  readonly network: Network;
}): () => Promise<void> {
  return async () => {
    const { service, userAgent } = connections;
    const title = vscode.l10n.t('Trying the connection to {0}…', serviceWords(service));
    await withCancellableProgress(title, async (signal) => {
      const steps = await diagnose({
        ...(await connections.address(service)),
        userAgent,
        dispatcher: () => network.dispatcher(),
        wayOut: (url) => network.wayOut(url),
        authorities: () => network.authorities(),
        fallbackFetch: (...request) => globalThis.fetch(...request),
        signal,
      });
      await diagnosis.show(diagnosisText(steps));
    });
  };
}
