import * as vscode from 'vscode';
import type { ServiceId } from '../core/video/video';

const prefix = 'videoAds.apiKey.v1:';

/** The API keys, one per service, in SecretStorage and nowhere else. Read again for each request, never cached. */
export class ApiKeys implements vscode.Disposable {
  private readonly changes = new vscode.EventEmitter<ServiceId>();
  /** A key was stored or removed, in this window or another one. */
  readonly onDidChange = this.changes.event;
  private readonly subscription: vscode.Disposable;

  constructor(private readonly secrets: vscode.SecretStorage) {
    this.subscription = secrets.onDidChange(({ key }) => {
      if (key.startsWith(prefix)) this.changes.fire(key.slice(prefix.length));
    });
  }

  /** Rejects when the system's keychain fails: that is not the same as having no key. */
  async get(service: ServiceId): Promise<string | undefined> {
    return this.secrets.get(prefix + service);
  }

  async store(service: ServiceId, apiKey: string): Promise<void> {
    await this.secrets.store(prefix + service, apiKey);
  }

  async remove(service: ServiceId): Promise<void> {
    await this.secrets.delete(prefix + service);
  }

  dispose(): void {
    this.subscription.dispose();
    this.changes.dispose();
  }
}
