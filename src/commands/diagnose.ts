import { parseBaseUrl } from '../api/baseUrl';
import { diagnose } from '../api/diagnosis/diagnose';
import { diagnosisText } from '../api/diagnosis/steps';
import * as vscode from 'vscode';
import { sandboxService } from '../core/video/video';
import { withCancellableProgress } from '../host/dialogs';
import { commandTitle } from '../host/nextSteps';
import { serviceInSentence } from '../views/videoText';
import type { Dependencies } from './dependencies';

/**
 * Diagnoses the connection to a service and shows a report of each step, without secrets.
 * @param baseUrl the base URL to diagnose; by default, the service in use
 */
export async function diagnoseConnection(
  { service: { connections, services, sandbox, network }, ui }: Dependencies,
  baseUrl?: unknown,
): Promise<void> {
  const parsed = typeof baseUrl === 'string' ? parseBaseUrl(baseUrl) : undefined;
  const address = parsed?.ok === true ? parsed.url : services.service;
  const service = address === sandbox.baseUrl ? sandboxService : address;
  const title = vscode.l10n.t('Checking the connection to {0}…', serviceInSentence(service));
  await withCancellableProgress(title, async (signal) => {
    const steps = await diagnose({
      ...(await connections.address(service)),
      ...connections.requests,
      pins: () => connections.requests.pinsOf(service),
      dispatcher: () => network.dispatcher(),
      route: (url) => network.route(url),
      authorities: () => network.authorities(),
      signal,
    });
    await ui.documents.showReport(`${commandTitle('diagnoseConnection')}.txt`, diagnosisText(steps), Date.now());
  });
}
