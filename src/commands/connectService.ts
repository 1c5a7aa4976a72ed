import * as vscode from 'vscode';
import { parseBaseUrl } from '../api/baseUrl';
import { baseUrlProblem } from '../api/baseUrlProblem';
import {
  ApiError,
  AuthenticationError,
  ConnectionError,
  NotFoundError,
  RedirectedError,
  TimeoutError,
  UnexpectedResponseError,
} from '../api/errors';
import type { VideoLibrary } from '../core/library/library';
import { isString, itemsThat } from '../core/unknownData';
import type { ServiceId } from '../core/video/video';
import { isGivenUp } from '../core/video/videoFile';
import { confirm, withCancellableProgress } from '../host/dialogs';
import { type NextStep, commandStep, offer, serviceStep } from '../host/nextSteps';
import { UserError } from '../host/userErrors';
import { serviceName } from '../views/videoText';
import type { Dependencies } from './dependencies';

const trustedHosts = 'videoAds.hostsGivenAKey';

/**
 * Asks for a service's base URL and key. Switches to the service once it accepts the key.
 * @param proposed a URL to prefill instead of the current base URL, such as a redirect's target; the user must confirm
 * it
 */
export async function addService(dependencies: Dependencies, proposed: string | undefined): Promise<void> {
  const prefilled = proposed ?? dependencies.service.settings.baseUrl;
  const text = await vscode.window.showInputBox({
    title: vscode.l10n.t('Add Service'),
    prompt: vscode.l10n.t('The base URL of the video service, ending in /api/v1/developer'),
    placeHolder: 'https://example.com/api/v1/developer',
    value: prefilled,
    ignoreFocusOut: true,
    validateInput: baseUrlMessage,
  });
  if (text === undefined) return;
  const parsed = parseBaseUrl(text);
  if (!parsed.ok) return;
  // A typed URL counts as trusted. A prefilled URL may come from a redirect, so `connect` asks whether to trust its
  // host.
  if (text.trim() !== prefilled) await trustHost(dependencies.ui.memory, hostOf(parsed.url));
  await connect(dependencies, parsed.url);
}

/**
 * Asks for a new key for a service. Stores the key once the service accepts it.
 * @throws ApiError when the service rejects the key or cannot be reached
 */
export async function changeKey(dependencies: Dependencies, service: ServiceId): Promise<void> {
  if (await askAndStoreKey(dependencies, service)) void showAccepted(dependencies, service);
}

/**
 * Asks for a service's key. Switches to the service once it accepts the key.
 * @throws UserError with next steps when the service rejects the key or cannot be reached
 */
export async function connect(dependencies: Dependencies, service: ServiceId): Promise<void> {
  try {
    if (!(await askAndStoreKey(dependencies, service))) return;
  } catch (error) {
    if (!(error instanceof ApiError) || error instanceof RedirectedError) throw error;
    throw new UserError(error.message, nextStepsAfter(error, service), { cause: error });
  }
  await dependencies.service.services.choose(service, await dependencies.videos.library());
  void showAccepted(dependencies, service);
}

/** The buttons of the error message that reports a failed connection to a service. */
function nextStepsAfter(error: ApiError, service: ServiceId): readonly NextStep[] {
  const enterKey = serviceStep('connect', service);
  if (error instanceof AuthenticationError) return [enterKey, commandStep('showLog')];
  const editUrl = { ...serviceStep('add', service), title: vscode.l10n.t('Edit URL…') };
  // Does not offer Try Again for a wrong URL, because another attempt would fail in the same way.
  const isWrongUrl = error instanceof NotFoundError || error instanceof UnexpectedResponseError;
  if (isWrongUrl) return [editUrl, commandStep('showLog')];
  const tryAgain = { ...enterKey, title: vscode.l10n.t('Try Again') };
  const isUnreachable = error instanceof ConnectionError || error instanceof TimeoutError;
  return isUnreachable
    ? [tryAgain, editUrl, commandStep('diagnoseConnection', service)]
    : [tryAgain, commandStep('showLog')];
}

/**
 * Asks for a key and tests it by requesting the balance, which costs nothing. Returns whether the key was stored.
 * @throws ApiError when the service rejects the key or cannot be reached; in both cases, the key is not stored
 */
