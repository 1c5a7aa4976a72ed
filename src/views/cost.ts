import * as vscode from 'vscode';
import type { Credits } from '../core/credits/credits';
import { estimatePrice } from '../core/credits/prices';
import type { VideoLibrary } from '../core/library/library';
import { sandboxService, type ServiceId, type VideoIntent } from '../core/video/video';
import { confirm } from '../host/dialogs';
import {
  creditsText,
  durationText,
  extraFieldsText,
  formatAmount,
  promptText,
  serviceInSentence,
  serviceName,
} from './videoText';

export type Options = Pick<VideoIntent, 'duration' | 'aspectRatio' | 'extraFields'>;

/** A generation request with the fields that the confirmation dialog shows. */
export type Request = Options & Pick<VideoIntent, 'prompt'>;

/** The estimated price of videos at one service, and the user's balance there. */
export class Cost {
  private constructor(
    private readonly service: ServiceId,
    /** The price of one video, in credits. Undefined if unknown. */
    readonly price: (options: Options) => number | undefined,
    /** The balance, in credits. Undefined if it is unknown, outdated, or in another unit. */
    readonly balance: number | undefined,
  ) {}

  static readonly free = new Cost(sandboxService, () => 0, undefined);

  /**
   * Estimates the cost at a service from earlier prices and the last balance. Sends no request.
   * @param extraFields default extra fields for requests that have none
   */
  static at(
    service: ServiceId,
    library: Pick<VideoLibrary, 'creditsReading' | 'prices'>,
    credits: Pick<Credits, 'current' | 'balanceAt'>,
    extraFields?: VideoIntent['extraFields'],
  ): Cost {
    // `credits.current` is the balance of the current service. The library stores the balances of all services.
    const known = credits.current.service === service ? credits.current : library.creditsReading(service);
    const isInCredits = (known?.unit ?? 'credits') === 'credits';
    // A `difference` price was computed from two balances, so it is in their unit. It is used only if that unit is
    // credits.
    const paid = library.prices(service).filter(({ basis }) => isInCredits || basis !== 'difference');
    const common = extraFields === undefined ? {} : { extraFields };
    const price = (options: Options): number | undefined =>
      service === sandboxService ? sandboxPrice(options) : estimatePrice(paid, { ...common, ...options });
    return new Cost(service, price, isInCredits && known?.unlimited !== true ? credits.balanceAt(service) : undefined);
  }

  /** The service and the balance: “api.example.com · 994 credits” */
  get heading(): string {
    const name = serviceName(this.service);
    return this.balance === undefined ? name : `${name} · ${creditsText(this.balance)}`;
  }

  /** The total price of requests, such as “about 6 credits”. Undefined if a price is unknown. */
  describe(requests: readonly Options[]): string | undefined {
    const price = this.total(requests);
    if (price === 0) return vscode.l10n.t('free');
    return price === undefined ? undefined : vscode.l10n.t('about {0}', creditsText(price));
  }

  /** A sentence about the total price of requests. If the price is unknown, the sentence says so. */
  sentence(requests: readonly Options[]): string {
    const total = this.total(requests);
    if (total === undefined) {
      return requests.length === 1
        ? vscode.l10n.t('Price unknown.')
        : vscode.l10n.t('Price unknown. Each video spends credits.');
    }
    if (this.balance === undefined) return vscode.l10n.t('About {0}.', creditsText(total));
    return this.exceedsBalance(requests)
      ? vscode.l10n.t(
          'Not enough credits: needs about {0}, you have {1}.',
          formatAmount(total),
          formatAmount(this.balance),
        )
      : vscode.l10n.t('About {0} of your {1}.', formatAmount(total), creditsText(this.balance));
  }

  /** The text of the confirmation dialog: prompts, options, service, price, balance and extra fields. */
  detail(requests: readonly Request[]): string {
    return [
      ...promptLines(requests),
      optionsLine(requests),
      serviceName(this.service),
      `${this.sentence(requests)} ${this.balanceSentence(requests)}`.trim(),
      ...extraFieldsLines(requests),
    ]
      .filter((line) => line !== '')
      .join('\n\n');
  }

  /** A sentence about the balance. Empty if `sentence` already contains the balance. */
  private balanceSentence(requests: readonly Options[]): string {
    if (this.balance === undefined) return vscode.l10n.t('Balance unknown.');
    return this.total(requests) === undefined ? vscode.l10n.t('Balance: {0}.', creditsText(this.balance)) : '';
  }

