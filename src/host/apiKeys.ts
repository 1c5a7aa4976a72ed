import { setTimeout as sleep } from 'node:timers/promises';
import * as vscode from 'vscode';
import { ConnectionError } from '../api/errors';
import type { ServiceId } from '../core/video/video';

const prefix = 'videoAds.apiKey.v1:';

/** The maximum time to wait for the system's keychain, in ms. The user may have to unlock the keychain first. */
const defaultPatienceMs = 20_000;

/** The API keys, one per service. They are stored only in SecretStorage, and each request reads its key again. */
export class ApiKeys implements vscode.Disposable {
  private readonly changes = new vscode.EventEmitter<ServiceId>();
  /** Fires when any window has stored or removed a key. */
  readonly onDidChange = this.changes.event;
  private readonly subscription: vscode.Disposable;

  constructor(
    private readonly secrets: vscode.SecretStorage,
    private readonly patienceMs = defaultPatienceMs,
  ) {
    this.subscription = secrets.onDidChange(({ key }) => {
      if (key.startsWith(prefix)) this.changes.fire(key.slice(prefix.length));
    });
  }

  /**
   * @throws ConnectionError when the system's keychain fails or does not respond in time. A later attempt may succeed.
   */
  async get(service: ServiceId): Promise<string | undefined> {
    try {
      return await this.inTime(this.secrets.get(prefix + service));
    } catch (cause) {
      const message = vscode.l10n.t("The API key couldn't be read. Unlock the system's keychain, then try again.");
      throw new ConnectionError(message, { sent: false, cause });
    }
  }

  /**
   * Returns the services with a readable key. Checks the services in `known`, and all services whose keys VS Code can
   * list.
   */
  async services(known: readonly ServiceId[]): Promise<ServiceId[]> {
    const list = async (): Promise<string[]> => this.inTime(this.secrets.keys());
    const names = (await list().catch((): string[] => [])).filter((name) => name.startsWith(prefix));
    const all = [...new Set([...known, ...names.map((name) => name.slice(prefix.length))])];
    const keys = await Promise.all(all.map((service) => this.get(service).catch(() => undefined)));
    return all.filter((_service, index) => keys[index] !== undefined);
  }

  private async inTime<T>(work: Thenable<T>): Promise<T> {
    const late = sleep(this.patienceMs, undefined, { ref: false }).then(() => {
      throw new Error('The keychain does not respond.');
    });
    return Promise.race([work, late]);
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
