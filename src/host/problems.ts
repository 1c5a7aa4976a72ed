import * as vscode from 'vscode';
import {
  ApiError,
  AuthenticationError,
  ConnectionError,
  InsufficientCreditsError,
  RedirectedError,
  TimeoutError,
} from '../api/errors';
import { plainText } from './plainText';

/** Something the user can do next: a button that runs a command. */
export interface NextStep {
  readonly title: string;
  readonly command: string;
  readonly arguments?: readonly unknown[];
}

/** A problem whose message is written for the user: one sentence, and what to do next. */
export class UserError extends Error {
  override readonly name = 'UserError';

  constructor(
    message: string,
    readonly nextSteps: readonly NextStep[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The only place that shows an error: one sentence to the user, the detail to the log. */
export class Problems {
  constructor(private readonly log: vscode.LogOutputChannel) {}

  /** Shows and logs an error. Never throws and does not wait for the user. A cancelled operation is not an error. */
  report(error: unknown, doing?: string): void {
    if (isCancellation(error)) return;
    const known = error instanceof UserError || error instanceof ApiError;
    this.log.error(`${doing ?? 'Failed'}: ${describe(error)}`);
    const sentence = known || isForUser(error) ? messageOf(error) : unexpected(error);
    void this.show(sentence, nextSteps(error));
  }

  /** Shows and logs what the user should know though nothing failed, such as a repaired library; nothing for undefined. */
  warn(sentence: string | undefined, steps: readonly NextStep[] = []): void {
    if (sentence === undefined) return;
    this.log.warn(sentence);
    void this.show(sentence, steps, 'showWarningMessage');
  }

  private async show(
    sentence: string,
    steps: readonly NextStep[],
    by: 'showErrorMessage' | 'showWarningMessage' = 'showErrorMessage',
  ): Promise<void> {
    const titles = steps.slice(0, 2).map(({ title }) => title);
    const chosen = await vscode.window[by](plainText(sentence, 300), ...titles);
    const step = steps.find(({ title }) => title === chosen);
    if (step !== undefined) await vscode.commands.executeCommand(step.command, ...(step.arguments ?? []));
  }
}

function isCancellation(error: unknown): boolean {
  return error instanceof vscode.CancellationError || (error instanceof Error && error.name === 'AbortError');
}

/** Core's own errors and the sandbox's say what happened in one sentence, too. */
function isForUser(error: unknown): boolean {
  return error instanceof Error && ['LibraryError', 'TransferError', 'DiskError', 'SandboxError'].includes(error.name);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function unexpected(error: unknown): string {
  return vscode.l10n.t('Something went wrong: {0}', messageOf(error));
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\ncaused by ${describe(error.cause)}`;
  return `${error.stack ?? `${error.name}: ${error.message}`}${cause}`;
}

/** @param service whose key is meant; the connected one's where undefined */
export function setApiKeyStep(service: string | undefined): NextStep {
  const meant = service === undefined ? {} : { arguments: [service] };
  return { title: vscode.l10n.t('Set API Key…'), command: 'videoAds.setApiKey', ...meant };
}

export function showLogStep(): NextStep {
  return { title: vscode.l10n.t('Show Log'), command: 'videoAds.showLog' };
}

/** @param name of a setting, with its prefix */
export function openSettingStep(name: string): NextStep {
  return { title: vscode.l10n.t('Open Settings'), command: 'workbench.action.openSettings', arguments: [name] };
}

function nextSteps(error: unknown): readonly NextStep[] {
  const showLog = showLogStep();
  if (error instanceof UserError) return error.nextSteps;
  if (error instanceof AuthenticationError) {
    return [setApiKeyStep(error.baseUrl), showLog];
  }
  if (error instanceof RedirectedError) {
    const base = error.location?.replace(/\/(videos\/.*|credits)$/, '');
    const proposal = base === undefined ? {} : { arguments: [base] };
    return [{ title: vscode.l10n.t('Connect to Service…'), command: 'videoAds.connectService', ...proposal }, showLog];
  }
  if (error instanceof ConnectionError || error instanceof TimeoutError) {
    return [{ title: vscode.l10n.t('Diagnose Connection'), command: 'videoAds.diagnoseConnection' }, showLog];
  }
  if (error instanceof InsufficientCreditsError) {
    return [{ title: vscode.l10n.t('Refresh Credits'), command: 'videoAds.refreshCredits' }, showLog];
  }
  return [showLog];
}