  /** Whether the requests are known to cost more than the balance. */
  exceedsBalance(requests: readonly Options[]): boolean {
    const total = this.total(requests);
    return total !== undefined && this.balance !== undefined && total > this.balance;
  }

  /**
   * Asks for confirmation of requests and their price, if `when` requires it or the balance is too low.
   * @param note a warning about the requests; if present, confirmation is always required
   * @returns whether to send the requests
   */
  async confirm(requests: readonly Request[], when: 'always' | 'multiple' | 'never', note = ''): Promise<boolean> {
    const count = requests.length;
    const question = count === 1 ? vscode.l10n.t('Generate the video?') : vscode.l10n.t('Generate {0} videos?', count);
    const withNote = (sentence: string): string => [sentence, note].filter(Boolean).join('\n\n');
    if (this.exceedsBalance(requests)) {
      return confirm(question, withNote(this.detail(requests)), vscode.l10n.t('Generate Anyway'));
    }
    if (note === '' && (when === 'never' || (when === 'multiple' && count === 1))) return true;
    const action = count === 1 ? vscode.l10n.t('Generate') : vscode.l10n.t('Generate {0} Videos', count);
    return confirm(question, withNote(this.detail(requests)), action);
  }

  /**
   * Always asks for confirmation and names the service, because no earlier step has shown the service to the user.
   * @returns whether to send the requests
   */
  async confirmService(requests: readonly Request[]): Promise<boolean> {
    const name = serviceInSentence(this.service);
    const question =
      requests.length === 1
        ? vscode.l10n.t('Generate the video at {0}?', name)
        : vscode.l10n.t('Generate {0} videos at {1}?', requests.length, name);
    const action = this.exceedsBalance(requests) ? vscode.l10n.t('Generate Anyway') : vscode.l10n.t('Generate');
    return confirm(question, this.detail(requests), action);
  }

  private total(requests: readonly Options[]): number | undefined {
    const prices = requests.map((request) => this.price(request));
    return prices.every((price) => price !== undefined) ? prices.reduce((sum, price) => sum + price, 0) : undefined;
  }
}

/** The sandbox's price: 1 credit per 2 s, rounded up, as in src/sandbox/ledger/jobs.ts. */
function sandboxPrice({ duration }: Options): number {
  return Math.ceil(duration / 2);
}

/** One line for each distinct combination of extra fields. */
export function extraFieldsLines(requests: readonly Pick<VideoIntent, 'extraFields'>[]): string[] {
  const texts = new Set(requests.map(({ extraFields }) => extraFieldsText(extraFields)));
  return [...texts].filter((it) => it !== undefined).map((it) => vscode.l10n.t('Extra fields: {0}', it));
}

const shownPrompts = 5;

/** Up to five distinct prompts, each cut to 80 characters, and the number of other prompts. */
function promptLines(requests: readonly Request[]): string[] {
  const prompts = [...new Set(requests.map(({ prompt }) => prompt))];
  const lines = prompts.slice(0, shownPrompts).map((prompt) => vscode.l10n.t('“{0}”', promptText({ prompt }, 80)));
  const left = prompts.length - lines.length;
  return left > 0 ? [...lines, vscode.l10n.t('and {0} more prompts', left)] : lines;
}

/**
 * A summary such as “2 durations × 2 ratios × 3 prompts”. A shared duration or ratio is shown as its value:
 * “8 s × 2 ratios × 3 prompts”.
 */
function optionsLine(requests: readonly Request[]): string {
  const durations = [...new Set(requests.map(({ duration }) => duration))];
  const ratios = [...new Set(requests.map(({ aspectRatio }) => aspectRatio))];
  const prompts = new Set(requests.map(({ prompt }) => prompt)).size;
  const [duration] = durations;
  const [ratio] = ratios;
  // A retry may repeat only some combinations, so a product such as “2 durations × 3 prompts” would be wrong.
  if (durations.length * ratios.length * prompts !== requests.length) return '';
  return [
    durations.length === 1 && duration !== undefined
      ? durationText(duration)
      : vscode.l10n.t('{0} durations', durations.length),
    ratios.length === 1 ? ratio : vscode.l10n.t('{0} ratios', ratios.length),
    prompts === 1 ? undefined : vscode.l10n.t('{0} prompts', prompts),
  ]
    .filter((factor) => factor !== undefined)
    .join(' × ');
}
