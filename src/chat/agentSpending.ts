import * as vscode from 'vscode';
import type { Credits } from '../core/credits/credits';
import type { VideoLibrary } from '../core/library/library';
import { type Video, type VideoIntent, chatUri, isPrompted } from '../core/video/video';
import { confirm } from '../host/dialogs';
import type { Settings } from '../host/settings';
import { Cost } from '../views/cost';
import { creditsText, formatAmount } from '../views/videoText';

export interface AgentSpendingDependencies {
  readonly library: () => Promise<VideoLibrary>;
  readonly credits: Pick<Credits, 'balanceAt' | 'current'>;
  readonly settings: Pick<Settings, 'chatAllowGenerating' | 'chatDailyCredits'>;
}

/** An agent's request to spend credits. */
interface AgentRequest {
  /** The request's price, in credits. Undefined if unknown. */
  readonly price: number | undefined;
  /** The words before the price in the error message, such as "this video costs". */
  readonly subject: string;
  /** The text of the confirmation dialog. */
  readonly question: string;
  readonly details: string;
}

/** The prefix of a batch's name. It marks a batch that an agent generated from a brief. */
const batchPrefix = 'chat:';

/**
 * Limits the credits that agents spend in a day. The user must allow agents to generate videos, and must confirm each
 * request.
 */
export class AgentSpending {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly dependencies: AgentSpendingDependencies) {}

  /**
   * Runs the agents' calls one after another. Parallel calls could together exceed the limit, or could send the same
   * request twice.
   */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /** Returns a name for a batch whose videos count toward the daily limit. */
  batchName(id: string): string {
    return `${batchPrefix}${id}`;
  }

  /** @throws Error if the user has not allowed agents to generate videos */
  checkAllowed(): void {
    if (this.dependencies.settings.chatAllowGenerating) return;
    throw new Error(
      'Generating from chat is off. Only the user can turn it on, with the setting "videoAds.chat.allowGenerating".',
    );
  }

  /**
   * Checks the price against the daily limit and asks the user for consent. Checks the limit again afterwards, because
   * another window may have spent credits while the question was open.
   * @throws Error that names the limit; CancellationError when the user declines or the agent cancels
   */
  async authorize(request: AgentRequest, token: vscode.CancellationToken): Promise<void> {
    await this.checkLimit(request);
    refuseCanceled(token);
    await this.confirm(request);
    refuseCanceled(token);
    await this.checkLimit(request);
  }

  /** A request with an unknown price is accepted unless the limit is already reached. */
  private async checkLimit({ price, subject }: AgentRequest): Promise<void> {
    const limit = this.dependencies.settings.chatDailyCredits;
    const spent = await this.spentToday();
    if (spent < limit && spent + (price ?? 0) <= limit) return;
    throw new Error(
      `The daily limit for chat is ${limit} credits, ${spent} are spent, and ${subject} ${
        price === undefined ? 'an unknown number' : `about ${price}`
      }. Try a shorter duration, or tomorrow; only the user can change "videoAds.chat.dailyCredits".`,
    );
  }

  /**
   * Asks in a modal dialog, because no VS Code setting can confirm such a dialog automatically.
   * @throws Error if no dialog can be shown; CancellationError when the user declines
   */
  private async confirm({ question, details }: AgentRequest): Promise<void> {
    const spent = vscode.l10n.t(
      'Spent by chat today: {0} of {1}.',
      formatAmount(await this.spentToday()),
      creditsText(this.dependencies.settings.chatDailyCredits),
    );
    let isConfirmed: boolean;
    try {
      isConfirmed = await confirm(question, `${details}\n\n${spent}`, vscode.l10n.t('Generate'));
    } catch (error) {
      throw new Error("The user can't be asked in this window, so nothing was generated.", { cause: error });
    }
    if (!isConfirmed) throw new vscode.CancellationError();
  }

  /** The videos that agents requested today. Excludes rejected requests, which cost nothing. */
  async ofToday(): Promise<Video[]> {
    const since = new Date().setHours(0, 0, 0, 0);
    const videos = (await this.dependencies.library()).search({ since }, { limit: Number.MAX_SAFE_INTEGER });
    return videos.filter(
      ({ state, source, batch }) =>
        state !== 'rejected' && (source?.uri === chatUri || batch?.startsWith(batchPrefix) === true),
    );
  }

  async cost(service: string, extraFields?: VideoIntent['extraFields']): Promise<Cost> {
    return Cost.at(service, await this.dependencies.library(), this.dependencies.credits, extraFields);
  }

  /**
   * The total credits that agents spent today, at all services. If a video's cost is unknown, its estimated price
   * is added instead.
   */
  private async spentToday(): Promise<number> {
    const costs = (await this.ofToday()).map(
      async (video) =>
        video.creditsUsed ?? (isPrompted(video) ? (await this.cost(video.service)).price(video) : undefined) ?? 0,
    );
    return (await Promise.all(costs)).reduce((sum, cost) => sum + cost, 0);
  }
}

function refuseCanceled({ isCancellationRequested }: vscode.CancellationToken): void {
  if (isCancellationRequested) throw new vscode.CancellationError();
}
