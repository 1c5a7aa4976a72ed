import * as vscode from 'vscode';
import type { Credits, CreditsSnapshot } from '../core/credits/credits';
import type { ServiceReports } from '../core/polling/polledServices';
import type { ServiceStatus } from '../core/polling/serviceHealth';
import type { Spending } from '../core/library/search';
import { sandboxService } from '../core/video/video';
import { commandStep, commandTitle } from '../host/nextSteps';
import { escapeMarkdown, joinSentences, plainText } from '../host/escapeMarkdown';
import { creditsText, serviceSentence, formatAmount, formatBytes, formatTime, serviceName } from './videoText';

/** What is left of the credits, in the status bar. An old number never looks like a current one. */
export class CreditsStatusBar implements vscode.Disposable {
  private readonly item: vscode.StatusBarItem;
  private credits: Pick<Credits, 'current' | 'onDidChange'> | undefined;
  private subscription: { dispose(): void } | undefined;
  private statuses: ServiceReports = new Map();

  /** What was spent at a service, once the library is open. */
  spending: (service: string) => Spending | undefined = () => undefined;

  /** @param lowCredits the balance below which it warns; 0 is never */
  constructor(
    private readonly services: { readonly service: string },
    private readonly lowCredits: () => number,
  ) {
    this.item = vscode.window.createStatusBarItem('videoAds.credits', vscode.StatusBarAlignment.Right, 90);
    this.item.name = vscode.l10n.t('Video Ads Credits');
  }

  /** Follows the credits from now on, and draws them. */
  show(credits: Pick<Credits, 'current' | 'onDidChange'>): void {
    this.credits = credits;
    this.subscription = credits.onDidChange(() => this.render());
    this.render();
  }

  /** How the services are doing: while the one in use is down, its balance may have changed. */
  setStatuses(statuses: ServiceReports): void {
    this.statuses = statuses;
    this.render();
  }

  /** Shows what is known now; called again when the warning threshold changes. */
  render(): void {
    const unread = { service: this.services.service, refreshing: false, needsKey: false, stale: true };
    const reading = this.credits?.current ?? unread;
    const status = this.statuses.get(reading.service)?.status ?? 'ok';
    const shown = describeCredits(reading, status, this.lowCredits());
    const { item } = this;
    item.command = shown.needsKey ? 'videoAds.setApiKey' : 'videoAds.refreshCredits';
    item.text = `${shown.icon} ${plainText(shown.text, 50)}`;
    item.backgroundColor =
      shown.shortage === undefined ? undefined : new vscode.ThemeColor(`statusBarItem.${shown.shortage}Background`);
    const click = shown.needsKey ? vscode.l10n.t('Click to set the API key') : vscode.l10n.t('Click to refresh');
    const spending = this.spending(reading.service);
    const details = [...shown.details, ...(spending === undefined ? [] : [spentText(spending)]), click];
    item.tooltip = creditsTooltip(details, spending?.storedBytes);
    const spoken = [vscode.l10n.t('Video Ads credits: {0}', shown.text), ...details];
    item.accessibilityInformation = { label: plainText(joinSentences(spoken), 600) };
    item.show();
  }

  dispose(): void {
    this.subscription?.dispose();
    this.item.dispose();
  }
}

/** What the status bar says of a reading. @param lowCredits the balance below which it warns; 0 is never */
export function describeCredits(reading: CreditsSnapshot, status: ServiceStatus, lowCredits: number) {
  const { service, balance, readAt, problem, total } = reading;
  const isSandbox = service === sandboxService;
  const isRejected = status === 'rejected key' || reading.isKeyRejected === true;
  const needsKey = reading.needsKey || isRejected;
  // The number shown is what is left now, as far as anybody knows.
  const isCurrent = !reading.stale && !needsKey && (status === 'ok' || status === 'rate limited');
  const text = needsKey
    ? isRejected
      ? vscode.l10n.t('API key rejected')
      : vscode.l10n.t('Set API key')
    : balanceText(reading, isCurrent);
  const isUnread = readAt === undefined && problem === undefined;
  const sandboxText = isUnread ? vscode.l10n.t('Sandbox') : vscode.l10n.t('Sandbox: {0}', text);
  const read = readAt === undefined ? undefined : formatTime(readAt);
  const shortage = isCurrent && !isSandbox ? shortageOf(reading, lowCredits) : undefined;
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

function balanceText({ balance, unlimited, unit, readAt }: CreditsSnapshot, isCurrent: boolean): string {
  if (unlimited === true && isCurrent) return vscode.l10n.t('unlimited');
  if (balance === undefined || unlimited === true) return vscode.l10n.t('credits unknown');
  const text =
    unit === undefined || unit === 'credits' ? creditsText(balance) : `${formatAmount(balance)} ${plainText(unit, 12)}`;
  return isCurrent || readAt === undefined ? text : vscode.l10n.t('{0} (read {1})', text, formatTime(readAt));
}

/** Whether real credits are low, or used up. */
function shortageOf({ balance, unlimited }: CreditsSnapshot, lowCredits: number): 'warning' | 'error' | undefined {
  if (balance === undefined || unlimited === true || balance >= lowCredits) return undefined;
  return balance <= 0 ? 'error' : 'warning';
}

function spentText({ today, in30Days }: Spending): string {
  return vscode.l10n.t(
    'Spent today, as far as the service said: {0}. In the last 30 days: {1}',
    formatAmount(today),
    formatAmount(in30Days),
  );
}

/** Lines of text, and below them what can be done next as links: nothing in the lines can become one. */
export function creditsTooltip(lines: readonly string[], storedBytes: number | undefined): vscode.MarkdownString {
  const size = storedBytes === undefined ? '' : ` (${formatBytes(storedBytes)})`;
  const links = [
    { title: vscode.l10n.t('Refresh'), command: 'videoAds.refreshCredits' },
    { title: vscode.l10n.t('Videos'), command: 'videoAds.videos.focus' },
    commandStep('switchService'),
    { title: vscode.l10n.t('Usage'), command: 'videoAds.showUsage' },
    { title: commandTitle('openStorageFolder') + size, command: 'videoAds.openStorageFolder' },
  ];
  const text = lines.map((line) => escapeMarkdown(plainText(line, 300))).join('\n\n');
  const tooltip = new vscode.MarkdownString(
    `${text}\n\n${links.map(({ title, command }) => `[${escapeMarkdown(title)}](command:${command})`).join(' · ')}`,
  );
  tooltip.isTrusted = { enabledCommands: links.map(({ command }) => command) };
  return tooltip;
}
