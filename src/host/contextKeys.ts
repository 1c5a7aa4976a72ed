import * as vscode from 'vscode';
import { sandboxService } from '../core/video/video';
import type { ServiceChoice } from './serviceChoice';

/** Keeps the context keys up to date that `when` clauses in package.json read. */
export class ContextKeys implements vscode.Disposable {
  private readonly sent = new Map<string, boolean>();
  private readonly subscription: { dispose(): void };

  constructor(private readonly services: ServiceChoice) {
    this.subscription = services.onDidChange(() => {
      this.update();
    });
  }

  dispose(): void {
    this.subscription.dispose();
  }

  /** Sets all keys; from then on each change sets them again. */
  update(): void {
    const { service, connectedService } = this.services;
    // The sandbox is in use.
    this.set('usesSandbox', service === sandboxService);
    // A service's base URL is set, whether or not it is in use.
    this.set('hasService', connectedService !== undefined);
    // The service in use has a key. A keychain that fails is reported where the key is needed.
    this.services.hasKey(service).then(
      (hasKey) => {
        if (this.services.service === service) this.set('hasApiKey', hasKey);
      },
      () => undefined,
    );
  }

  private set(name: string, value: boolean): void {
    if (this.sent.get(name) === value) return;
    this.sent.set(name, value);
    void vscode.commands.executeCommand('setContext', `videoAds.${name}`, value);
  }
}
