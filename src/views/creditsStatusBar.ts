import * as vscode from 'vscode';
import type { Credits, CreditsSnapshot } from '../core/credits/credits';
import type { ServiceReports, ServiceStatus } from '../core/library/serviceReports';
import type { StoredReading } from '../core/library/history';
import type { Spending, VideoLibrary } from '../core/library/library';
import { sandboxService, type Video } from '../core/video/video';
import { isDownloaded } from '../core/video/videoFile';
import { type NextStep, commandStep, commandTitle, serviceStep } from '../host/nextSteps';
import { escapeMarkdown, joinSentences, plainText } from '../host/escapeMarkdown';
import { serviceSentence } from './serviceMessage';
import { creditsText, formatAmount, formatBytes, formatTime, serviceName } from './videoText';

/** The balance in the status bar. An outdated balance is shown with the time when it was read. */
export class CreditsStatusBar implements vscode.Disposable {
  private readonly item: vscode.StatusBarItem;
  private credits: Pick<Credits, 'current' | 'onDidChange'> | undefined;
  private library: Pick<VideoLibrary, 'spending' | 'onDidChange'> | undefined;
  private readonly subscriptions: { dispose(): void }[] = [];
  private statuses: ServiceReports = new Map();

  constructor(private readonly services: { readonly service: string }) {
    this.item = vscode.window.createStatusBarItem('videoAds.credits', vscode.StatusBarAlignment.Right, 90);
    this.item.name = vscode.l10n.t('Video Ads Credits');
  }

  /** Shows the balance and redraws it after each change. */
  show(credits: Pick<Credits, 'current' | 'onDidChange'>): void {
    this.credits = credits;
    this.subscriptions.push(credits.onDidChange(() => this.render()));
    this.render();
  }

  /** Adds spending and storage size to the hover, and redraws the hover when either changes. */
  watch(library: Pick<VideoLibrary, 'spending' | 'onDidChange'>): void {
    this.library = library;
    const isCounted = (video: Video): boolean => isDownloaded(video) || video.creditsUsed !== undefined;
    const subscription = library.onDidChange(({ videos, removed }) => {
      if (removed.length > 0 || videos.some(isCounted)) this.render();
    });
    this.subscriptions.push(subscription);
  }

  /** Sets the status of each service. If the service in use does not respond, its balance is shown as outdated. */
  setStatuses(statuses: ServiceReports): void {
    this.statuses = statuses;
    this.render();
  }

  render(): void {
    const unread = { service: this.services.service, refreshing: false, needsKey: false, stale: true };
    const reading = this.credits?.current ?? unread;
    const status = this.statuses.get(reading.service)?.status ?? 'ok';
    const spending = this.spendingAt(reading.service);
    const shown = describeCredits(reading, status, spending?.lastPrice);
    const { item } = this;
    const action = shown.needsKey ? serviceStep('changeKey', reading.service) : serviceStep('use');
    item.command = { ...action, arguments: shown.needsKey ? [...(action.arguments ?? [])] : [] };
    item.text = `${shown.icon} ${plainText(shown.text, 50)}`;
    item.backgroundColor =
      shown.shortage === undefined ? undefined : new vscode.ThemeColor(`statusBarItem.${shown.shortage}Background`);
    const click = shown.needsKey
      ? vscode.l10n.t('Click to set the API key')
      : vscode.l10n.t('Click for services, refresh and usage');
    const details = [...shown.details, ...(spending === undefined ? [] : [spentText(spending)]), click];
    item.tooltip = creditsTooltip(details, spending?.storedBytes);
    const spoken = [vscode.l10n.t('Video Ads credits: {0}', shown.text), ...details];
    item.accessibilityInformation = { label: plainText(joinSentences(spoken), 600) };
    item.show();
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.dispose();
    this.item.dispose();
  }

  /** The credits spent at a service, and the bytes stored for its videos. Undefined while the library is not open. */
  private spendingAt(service: string): Spending | undefined {
    try {
      return this.library?.spending(service, Date.now());
    } catch {
      return undefined;
    }
  }
}

/**
 * The text, icon and details of the status bar item.
 * @param lastPrice the price of the last video in credits; a balance below this price is marked as low
 */
