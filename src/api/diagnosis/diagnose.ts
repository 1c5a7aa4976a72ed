import * as l10n from '@vscode/l10n';
import type { Dispatcher } from 'undici';
import { type ParsedBaseUrl, parseBaseUrl } from '../baseUrl';
import { baseUrlProblem } from '../baseUrlProblem';
import { DeveloperApi, type DeveloperApiOptions } from '../client';
import type { RequestRecord } from '../http/requestRecord';
import { causeCode } from '../network/connectionError';
import { reachService } from './reach';
import { type DiagnosisStep, DiagnosisSteps, type Finding, type StepOptions } from './steps';
import { ApiError, AuthenticationError, ConnectionError, UnexpectedResponseError } from '../errors';
import type { Route } from '../network/route';

interface DiagnoseOptions extends StepOptions, Pick<DeveloperApiOptions, 'pins' | 'fallbackFetch'> {
  readonly baseUrl: string;
  readonly userAgent: string;
  readonly dispatcher: () => Dispatcher | Promise<Dispatcher>;
  readonly route: (url: string) => Route;
  /** Returns the trusted certificate authorities, as PEM. */
  readonly authorities: () => string[];
}

/** Maximum tolerated clock error, in milliseconds. A larger error breaks signed links and certificates. */
const clockToleranceMs = 120_000;

/**
 * Tests the connection to a service step by step. Sends only one request to the service, for the balance. The request
 * goes through the dispatcher if the route and the certificate pass their tests, else through `fallbackFetch`. Rejects
 * only with the signal's reason.
 */
export async function diagnose(options: DiagnoseOptions): Promise<readonly DiagnosisStep[]> {
  const parsed = parseBaseUrl(options.baseUrl);
  const steps = new DiagnosisSteps(options, parsed.ok ? new URL(parsed.url).host : '');
  await steps.take('baseUrl', () => describeBaseUrl(parsed));
  if (!parsed.ok) return steps.taken;
  const url = new URL(parsed.url);
  const reached = await reachService(url, options.route(url.origin), options.authorities, steps);
  const target = { ...options, baseUrl: parsed.url };
  const { dispatcher, fallbackFetch } = options;
  if (reached) await requestCredits('key', target, { dispatcher }, steps);
  else if (fallbackFetch !== undefined) {
    const unreachable = () => Promise.reject(new Error('The dispatcher does not reach the service.'));
    await requestCredits('fallback', target, { dispatcher: unreachable, fallbackFetch }, steps);
  } else steps.skip('key', l10n.t("The service couldn't be reached, so the key wasn't tried."));
  return steps.taken;
}

function describeBaseUrl(parsed: ParsedBaseUrl): Finding {
  if (!parsed.ok) return { result: 'failed', summary: baseUrlProblem(parsed.problem) };
  const changed = parsed.upgraded ? l10n.t('changed from http to https') : undefined;
  return { result: 'ok', summary: l10n.t('The base URL is well formed.'), details: { url: parsed.url, changed } };
}

/** Requests the balance, which costs no credits, and compares this machine's clock with the service's. */
async function requestCredits(
  step: 'key' | 'fallback',
  { baseUrl, apiKey, userAgent, pins = () => ({}) }: DiagnoseOptions,
  transport: Pick<DeveloperApiOptions, 'dispatcher' | 'fallbackFetch'>,
  steps: DiagnosisSteps,
): Promise<void> {
  if (apiKey === undefined || apiKey === '') {
    steps.skip(step, l10n.t('No API key is stored for this service. A key is stored once the service accepts it.'));
    return;
  }
  const records: RequestRecord[] = [];
  await steps.take(step, async (signal) => {
    const onRequest = (record: RequestRecord) => records.push(record);
    const retryPolicy = { attempts: 1 };
    const api = new DeveloperApi({ baseUrl, apiKey, userAgent, pins, retryPolicy, onRequest, ...transport });
    try {
      const { reading, status, requestId } = await api.getCredits({ signal });
      // A server at a wrong base URL may respond with success to any request, so the response must contain a balance.
      if (reading.balance === undefined && reading.unlimited !== true) {
        const unread = l10n.t("The service's response has no balance.");
        throw new UnexpectedResponseError(unread, { status, requestId, sent: true });
      }
      const summary =
        step === 'key' ? l10n.t('The service accepts the key.') : l10n.t('VS Code networking reaches the service.');
      return { result: 'ok', summary, details: { status: String(status), requestId } };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return describeRefusal(error);
    } finally {
      await api.close();
    }
  });
  await compareClocks(records.at(-1), steps);
}

function describeRefusal(error: ApiError): Finding {
  const { status, requestId, message } = error;
  const details = {
    status: status === undefined ? undefined : String(status),
    requestId,
    code: causeCode(error.cause),
  };
  const plain = [AuthenticationError, ConnectionError].some((it) => error instanceof it) || status === undefined;
  return {
    result: 'failed',
    summary: plain ? message : l10n.t('The service responds, but not as expected. {0}', message),
    details,
  };
}

async function compareClocks(record: RequestRecord | undefined, steps: DiagnosisSteps): Promise<void> {
  const at = Date.parse(record?.exchange.responseHeaders.date ?? '');
  if (record === undefined || Number.isNaN(at)) {
    steps.skip('clock', l10n.t("The service doesn't send its time."));
    return;
  }
  // Adds 0.5 s, because the Date header drops fractions of a second. Assumes that the server wrote the header halfway
  // between sending and receiving.
  const seconds = Math.round((at + 500 - record.startedAt - record.ms / 2) / 1000);
  const isRight = Math.abs(seconds) * 1000 <= clockToleranceMs;
  const wrong =
    seconds > 0
      ? l10n.t("The clock of this computer is {0} s behind the service's. Set it to the right time.", seconds)
      : l10n.t("The clock of this computer is {0} s ahead of the service's. Set it to the right time.", -seconds);
  const summary = isRight ? l10n.t('The clock of this computer is right.') : wrong;
  const details = { differenceSeconds: String(seconds) };
  await steps.take('clock', () => ({ result: isRight ? 'ok' : 'failed', summary, details }));
}
