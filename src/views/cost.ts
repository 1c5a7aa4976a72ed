import * as vscode from 'vscode';
import type { Credits } from '../core/credits/credits';
import { estimatePrice } from '../core/credits/prices';
import type { VideoLibrary } from '../core/library/library';
import { sandboxService, type ServiceId, type VideoIntent } from '../core/video/video';
import { confirm } from '../host/dialogs';
import { creditsText, extraFieldsText, formatAmount, serviceInSentence, serviceName } from './videoText';

export type Options = Pick<VideoIntent, 'duration' | 'aspectRatio' | 'extraFields'>;

/** The probable price of videos at one service, and the balance there. */
export class Cost {
  private constructor(
    private readonly service: ServiceId,
    /** In credits. Undefined if unknown. */
    readonly price: (options: Options) => number | undefined,
    /** In credits. Undefined if it is unknown, in another unit, or may have changed. */
    readonly balance: number | undefined,
  ) {}

  /** The cost of drafts in the sandbox. */
  static readonly free = new Cost(sandboxService, () => 0, undefined);

  /**
   * Uses known prices and balances, and sends no request.
   * @param extraFields the extra fields of options that have none of their own
   */
  static at(
    service: ServiceId,
    library: Pick<VideoLibrary, 'creditsReading' | 'prices'>,
    credits: Pick<Credits, 'current' | 'balanceAt'>,
    extraFields?: VideoIntent['extraFields'],
  ): Cost {
    // `credits` holds the service in use, which may be another one.
    const known = credits.current.service === service ? credits.current : library.creditsReading(service);
    const isInCredits = (known?.unit ?? 'credits') === 'credits';
    // Prices that were derived from balances have the balance's unit.
    const paid = library.prices(service).filter(({ basis }) => isInCredits || basis !== 'difference');
    const common = extraFields === undefined ? {} : { extraFields };
    const price = (options: Options): number | undefined => estimatePrice(paid, { ...common, ...options });
    return new Cost(service, price, isInCredits && known?.unlimited !== true ? credits.balanceAt(service) : undefined);
  }

  /** Example: “api.example.com · 994 credits” */
  get heading(): string {
    const name = serviceName(this.service);
    return this.balance === undefined ? name : `${name} · ${creditsText(this.balance)}`;
  }

  /** The total, such as “about 6 credits”. Undefined if a price is unknown. */
  describe(requests: readonly Options[]): string | undefined {
    const price = this.total(requests);
    if (price === 0) return vscode.l10n.t('free');
    return price === undefined ? undefined : vscode.l10n.t('about {0}', creditsText(price));
  }

  /** A sentence about the total, even if the price is unknown. */
  sentence(requests: readonly Options[]): string {
    const total = this.total(requests);
    if (total === undefined) {
      return requests.length === 1
        ? vscode.l10n.t('Price unknown.')
        : vscode.l10n.t('Price unknown. Each video spends credits.');
    }
    if (this.balance === undefined) return vscode.l10n.t('About {0}.', creditsText(total));
    return this.isShort(requests)
      ? vscode.l10n.t('About {0}; {1} left.', creditsText(total), creditsText(this.balance))
      : vscode.l10n.t('About {0} of your {1}.', formatAmount(total), creditsText(this.balance));
  }

  /** The sentence about the price, and the extra fields of the requests. */
  detail(requests: readonly Options[]): string {
    const fields = new Set(requests.map(({ extraFields }) => extraFieldsText(extraFields)));
    const sentences = [...fields].filter((it) => it !== undefined);
    return [this.sentence(requests), ...sentences.map((it) => vscode.l10n.t('Extra fields: {0}', it))].join('\n\n');
  }

  /** Whether the requests are known to cost more than the balance. */
  isShort(requests: readonly Options[]): boolean {
    const total = this.total(requests);
    return total !== undefined && this.balance !== undefined && total > this.balance;
  }

  /**
   * Confirms requests with their price, if the setting asks for it or the balance is too low.
   * @param note a sentence about the requests that always needs confirmation
   */
  async confirm(requests: readonly Options[], when: 'always' | 'multiple' | 'never', note = ''): Promise<boolean> {
    const count = requests.length;
    const question = count === 1 ? vscode.l10n.t('Generate the video?') : vscode.l10n.t('Generate {0} videos?', count);
    const withNote = (sentence: string): string => [sentence, note].filter(Boolean).join('\n\n');
    if (this.isShort(requests)) {
      const shortage = vscode.l10n.t('The credits at {0} are not enough for this.', serviceInSentence(this.service));
      return confirm(question, withNote(`${shortage} ${this.detail(requests)}`), vscode.l10n.t('Generate Anyway'));
    }
    if (note === '' && (when === 'never' || (when === 'multiple' && count === 1))) return true;
    const action = count === 1 ? vscode.l10n.t('Generate') : vscode.l10n.t('Generate {0} Videos', count);
    return confirm(question, withNote(this.detail(requests)), action);
  }

  /** Always asks, and names the service. For requests that were created without showing the service. */
  async confirmService(requests: readonly Options[]): Promise<boolean> {
    const name = serviceInSentence(this.service);
    const question =
      requests.length === 1
        ? vscode.l10n.t('Generate the video at {0}?', name)
        : vscode.l10n.t('Generate {0} videos at {1}?', requests.length, name);
    const action = this.isShort(requests) ? vscode.l10n.t('Generate Anyway') : vscode.l10n.t('Generate');
    return confirm(question, this.detail(requests), action);
  }

  private total(requests: readonly Options[]): number | undefined {
    const prices = requests.map((request) => this.price(request));
    return prices.every((price) => price !== undefined) ? prices.reduce((sum, price) => sum + price, 0) : undefined;
  }
}