export function describeCredits(reading: CreditsSnapshot, status: ServiceStatus, lastPrice = 0) {
  const { service, balance, readAt, problem, total } = reading;
  const isSandbox = service === sandboxService;
  const isRejected = status === 'rejected key' || reading.isKeyRejected === true;
  const needsKey = reading.needsKey || isRejected;
  const isCurrent = !reading.stale && !needsKey && (status === 'ok' || status === 'rate limited');
  const text = needsKey
    ? isRejected
      ? vscode.l10n.t('API key rejected')
      : vscode.l10n.t('Set API key')
    : balanceText(reading, isCurrent);
  const isUnread = readAt === undefined && problem === undefined;
  const sandboxText = isUnread ? vscode.l10n.t('Sandbox') : vscode.l10n.t('Sandbox: {0}', text);
  const read = readAt === undefined ? undefined : formatTime(readAt);
  const shortage = isCurrent && !isSandbox ? shortageOf(reading, lastPrice) : undefined;
  const shortageText = shortage === 'error' ? vscode.l10n.t('No credits left') : vscode.l10n.t('Credits are low');
  return {
    icon: iconOf(reading, needsKey, isCurrent),
    text: isSandbox ? sandboxText : text,
    needsKey,
    isCurrent,
    shortage,
    details: [
      isSandbox
        ? vscode.l10n.t('Sandbox on this machine: these credits are not real.')
        : vscode.l10n.t('Credits at {0}', serviceName(service)),
      read === undefined
        ? undefined
        : isCurrent || balance === undefined
          ? vscode.l10n.t('Read {0}', read)
          : vscode.l10n.t('Last read {0}: {1}. It may have changed since.', read, formatAmount(balance)),
      total === undefined ? undefined : vscode.l10n.t('{0} in total', formatAmount(total)),
      serviceSentence(service, status) ?? problem,
      isUnread ? vscode.l10n.t('Not read yet.') : undefined,
      shortage === undefined ? undefined : shortageText,
    ].filter((line) => line !== undefined),
  };
}

function iconOf({ refreshing, service, balance }: CreditsSnapshot, needsKey: boolean, isCurrent: boolean): string {
  if (refreshing) return '$(sync~spin)';
  if (needsKey) return '$(key)';
  if (!isCurrent && balance !== undefined) return '$(history)';
  return service === sandboxService ? '$(beaker)' : '$(credit-card)';
}

/** The balance as text. If the balance may be outdated, the text includes the time when it was read. */
export function balanceText({ balance, unlimited, unit, readAt }: Partial<StoredReading>, isCurrent: boolean): string {
  if (unlimited === true && isCurrent) return vscode.l10n.t('unlimited');
  if (balance === undefined || unlimited === true) return vscode.l10n.t('credits unknown');
  const text =
    unit === undefined || unit === 'credits' ? creditsText(balance) : `${formatAmount(balance)} ${plainText(unit, 12)}`;
  return isCurrent || readAt === undefined ? text : vscode.l10n.t('{0} (read {1})', text, formatTime(readAt));
}

/** Returns 'error' if no credits are left, and 'warning' if the balance is lower than the last video's price. */
function shortageOf({ balance, unlimited }: CreditsSnapshot, lastPrice: number): 'warning' | 'error' | undefined {
  if (balance === undefined || unlimited === true) return undefined;
  if (balance <= 0) return 'error';
  return balance < lastPrice ? 'warning' : undefined;
}

function spentText({ today, in30Days }: Spending): string {
  return vscode.l10n.t(
    'Spent today, as reported by the service: {0}. In the last 30 days: {1}',
    formatAmount(today),
    formatAmount(in30Days),
  );
}

/** The status bar item's hover: lines of text, and then links that run commands. Markdown in the lines is escaped. */
export function creditsTooltip(lines: readonly string[], storedBytes: number | undefined): vscode.MarkdownString {
  const size = storedBytes === undefined ? '' : ` (${formatBytes(storedBytes)})`;
  const links: NextStep[] = [
    { ...serviceStep('refreshCredits'), title: vscode.l10n.t('Refresh') },
    { title: vscode.l10n.t('Videos'), command: 'videoAds.videos.focus' },
    commandStep('chooseService'),
    commandStep('showUsage'),
    { title: commandTitle('openStorageFolder') + size, command: 'videoAds.openStorageFolder' },
  ];
  const text = lines.map((line) => escapeMarkdown(plainText(line, 300))).join('\n\n');
  const tooltip = new vscode.MarkdownString(`${text}\n\n${links.map(linkTo).join(' · ')}`);
  tooltip.isTrusted = { enabledCommands: [...new Set(links.map(({ command }) => command))] };
  return tooltip;
}

function linkTo({ title, command, arguments: args = [] }: NextStep): string {
  const query = args.length === 0 ? '' : `?${encodeURIComponent(JSON.stringify(args))}`;
  return `[${escapeMarkdown(title)}](command:${command}${query})`;
}
