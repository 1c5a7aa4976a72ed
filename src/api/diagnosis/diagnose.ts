import * as l10n from '@vscode/l10n';
import type { Dispatcher } from 'undici';
import { parseBaseUrl } from '../baseUrl';
import { baseUrlProblem } from '../baseUrlProblem';
import { DeveloperApi, type DeveloperApiOptions } from '../client';
import { causeCode } from '../network/connectionError';
import { reachService } from './reach';
import { type DiagnosisStep, DiagnosisSteps, type Finding, type StepLimits } from './steps';
import { ApiError, AuthenticationError, ConnectionError, UnexpectedResponseError } from '../errors';
import type { Route } from '../network/route';

export interface DiagnoseOptions extends StepLimits, Pick<DeveloperApiOptions, 'pins' | 'fallbackFetch'> {
  readonly baseUrl: string;
  readonly userAgent: string;
  readonly dispatcher: () => Dispatcher | Promise<Dispatcher>;
  readonly route: (url: string) => Route;
  /** The authorities trusted here, as PEM. */
  readonly authorities: () => string[];
}

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
  const leads = await reachService(url, options.route(url.origin), options.authorities, steps);
  const asked = { ...options, baseUrl: parsed.url };
  const { dispatcher, fallbackFetch } = options;
  if (leads && (await askService('key', asked, { dispatcher }, steps))) return steps.taken;
  if (fallbackFetch !== undefined) {
    const unreachable = () => Promise.reject(new Error('The dispatcher does not reach the service.'));
    await askService('fallback', asked, { dispatcher: unreachable, fallbackFetch }, steps);
  } else if (!leads) steps.skip('key', l10n.t("The service couldn't be reached, so the key wasn't tried."));
  return steps.taken;
}

function describeBaseUrl(parsed: ReturnType<typeof parseBaseUrl>): Finding {
  if (!parsed.ok) return { result: 'failed', summary: baseUrlProblem(parsed.problem) };
  const changed = parsed.upgraded ? l10n.t('http was turned into https') : undefined;
  return { result: 'ok', summary: l10n.t('The base URL is well formed.'), facts: { url: parsed.url, changed } };
}

/** Asks for the credits, which costs none. @returns whether the service was reached, as far as it was tried */
async function askService(
  step: 'key' | 'fallback',
  { baseUrl, apiKey, userAgent, pins = () => ({}) }: DiagnoseOptions,
  transport: Pick<DeveloperApiOptions, 'dispatcher' | 'fallbackFetch'>,
  steps: DiagnosisSteps,
): Promise<boolean> {
  if (apiKey === undefined || apiKey === '') {
    steps.skip(step, l10n.t('There is no API key yet.'));
    return true;
  }
  let reached = true;
  await steps.take(step, async (signal) => {
    const api = new DeveloperApi({ baseUrl, apiKey, userAgent, pins, ...transport });
    try {
      const { reading, status, requestId } = await api.getCredits({ signal });
      // A wrong base URL may lead to what says "ok" to anything.
      if (reading.balance === undefined && reading.unlimited !== true) {
        const unread = l10n.t("The service's response has no balance.");
        throw new UnexpectedResponseError(unread, { status, requestId, sent: true });
      }
      const summary =
        step === 'key' ? l10n.t('The service accepts the key.') : l10n.t('VS Code networking reaches the service.');
      return { result: 'ok', summary, facts: { status: String(status), requestId } };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      reached = error.sent;
      return describeRefusal(error);
    } finally {
      await api.close();
    }
  });
  return reached;
}

function describeRefusal(error: ApiError): Finding {
  const { status, requestId, message } = error;
  const facts = { status: status === undefined ? undefined : String(status), requestId, code: causeCode(error.cause) };
  const plain = [AuthenticationError, ConnectionError].some((it) => error instanceof it) || status === undefined;
  return {
    result: 'failed',
    summary: plain ? message : l10n.t('The service responds, but not as expected. {0}', message),
    facts,
  };
}
