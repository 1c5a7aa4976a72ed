import * as vscode from 'vscode';
import { parseBaseUrl } from '../api/baseUrl';
import { ApiError, AuthenticationError, ConnectionError, RedirectedError, TimeoutError } from '../api/errors';
import type { VideoLibrary } from '../core/library/library';
import type { ServiceId } from '../core/video/video';
import { isGivenUp } from '../core/video/videoFile';
import { confirm, withCancellableProgress } from '../host/dialogs';
import { commandStep, offer } from '../host/nextSteps';
import { UserError } from '../host/problems';
import { serviceName } from '../views/videoText';
import type { Dependencies } from './dependencies';

const trustedHosts = 'videoAds.hostsGivenAKey';

/**
 * Asks for a service's key, tries it, and keeps it only when the service accepts it.
 * @param asked the service that an error's button is about; else it is the connected one
 * @param purpose `'connecting'` where the service is used once it accepts the key
 */
export async function setApiKey(dependencies: Dependencies, asked?: unknown, purpose?: unknown): Promise<void> {
  const meant = typeof asked === 'string' ? parseBaseUrl(asked) : undefined;
  const service = meant?.ok === true ? meant.url : dependencies.service.services.connectedService;
  if (service === undefined) {
    throw new UserError(vscode.l10n.t("No service is connected, and the sandbox doesn't need a key."), [
      commandStep('connectService'),
    ]);
  }
  if (purpose === 'connecting') await connect(dependencies, service);
  else if (await askAndStoreKey(dependencies, service)) void showAccepted(dependencies, service);
}

/** Uses a service once it accepts a key. @throws UserError with a button to enter one again; RedirectedError */
async function connect(dependencies: Dependencies, service: ServiceId): Promise<void> {
  const { settings } = dependencies.service;
  try {
    if (!(await askAndStoreKey(dependencies, service))) return;
  } catch (error) {
    if (!(error instanceof ApiError) || error instanceof RedirectedError) throw error;
    const enter = commandStep('setApiKey', service, 'connecting');
    const again = error instanceof AuthenticationError ? enter : { ...enter, title: vscode.l10n.t('Try Again') };
    const isUnreachable = error instanceof ConnectionError || error instanceof TimeoutError;
    const look = isUnreachable ? commandStep('diagnoseConnection', service) : commandStep('showLog');
    throw new UserError(error.message, [again, look], { cause: error });
  }
  await settings.set('baseUrl', service);
  await settings.set('useSandbox', undefined);
  void showAccepted(dependencies, service);
}

/** Forgets the key of a service on this machine: of the only one that has a key, or of the one the user picks. */
export async function removeApiKey({ service: { keys, services } }: Dependencies): Promise<void> {
  const { connectedService } = services;
  const known = await keys.services(connectedService === undefined ? [] : [connectedService]);
  if (known.length === 0) {
    // A keychain that fails is not the same as no key.
    if (connectedService !== undefined) await keys.get(connectedService);
    void vscode.window.showInformationMessage(vscode.l10n.t('There is no key to remove.'));
    return;
  }
  const items = known.map((service) => ({ service, label: serviceName(service), description: service }));
  const title = vscode.l10n.t('Remove API Key');
  const chosen = items.length === 1 ? items[0] : await vscode.window.showQuickPick(items, { title });
  if (chosen === undefined) return;
  const { service } = chosen;
  const isSure = await confirm(
    vscode.l10n.t('Remove the API key of {0} from this machine?', serviceName(service)),
    vscode.l10n.t("Unfinished videos won't update until you set a key. The key itself stays valid."),
    vscode.l10n.t('Remove Key'),
  );
  if (isSure) await keys.remove(service);
}

/**
 * Asks for a key and tries it with a call that spends nothing. Resolves to whether it was stored.
 * @throws ApiError when the service does not accept it or cannot be reached: then nothing is stored
 */
async function askAndStoreKey(
  { videos, service: { connections, keys }, ui }: Dependencies,
  service: ServiceId,
): Promise<boolean> {
  const host = serviceName(service);
  const apiKey = await vscode.window.showInputBox({
    title: vscode.l10n.t('API Key for {0}', host),
    prompt: vscode.l10n.t('Create a key in your account under Settings > API.'),
    password: true,
    ignoreFocusOut: true,
    validateInput: (text) => keyProblemText(text.trim()),
  });
  if (apiKey === undefined || !(await mayReceiveKey(ui.memory, host))) return false;
  const api = connections.make(service, apiKey.trim());
  const title = vscode.l10n.t('Checking the key with {0}…', host);
  await withCancellableProgress(title, (signal) => api.getCredits({ signal })).finally(() => void api.close());
  await keys.store(service, apiKey.trim());
  askForGone(videos, service).catch((error: unknown) => ui.log.warn(`Set API key: ${String(error)}`));
  return true;
}

/** Asks about a service's videos that it did not know, or had no file of: the key before may have been another account's. */
async function askForGone(videos: Dependencies['videos'], service: ServiceId): Promise<void> {
  const library = await videos.library();
  const gone = library.search({ service, states: ['gone'] }, { limit: 20 });
  const poller = await videos.poller();
  poller.resume(service);
  await retryGivenUp(library, service);
  await poller.refresh(gone.map(({ key }) => key));
}

/** Has the files of a service tried again that were given up, but for those that are too large: their size is known. */
async function retryGivenUp(library: VideoLibrary, service: ServiceId): Promise<void> {
  const givenUp = library.search({ service, states: ['succeeded'] }, { limit: 1_000 }).filter(isGivenUp);
  const retryAt = Date.now();
  await library.patchAll(new Map(givenUp.map(({ key, file }) => [key, { file: { ...file, retryAt } }])));
}

/** Offers to use a connected service that has a key now while the sandbox is in use. */
async function showAccepted({ service: { services } }: Dependencies, service: ServiceId): Promise<void> {
  const isOffered = service === services.connectedService && service !== services.service;
  const use = { ...commandStep('switchService', service), title: vscode.l10n.t('Use Connected Service') };
  await offer(
    'Information',
    vscode.l10n.t('{0} accepted the key. VS Code stores it as a secret.', serviceName(service)),
    isOffered ? [use] : [],
  );
}

/** A key travels in an HTTP header, so it is visible ASCII without spaces. */
function keyProblemText(text: string): string | undefined {
  if (text === '') return vscode.l10n.t('Paste the key.');
  if (/^[\x21-\x7E]{1,4096}$/.test(text)) return undefined;
  return vscode.l10n.t('The API key contains invalid characters. Copy it again.');
}

/** A host that never had a key is asked about once. */
async function mayReceiveKey(memory: vscode.Memento, host: string): Promise<boolean> {
  const known = memory.get<readonly string[]>(trustedHosts, []);
  if (known.includes(host)) return true;
  const isSure = await confirm(
    vscode.l10n.t('Send your API key to {0}?', host),
    vscode.l10n.t('The key spends the credits of your account. It is sent to this host only.'),
    vscode.l10n.t('Send Key'),
  );
  if (isSure) await memory.update(trustedHosts, [...known, host]);
  return isSure;
}
