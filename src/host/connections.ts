import type * as vscode from 'vscode';
import { parseBaseUrl } from '../api/baseUrl';
import { DeveloperApi, type DeveloperApiOptions } from '../api/client';
import { type Event, Emitter } from '../core/event';
import { type ServiceId, sandboxService } from '../core/video';
import type { ApiKeys } from './apiKeys';
import type { SandboxProcess } from './sandboxProcess';
import type { Settings } from './settings';

/** How requests travel and are told of; the same for every service. */
export type Travel = Omit<DeveloperApiOptions, 'baseUrl' | 'apiKey'>;

/** Which service is in use, and the API of each service whose videos are in the library. */
export class Connections implements vscode.Disposable {
  private readonly changes = new Emitter<ServiceId>();
  private readonly apis = new Map<string, DeveloperApi>();
  private readonly subscriptions: { dispose(): void }[];
  private lastService: ServiceId;

  constructor(
    private readonly settings: Settings,
    private readonly apiKeys: ApiKeys,
    private readonly sandbox: SandboxProcess,
    private readonly travel: Travel,
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

  /** Whether the service can be asked: it has a key. The sandbox brings its own. */
  async hasKey(service: ServiceId): Promise<boolean> {
    return service === sandboxService || (await this.apiKeys.get(service)) !== undefined;
  }

  /**
   * The API of a service; undefined while it has no key. The key itself is read for each request.
   * @throws Error when the sandbox does not start or the keychain fails
   */
  async api(service: ServiceId): Promise<DeveloperApi | undefined> {
    if (service === sandboxService) {
      const { baseUrl, apiKey } = await this.sandbox.start();
      return this.remember(baseUrl, () => apiKey);
    }
    return (await this.hasKey(service)) ? this.remember(service, () => this.apiKeys.get(service)) : undefined;
  }

  /** An API that is not remembered, to try an address and a key before either is stored. The caller closes it. */
  trial(baseUrl: string, apiKey: string): DeveloperApi {
    return new DeveloperApi({ ...this.travel, baseUrl, apiKey });
  }

  dispose(): void {
    this.subscriptions.forEach((it) => {
      it.dispose();
    });
    this.changes.dispose();
    for (const api of this.apis.values()) void api.close();
  }

  private remember(baseUrl: string, apiKey: DeveloperApiOptions['apiKey']): DeveloperApi {
    const known = this.apis.get(baseUrl);
    if (known !== undefined) return known;
    const api = new DeveloperApi({ ...this.travel, baseUrl, apiKey });
    this.apis.set(baseUrl, api);
    return api;
  }
}
