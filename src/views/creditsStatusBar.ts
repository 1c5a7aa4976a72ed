import * as vscode from 'vscode';
import type { Credits, CreditsSnapshot } from '../core/credits/credits';
import { sandboxService } from '../core/video/video';
import { escapeMarkdown, plainText } from '../host/plainText';
import { formatAmount, serviceName, formatTime } from './videoText';

/** What is left of the credits, in the status bar. Never an old number as if it were current. */
export class CreditsStatusBar implements vscode.Disposable {
  private readonly item: vscode.StatusBarItem;
  private credits: Pick<Credits, 'current' | 'onDidChange'> | undefined;
  private subscription: { dispose(): void } | undefined;

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
    this.subscription = credits.onDidChange(() => {
      this.render();
    });
    this.render();
  }

  /** Shows what is known now; called again when the warning threshold changes. */
  render(): void {
    const reading = this.credits?.current ?? unread(this.services.service);
    const sandbox = reading.service === sandboxService;
    const icon = iconOf(reading);
    const balance = reading.needsKey ? vscode.l10n.t('Set API key') : balanceText(reading);
    const neverRead = reading.readAt === undefined && reading.problem === undefined;
    const text = !sandbox ? balance : neverRead ? vscode.l10n.t('Sandbox') : vscode.l10n.t('Sandbox: {0}', balance);
    this.item.command = reading.needsKey ? 'videoAds.setApiKey' : 'videoAds.refreshCredits';
    this.item.text = `${icon} ${plainText(text, 40)}`;
    const low =
      !reading.stale && reading.balance !== undefined && !reading.unlimited && reading.balance < this.lowCredits();
    this.item.backgroundColor = low ? new vscode.ThemeColor('statusBarItem.warningBackground') : undefined;
    this.item.tooltip = tooltip(reading, low);
    const spoken = [vscode.l10n.t('Video Ads credits: {0}', text), low ? lowText() : undefined, clickText(reading)];
    this.item.accessibilityInformation = { label: spoken.filter((part) => part !== undefined).join('. ') };
    this.item.show();
  }

  dispose(): void {
    this.subscription?.dispose();
    this.item.dispose();
  }
}

function unread(service: string): CreditsSnapshot {
  return { service, refreshing: false, needsKey: false, stale: true };
}

function iconOf({ refreshing, needsKey, service }: CreditsSnapshot): string {
  if (refreshing) return '$(sync~spin)';
  if (needsKey) return '$(key)';
  return service === sandboxService ? '$(beaker)' : '$(credit-card)';
}

function balanceText({ balance, unlimited, unit, stale }: CreditsSnapshot): string {
  if (stale) return vscode.l10n.t('credits unknown');
  if (unlimited === true) return vscode.l10n.t('unlimited');
  if (balance === undefined) return vscode.l10n.t('credits unknown');
  const amount = formatAmount(balance);
  return unit === undefined || unit === 'credits'
    ? vscode.l10n.t('{0} credits', amount)
    : `${amount} ${plainText(unit, 12)}`;
}

function tooltip(reading: CreditsSnapshot, low: boolean): vscode.MarkdownString {
  const text = new vscode.MarkdownString();
  const line = (sentence: string): void => {
    text.appendMarkdown(`${escapeMarkdown(sentence)}\n\n`);
  };
  line(
    reading.service === sandboxService
      ? vscode.l10n.t('Sandbox on this machine: these credits are not real.')
      : vscode.l10n.t('Credits at {0}', serviceName(reading.service)),
  );
  if (reading.readAt !== undefined) {
    const time = formatTime(reading.readAt);
    if (reading.stale && reading.balance !== undefined) {
      line(vscode.l10n.t('Last read {0}: {1}', time, formatAmount(reading.balance)));
    } else {
      line(vscode.l10n.t('Read {0}', time));
    }
  }
  if (reading.total !== undefined) line(vscode.l10n.t('{0} in total', formatAmount(reading.total)));
  if (low) line(`${lowText()}.`);
  if (reading.problem !== undefined) line(plainText(reading.problem, 300));
  if (reading.readAt === undefined && reading.problem === undefined) line(vscode.l10n.t('Not read yet.'));
  line(`${clickText(reading)}.`);
  return text;
}

function lowText(): string {
  return vscode.l10n.t('Credits are low');
}

function clickText({ needsKey }: CreditsSnapshot): string {
  return needsKey ? vscode.l10n.t('Click to set the API key') : vscode.l10n.t('Click to refresh');
}
