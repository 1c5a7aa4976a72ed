import * as vscode from 'vscode';
import { parseBaseUrl } from '../api/baseUrl';
import { baseUrlProblem } from '../api/baseUrlProblem';
import { diagnose } from '../api/diagnosis/diagnose';
import { diagnosisText } from '../api/diagnosis/steps';
import { type ServiceId, sandboxService } from '../core/video/video';
import { withCancellableProgress } from '../host/dialogs';
import { commandTitle } from '../host/nextSteps';
import { serviceInSentence, serviceName } from '../views/videoText';
import { setApiKey } from './apiKey';
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
  if (parsed.ok) await setApiKey(dependencies, parsed.url, 'connecting');
}

/** Switch Service…: the keys and videos of all stay. @param asked the service a button names; else it is asked for */
export async function switchService(dependencies: Dependencies, asked?: unknown): Promise<void> {
  const { services, settings } = dependencies.service;
  // What a button names needs no look at the others: the keychain may be locked, the library in use.
  const named = [sandboxService, services.connectedService].find((service) => service === asked);
  const known = named === undefined ? await knownServices(dependencies) : [named];
  const items = known.map((service) => ({
    service,
    label: serviceName(service),
    description: service === sandboxService ? vscode.l10n.t('on this machine, spends no real credits') : service,
    ...(service === services.service && { detail: vscode.l10n.t('In use') }),
  }));
  const connectItem = { service: undefined, label: vscode.l10n.t('Connect to Service…'), description: '' };
  const chosen =
    items.find(({ service }) => service === asked) ??
    (await vscode.window.showQuickPick([...items, connectItem], {
      title: vscode.l10n.t('Switch Service'),
      placeHolder: vscode.l10n.t('Select the service that generates your videos'),
    }));
  if (chosen === undefined) return;
  if (chosen.service === undefined) {
    await connectService(dependencies);
    return;
  }
  if (chosen.service !== sandboxService && chosen.service !== services.connectedService) {
    await settings.set('baseUrl', chosen.service);
  }
  await settings.set('useSandbox', chosen.service === sandboxService || undefined);
}

/** The connected service, those whose key can be read, and the sandbox. */
async function knownServices({ videos, service: { services, keys } }: Dependencies): Promise<ServiceId[]> {
  const { connectedService } = services;
  const library = await videos.library().catch(() => undefined);
  const used = library?.usage(0).map(({ service }) => service) ?? [];
  const withKey = await keys.services(used.filter((it) => parseBaseUrl(it).ok));
  const others = withKey.filter((it) => it !== connectedService);
  return [...(connectedService === undefined ? [] : [connectedService]), ...others, sandboxService];
}

/** More of the credits that are not real, for whoever has used them up trying things out. */
export async function refillSandbox({ service: { sandbox, credits } }: Dependencies): Promise<void> {
  await sandbox.grantCredits(refillCredits);
  await credits.refresh();
}

/** Shows step by step what works, without secrets. @param asked the base URL a button is about; else that in use */
export async function diagnoseConnection(
  { service: { connections, services, sandbox, network }, ui }: Dependencies,
  asked?: unknown,
): Promise<void> {
  const meant = typeof asked === 'string' ? parseBaseUrl(asked) : undefined;
  const named = meant?.ok === true ? meant.url : services.service;
  const service = named === sandbox.baseUrl ? sandboxService : named;
  const title = vscode.l10n.t('Checking the connection to {0}…', serviceInSentence(service));
  await withCancellableProgress(title, async (signal) => {
    const steps = await diagnose({
      ...(await connections.address(service)),
      ...connections.requests,
      dispatcher: () => network.dispatcher(),
      route: (url) => network.route(url),
      authorities: () => network.authorities(),
      signal,
    });
    await ui.documents.showReport(`${commandTitle('diagnoseConnection')}.txt`, diagnosisText(steps), Date.now());
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
