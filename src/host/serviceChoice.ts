import * as vscode from 'vscode';
import { type BaseUrlProblem, parseBaseUrl } from '../api/baseUrl';
import { type ServiceId, sandboxService } from '../core/video/video';
import type { ApiKeys } from './apiKeys';
import type { Settings } from './settings';

/** Which service is in use, by the user's settings, and whether it has a key. */
export class ServiceChoice implements vscode.Disposable {
  private readonly changes = new vscode.EventEmitter<ServiceId>();
  /** Another service is in use, or a service has another key. */
  readonly onDidChange = this.changes.event;
  private readonly subscriptions: readonly { dispose(): void }[];
  private current: {
    readonly service: ServiceId;
    readonly connectedService: ServiceId | undefined;
    readonly problem: BaseUrlProblem | undefined;
  };

  constructor(
    private readonly settings: Settings,
    private readonly apiKeys: ApiKeys,
  ) {
    this.current = this.read();
    this.subscriptions = [
      apiKeys.onDidChange((service) => this.changes.fire(service)),
      settings.onDidChange(() => {
        const before = this.current;
        this.current = this.read();
        const isSame = JSON.stringify(before) === JSON.stringify(this.current);
        if (!isSame) this.changes.fire(this.service);
      }),
    ];
  }

  /** The service whose base URL is set, in use or not; undefined where none is set or the setting is not a URL. */
  get connectedService(): ServiceId | undefined {
    return this.current.connectedService;
  }

  /** The service in use: the connected one, or the sandbox. */
  get service(): ServiceId {
    return this.current.service;
  }

  /** Why the base URL that is set can't be used. The sandbox stands in for it, but nothing is to be generated there. */
  get problem(): BaseUrlProblem | undefined {
    return this.current.problem;
  }

  /** Whether a service can be asked: it has a key. The sandbox brings its own. */
  async hasKey(service: ServiceId): Promise<boolean> {
    return service === sandboxService || (await this.apiKeys.get(service)) !== undefined;
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.dispose();
    this.changes.dispose();
  }

  private read(): ServiceChoice['current'] {
    const { baseUrl, hasBaseUrl, useSandbox } = this.settings;
    const parsed = parseBaseUrl(baseUrl);
    const connectedService = parsed.ok ? parsed.url : undefined;
    const isWrong = hasBaseUrl && !useSandbox && !parsed.ok;
    const problem = isWrong ? (baseUrl === '' ? 'not a URL' : parsed.problem) : undefined;
    return { connectedService, problem, service: useSandbox ? sandboxService : (connectedService ?? sandboxService) };
  }
}
