import * as l10n from '@vscode/l10n';
import type { Dispatcher } from 'undici';
import { parseBaseUrl } from '../baseUrl';
import { baseUrlWords } from '../baseUrlWords';
import { DeveloperApi } from '../client';
import { causeCode } from '../network/connectionProblem';
import { reachService } from './reach';
import type { DiagnosisStep, Finding } from './step';
import { DiagnosisSteps, type StepLimits } from './steps';
import { ApiError, AuthenticationError } from '../errors';
import { watchDates, watchFetchDates } from '../http/date';
import type { WayOut } from '../network/route';

export type { DiagnosisName, DiagnosisStep } from './step';

export interface DiagnoseOptions extends StepLimits {
  readonly baseUrl: string;
  readonly userAgent: string;
  readonly dispatcher: () => Dispatcher | Promise<Dispatcher>;
  readonly wayOut: (url: string) => WayOut;
  /** The authorities trusted here, as PEM. */
  readonly authorities: () => string[];
  /** VS Code's own way, tried where the first does not lead to the service. */
  readonly fallbackFetch?: typeof fetch;
}

/** A clock wrong by more than this breaks signed links and certificates. */
const clockToleranceMs = 120_000;

/**
 * Tries the connection step by step and says what works. Sends one request, for the credits, and that only where the
 * certificate is trusted. Rejects only with the signal's reason.
 */
export async function diagnose(options: DiagnoseOptions): Promise<readonly DiagnosisStep[]> {
  const steps = new DiagnosisSteps(options);
  const parsed = parseBaseUrl(options.baseUrl);
  await steps.take('baseUrl', () => describeBaseUrl(parsed));
  if (!parsed.ok) return steps.taken;
  const url = new URL(parsed.url);
  const reached = await reachService(url, options.wayOut(url.origin), options.authorities, steps);
  const asked = { ...options, baseUrl: parsed.url };
  if (reached) await askService('key', asked, steps);
  else if (options.fallbackFetch !== undefined) await askService('otherWay', asked, steps);
  else steps.skip('key', l10n.t('The service could not be reached, so the key was not tried.'));
  return steps.taken;
}

function describeBaseUrl(parsed: ReturnType<typeof parseBaseUrl>): Finding {
  if (!parsed.ok) return { result: 'failed', summary: baseUrlWords(parsed.problem) };
  const changed = parsed.upgraded ? l10n.t('http was turned into https') : undefined;
  return { result: 'ok', summary: l10n.t('The base URL is well formed.'), facts: { url: parsed.url, changed } };
}

/** When a reply says it was written, and between which times of this machine that was. */
interface ReplyClock {
  readonly date: string | undefined;
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** Asks for the credits, which costs none. */
async function askService(way: 'key' | 'otherWay', options: DiagnoseOptions, steps: DiagnosisSteps): Promise<void> {
  const { baseUrl, apiKey, userAgent } = options;
  if (apiKey === undefined || apiKey === '') {
    steps.skip(way, l10n.t('There is no API key yet.'));
    return;
  }
  const clocks: ReplyClock[] = [];
  await steps.take(way, async (signal) => {
    const sentAt = Date.now();
    const travel = waysOf(way, options, (date) => clocks.push({ date, sentAt, receivedAt: Date.now() }));
    const api = new DeveloperApi({ baseUrl, apiKey, userAgent, retryPolicy: { attempts: 1 }, ...travel });
    try {
      const { status, requestId } = await api.getCredits({ signal });
      const summary =
        way === 'key' ? l10n.t('The service accepts the key.') : l10n.t('VS Code’s own way reaches the service.');
      return { result: 'ok', summary, facts: { status: String(status), requestId } };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return describeRefusal(error);
    } finally {
      await api.close();
    }
  });
  await compareClocks(clocks.at(-1), steps);
}

function waysOf(
  way: 'key' | 'otherWay',
  { dispatcher, fallbackFetch }: DiagnoseOptions,
  onDate: (date: string | undefined) => void,
): Pick<ConstructorParameters<typeof DeveloperApi>[0], 'dispatcher' | 'fallbackFetch'> {
  if (way === 'key' || fallbackFetch === undefined) {
    return { dispatcher: async () => watchDates(await dispatcher(), onDate) };
  }
  return {
    dispatcher: () => Promise.reject(new Error('This way is known to lead nowhere.')),
    fallbackFetch: watchFetchDates(fallbackFetch, onDate),
  };
}

function describeRefusal(error: ApiError): Finding {
  const { status, requestId, message } = error;
  const facts = { status: status === undefined ? undefined : String(status), requestId, code: causeCode(error.cause) };
  const plain = error instanceof AuthenticationError || status === undefined;
  return {
    result: 'failed',
    summary: plain ? message : l10n.t('The service answers, but not as it should. {0}', message),
    facts,
  };
}

async function compareClocks(reply: ReplyClock | undefined, steps: DiagnosisSteps): Promise<void> {
  const at = Date.parse(reply?.date ?? '');
  if (reply === undefined || Number.isNaN(at)) {
    steps.skip('clock', l10n.t('The service does not tell its time.'));
    return;
  }
  // Dates are whole seconds, cut off; the reply was written somewhere between sending and receiving.
  const seconds = Math.round((at + 500 - (reply.sentAt + reply.receivedAt) / 2) / 1000);
  const facts = { differenceSeconds: String(seconds) };
  await steps.take('clock', () => {
    if (Math.abs(seconds) * 1000 <= clockToleranceMs) {
      return { result: 'ok', summary: l10n.t('The clock of this machine is right.'), facts };
    }
    const summary =
      seconds > 0
        ? l10n.t('The clock of this machine is {0} s behind the service’s.', seconds)
        : l10n.t('The clock of this machine is {0} s ahead of the service’s.', -seconds);
    return { result: 'failed', summary, facts };
  });
}
