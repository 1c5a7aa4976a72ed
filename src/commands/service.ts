import * as vscode from 'vscode';
import { parseBaseUrl } from '../api/baseUrl';
import { baseUrlProblem } from '../api/baseUrlProblem';
import { diagnose } from '../api/diagnosis/diagnose';
import { diagnosisText } from '../api/diagnosis/report';
import { withCancellableProgress } from '../host/dialogs';
import { serviceName } from '../views/videoText';
import { connect } from './apiKey';
import type { Dependencies } from './dependencies';

/** As many as a new account of the sandbox begins with. */
const refillCredits = 1000;

/**
 * Asks for the service's base URL and key, tries both, and keeps them only when the service accepts the key. Another
 * URL than the one in use may be proposed, such as the one a redirect names: the user sees and confirms it.
 */
export async function connectService(dependencies: Dependencies, proposed?: unknown): Promise<void> {
  const { settings } = dependencies.service;
  const text = await vscode.window.showInputBox({
    title: vscode.l10n.t('Connect to Service'),
    prompt: vscode.l10n.t('The base URL of the video service, ending in /api/v1/developer'),
    placeHolder: 'https://example.com/api/v1/developer',
    value: typeof proposed === 'string' ? proposed : settings.baseUrl,
    ignoreFocusOut: true,
    validateInput: baseUrlMessage,
  });
  if (text === undefined) return;
  const parsed = parseBaseUrl(text);
  if (parsed.ok) await connect(dependencies, parsed.url);
}

/** The sandbox on this machine serves from now on; the connected service, its key and its videos stay. */
export async function useSandbox({ service: { settings } }: Dependencies): Promise<void> {
  await settings.setUseSandbox(true);
}

/** The connected service serves again; the sandbox's videos stay. */
export async function useService({ service: { settings } }: Dependencies): Promise<void> {
  await settings.setUseSandbox(false);
}

/** More of the credits that are not real, for whoever has used them up trying things out. */
export async function refillSandbox({ service: { sandbox, credits } }: Dependencies): Promise<void> {
  await sandbox.grantCredits(refillCredits);
  await credits.refresh();
}

/** Tries the connection to the service in use step by step and shows what works, as a document without secrets. */
export async function diagnoseConnection({ service: { connections, network }, ui }: Dependencies): Promise<void> {
  const { service, userAgent } = connections;
  const title = vscode.l10n.t('Checking the connection to {0}…', serviceName(service));
  await withCancellableProgress(title, async (signal) => {
    const steps = await diagnose({
      ...(await connections.address(service)),
      userAgent,
      dispatcher: () => network.dispatcher(),
      route: (url) => network.route(url),
      authorities: () => network.authorities(),
      fallbackFetch: (...request) => globalThis.fetch(...request),
      signal,
    });
    await ui.reports.show('Diagnose Connection.txt', diagnosisText(steps), Date.now());
  });
}

function baseUrlMessage(text: string): vscode.InputBoxValidationMessage | undefined {
  if (text.trim() === '') return undefined;
  const parsed = parseBaseUrl(text);
  if (!parsed.ok) {
    return { message: baseUrlProblem(parsed.problem), severity: vscode.InputBoxValidationSeverity.Error };
  }
  if (!parsed.upgraded) return undefined;
  return {
    message: vscode.l10n.t('API keys require HTTPS. Using {0}.', parsed.url),
    severity: vscode.InputBoxValidationSeverity.Info,
  };
}
