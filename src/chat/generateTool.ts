import * as vscode from 'vscode';
import type { DeveloperApi } from '../api/client';
import type { Credits } from '../core/credits/credits';
import { sendVideo } from '../core/generate/generate';
import type { Log } from '../core/log';
import { textHash, toPrompt } from '../core/generate/prompts';
import { fieldsOf } from '../core/unknownData';
import {
  type ServiceId,
  type Video,
  type VideoIntent,
  chatUri,
  filledFields,
  isAspectRatio,
  isPrompted,
} from '../core/video/video';
import type { Connections } from '../host/serviceClients';
import { plainText } from '../host/escapeMarkdown';
import type { ServiceChoice } from '../host/serviceChoice';
import type { Settings } from '../host/settings';
import { usableService } from '../host/usableService';
import { AgentSpending, type AgentSpendingDependencies } from './agentSpending';
import { agentState } from './agentState';
import { creditsText, durationText, extraFieldsText, serviceName } from '../views/videoText';

export interface GenerateToolDependencies extends AgentSpendingDependencies {
  readonly credits: Pick<Credits, 'balanceAt' | 'balanceBefore' | 'current' | 'noteBalance' | 'refresh'>;
  readonly connections: Pick<Connections, 'api'>;
  readonly services: Pick<ServiceChoice, 'service' | 'problem'>;
  readonly settings: Pick<
    Settings,
    'chatAllowGenerating' | 'chatAllVideos' | 'chatDailyCredits' | 'serviceProblem' | 'services'
  >;
  /** `expect` requests a notification for the user when the video with this key succeeds, fails or is canceled. */
  readonly notifications: { expect(key: string): void };
  readonly log: Log;
}

/** A language model's request, after validation. */
type Request = Pick<VideoIntent, 'prompt' | 'duration' | 'aspectRatio' | 'extraFields'>;

/** The maximum length of a prompt. A modal dialog can show a whole prompt of this length. */
const maxPromptCharacters = 2_000;

/**
 * Generates a video for an agent. Throws unless the user allows agents to generate. A daily limit of credits applies.
 * For each request, a modal dialog shows the prompt, duration, aspect ratio, service, price and balance. VS Code's own
 * confirmation is not enough: the user can make it automatic, and a tool cannot detect that. If an identical request
 * was sent on the same day, the tool returns that request's video.
 */
export class GenerateTool implements vscode.LanguageModelTool<unknown> {
  constructor(
    private readonly dependencies: GenerateToolDependencies,
    private readonly spending = new AgentSpending(dependencies),
  ) {}

  prepareInvocation(): vscode.PreparedToolInvocation {
    return { invocationMessage: vscode.l10n.t('Generating a video') };
  }

  /** @throws Error whose message tells the model how to continue; CancellationError when the user declines */
  async invoke(
    { input }: vscode.LanguageModelToolInvocationOptions<unknown>,
    token: vscode.CancellationToken,
  ): Promise<vscode.LanguageModelToolResult> {
    const request = readRequest(input);
    this.spending.checkAllowed();
    const text = await this.spending.inTurn(() => this.generate(request, token));
    return textResult(text);
  }

  private async generate(asked: Request, token: vscode.CancellationToken): Promise<string> {
    const { library, connections, credits, settings, notifications, log } = this.dependencies;
    const { service, extraFields } = usableService(this.dependencies);
    const request = filledFields<Request>({ ...asked, extraFields });
    const known = await this.existing(request, service);
    if (known !== undefined) {
      return `Already requested: ${known.key} is ${agentState(known)}. For another version, change the prompt.`;
    }
    const cost = await this.spending.cost(service);
    const price = cost.price(request);
    const question = vscode.l10n.t('Generate a video?');
    const details = detailsOf(request, service, price, cost.balance);
    await this.spending.authorize({ price, subject: 'this video costs', question, details }, token);
    const api = await apiOf(connections, service);
    const creditsBefore = credits.balanceBefore(service);
    const source = { uri: chatUri, startLine: 0, hash: textHash(request.prompt) };
    const intent = filledFields<VideoIntent>({ ...request, service, source });
    const { recorded, duplicates } = await (await library()).beginBatch([intent]);
    const [video] = recorded;
    if (video === undefined) return `Already requested: ${duplicates[0]?.existing.key ?? 'see the list'}.`;
    notifications.expect(video.key);
    const result = await sendVideo(video, { library: await library(), api, credits, log, creditsBefore });
    void credits.refresh();
    return outcome(result.video, settings.chatDailyCredits);
  }

  private async existing(request: Request, service: string): Promise<Video | undefined> {
    return (await this.spending.ofToday())
      .filter(isPrompted)
      .find((video) => video.service === service && idOf(video) === idOf(request));
  }
}

/** @throws Error if the service has no API key */
export async function apiOf(connections: Pick<Connections, 'api'>, service: ServiceId): Promise<DeveloperApi> {
  const api = await connections.api(service);
  if (api !== undefined) return api;
  throw new Error('The service has no API key. Ask the user to run "Video Ads: Service…" and set it.');
}

export function textResult(text: string): vscode.LanguageModelToolResult {
  return new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(text)]);
}

function detailsOf(
  { prompt, duration, aspectRatio, extraFields }: Request,
  service: string,
  price: number | undefined,
  balance: number | undefined,
): string {
  return [
    vscode.l10n.t('“{0}”', plainText(prompt, maxPromptCharacters)),
    [durationText(duration), ...(aspectRatio === undefined ? [] : [aspectRatio])].join(', '),
    ...(extraFields === undefined ? [] : [vscode.l10n.t('Extra fields: {0}', extraFieldsText(extraFields) ?? '')]),
    serviceName(service),
    price === undefined ? vscode.l10n.t('Price unknown.') : vscode.l10n.t('About {0}.', creditsText(price)),
    balance === undefined ? vscode.l10n.t('Balance unknown.') : vscode.l10n.t('Balance: {0}.', creditsText(balance)),
  ].join('\n\n');
}

/** @throws Error that describes the valid input */
function readRequest(input: unknown): Request {
  const { prompt: text, duration, aspectRatio } = fieldsOf(input);
  const prompt = typeof text === 'string' ? toPrompt(text) : undefined;
  if (prompt === undefined || prompt.length > maxPromptCharacters) {
    throw new Error(`"prompt" must be a text of 1 to ${maxPromptCharacters} characters.`);
  }
  if (typeof duration !== 'number' || !Number.isInteger(duration) || duration < 1 || duration > 86_400) {
    throw new Error('"duration" must be a whole number of seconds, for example 8.');
  }
  if (aspectRatio === undefined) return { prompt, duration };
  if (!isAspectRatio(aspectRatio)) {
    throw new Error('"aspectRatio" must be <width>:<height>, for example "9:16", or left out.');
  }
  return { prompt, duration, aspectRatio };
}

function idOf(request: Request): string {
  return JSON.stringify([request.prompt, request.duration, request.aspectRatio, request.extraFields]);
}

function outcome(video: Video, limit: number): string {
  const { key, state, errorMessage } = video;
  const reason = errorMessage === undefined ? '' : ` ${plainText(errorMessage, 300)}`;
  if (state === 'rejected') throw new Error(`Not started, nothing was spent.${reason}`);
  if (state === 'unconfirmed') {
    return `${key} is unconfirmed: the service may have started it. Don't call again; the user decides in the Videos view.`;
  }
  return `Started ${key}, which is ${agentState(video)}. Call videoAds_showVideo for its state. Daily limit: ${limit} credits.`;
}