async function askAndStoreKey(
  { videos, service: { connections, keys }, ui }: Dependencies,
  service: ServiceId,
): Promise<boolean> {
  const name = serviceName(service);
  const apiKey = await vscode.window.showInputBox({
    title: vscode.l10n.t('API Key for {0}', name),
    prompt: vscode.l10n.t('Create a key in your account under Settings > API.'),
    password: true,
    ignoreFocusOut: true,
    validateInput: (text) => keyProblemText(text.trim()),
  });
  if (apiKey === undefined || !(await mayReceiveKey(ui.memory, hostOf(service)))) return false;
  const api = connections.make(service, apiKey.trim());
  const title = vscode.l10n.t('Checking the key with {0}…', name);
  await withCancellableProgress(title, (signal) => api.getCredits({ signal })).finally(() => void api.close());
  await keys.store(service, apiKey.trim());
  recheckMissing(videos, service).catch((error: unknown) => ui.log.warn(`Set API key: ${String(error)}`));
  return true;
}

/**
 * Rechecks videos that the service did not find with the previous key, which may belong to another account. Also
 * retries failed downloads.
 */
async function recheckMissing(videos: Dependencies['videos'], service: ServiceId): Promise<void> {
  const library = await videos.library();
  const missing = library.search({ service, states: ['gone'] }, { limit: 20 });
  const poller = await videos.poller();
  poller.resume(service);
  await retryGivenUp(library, service);
  await poller.refresh(missing.map(({ key }) => key));
}

/** Schedules an immediate retry of a service's failed downloads. Files that exceed the size limit are not retried. */
async function retryGivenUp(library: VideoLibrary, service: ServiceId): Promise<void> {
  const givenUp = library.search({ service, states: ['succeeded'] }, { limit: 1_000 }).filter(isGivenUp);
  const retryAt = Date.now();
  await library.patchAll(new Map(givenUp.map(({ key, file }) => [key, { file: { ...file, retryAt } }])));
}

/**
 * Notifies the user that the service accepted the key. While the sandbox is in use, offers to switch to the connected
 * service.
 */
async function showAccepted({ service: { services } }: Dependencies, service: ServiceId): Promise<void> {
  const isOffered = service === services.connectedService && service !== services.service;
  const use = { ...serviceStep('use', service), title: vscode.l10n.t('Use Connected Service') };
  await offer(
    'Information',
    vscode.l10n.t('{0} accepted the key. VS Code stores it as a secret.', serviceName(service)),
    isOffered ? [use] : [],
  );
}

/**
 * Explains why a key cannot be sent in an HTTP header. Undefined for a valid key: 1 to 4,096 visible ASCII characters.
 */
function keyProblemText(text: string): string | undefined {
  if (text === '') return vscode.l10n.t('Paste the key.');
  if (/^[\x21-\x7E]{1,4096}$/.test(text)) return undefined;
  return vscode.l10n.t('The API key contains invalid characters. Copy it again.');
}

/** Whether a host may receive a key. Asks the user once per host, unless the user typed the host. */
async function mayReceiveKey(memory: vscode.Memento, host: string): Promise<boolean> {
  if (trusted(memory).includes(host)) return true;
  const isSure = await confirm(
    vscode.l10n.t('Send your API key to {0}?', host),
    vscode.l10n.t('The key spends the credits of your account. It is sent to this host only.'),
    vscode.l10n.t('Send Key'),
  );
  if (isSure) await trustHost(memory, host);
  return isSure;
}

async function trustHost(memory: vscode.Memento, host: string): Promise<void> {
  const known = trusted(memory);
  if (!known.includes(host)) await memory.update(trustedHosts, [...known, host]);
}

function trusted(memory: vscode.Memento): readonly string[] {
  return itemsThat(isString, memory.get(trustedHosts));
}

/**
 * Returns the host of a service's base URL. A dialog about keys names the real host, not the service's display name.
 */
function hostOf(service: ServiceId): string {
  return new URL(service).host;
}

function baseUrlMessage(text: string): vscode.InputBoxValidationMessage | undefined {
  const parsed = parseBaseUrl(text);
  if (!parsed.ok) {
    const isEmpty = parsed.problem === 'empty';
    const message = isEmpty ? vscode.l10n.t('Enter the URL of the service.') : baseUrlProblem(parsed.problem);
    return { message, severity: vscode.InputBoxValidationSeverity.Error };
  }
  if (!parsed.upgraded) return undefined;
  return {
    message: vscode.l10n.t('API keys require HTTPS. Using {0}.', parsed.url),
    severity: vscode.InputBoxValidationSeverity.Info,
  };
}
