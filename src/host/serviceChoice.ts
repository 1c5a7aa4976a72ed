import type * as vscode from 'vscode';
import { parseBaseUrl } from '../api/baseUrl';
import { type Event, Emitter } from '../core/event';
import { type ServiceId, sandboxService } from '../core/video';
import type { ApiKeys } from './apiKeys';
import type { Settings } from './settings';

/** Which service is in use, by the user's settings, and whether it has a key. */
export class ServiceChoice implements vscode.Disposable {
  private readonly changes = new Emitter<ServiceId>();
  private readonly subscriptions: readonly { dispose(): void }[];
  private lastService: ServiceId;

  constructor(
    private readonly settings: Settings,
    private readonly apiKeys: ApiKeys,
  ) {
    this.lastService = this.service;
    this.subscriptions = [
      apiKeys.onDidChange((service) => {
        this.changes.fire(service);
      }),
      settings.onDidChange(() => {
        if (this.service === this.lastService) return;
        this.lastService = this.service;
        this.changes.fire(this.service);
      }),
    ];
  }

  /** Another service is in use, or a service has another key. */
  readonly onDidChange: Event<ServiceId> = (listener) => this.changes.event(listener);

  /** The service whose address is set, in use or not; undefined where none is set or the setting is no address. */
  get connectedService(): ServiceId | undefined {
    const parsed = parseBaseUrl(this.settings.baseUrl);
    return parsed.ok ? parsed.url : undefined;
  }

  /** The service in use: the connected one, or the sandbox. */
  get service(): ServiceId {
    return this.settings.useSandbox ? sandboxService : (this.connectedService ?? sandboxService);
  }

  /** Whether a service can be asked: it has a key. The sandbox brings its own. */
  async hasKey(service: ServiceId): Promise<boolean> {
    return service === sandboxService || (await this.apiKeys.get(service)) !== undefined;
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.dispose();
    this.changes.dispose();
  }
}
