import * as vscode from 'vscode';
import {
  ApiError,
  AuthenticationError,
  ConnectionError,
  InsufficientCreditsError,
  RedirectedError,
  TimeoutError,
} from '../api/errors';
import { type NextStep, commandStep, offer, serviceStep } from './nextSteps';
import { plainText } from './escapeMarkdown';

/** An error whose message is a sentence for the user. The next steps become buttons in the notification. */
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

/** The error boundary: shows one sentence to the user and logs the details. */
export class Problems {
  constructor(private readonly log: vscode.LogOutputChannel) {}

  /** Shows and logs an error. Never throws, and does not wait for the user. Ignores canceled operations. */
  report(error: unknown, doing: string): void {
    if (isCancellation(error)) return;
    const known = error instanceof UserError || error instanceof ApiError;
    this.log.error(`${doing}: ${describe(error)}`);
    const message = error instanceof Error ? error.message : String(error);
    const sentence = known || isForUser(error) ? message : vscode.l10n.t('Something went wrong: {0}', message);
    void offer('Error', plainText(sentence, 300), nextSteps(error).slice(0, 2));
  }

  /** Shows and logs a sentence as a warning. Does nothing if the sentence is undefined. */
  warn(sentence: string | undefined, steps: readonly NextStep[] = []): void {
    if (sentence === undefined) return;
    this.log.warn(sentence);
    void offer('Warning', plainText(sentence, 300), steps);
  }
}

function isCancellation(error: unknown): boolean {
  return error instanceof vscode.CancellationError || (error instanceof Error && error.name === 'AbortError');
}

/** Whether the error's message is meant for the user. `core` and the sandbox throw such errors. */
function isForUser(error: unknown): boolean {
  const names = ['LibraryError', 'TransferError', 'SandboxError', 'HandOverError'];
  return error instanceof Error && names.includes(error.name);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\ncaused by ${describe(error.cause)}`;
  return `${error.stack ?? `${error.name}: ${error.message}`}${cause}`;
}

function nextSteps(error: unknown): readonly NextStep[] {
  if (error instanceof UserError) return error.nextSteps;
  const showLog = commandStep('showLog');
  if (error instanceof AuthenticationError) return [serviceStep('changeKey', error.baseUrl), showLog];
  if (error instanceof RedirectedError) {
    const base = error.location?.replace(/\/(videos\/.*|credits)$/, '');
    return [serviceStep('add', base), showLog];
  }
  if (error instanceof ConnectionError || error instanceof TimeoutError) {
    return [commandStep('diagnoseConnection', error.baseUrl), showLog];
  }
  if (error instanceof InsufficientCreditsError) return [serviceStep('refreshCredits'), showLog];
  return [showLog];
}

/** The reason why a file could not be written, in lower case for use after a colon. */
export function reasonOf(error: unknown): string {
  const code = error instanceof vscode.FileSystemError ? error.code : undefined;
  if (code === 'NoPermissions') return vscode.l10n.t('it may not be written to.');
  if (code === 'FileNotADirectory' || code === 'FileExists') return vscode.l10n.t('there is a file of that name.');
  const message = error instanceof Error ? error.message : String(error);
  // Removes the error code and the paths from Node's message, such as `ENOSPC: no space left on device, copyfile '...'
  // -> '...'`.
  return plainText(message.replace(/^.*\bE[A-Z]+: ([^,]+),.*$/s, '$1.'), 160);
}
