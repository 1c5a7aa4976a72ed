import * as vscode from 'vscode';
import { type BaseUrlProblem, parseBaseUrl } from '../api/baseUrl';
import type { VideoLibrary } from '../core/library/library';
import { type ServiceUse, toServiceUse } from '../core/library/serviceUse';
import { type ServiceId, sandboxService } from '../core/video/video';
import type { ApiKeys } from './apiKeys';
import type { Settings } from './settings';

/** The Memento key of the last known choice of service, which applies until the library is open. */
const useKey = 'videoAds.serviceUse';

type ChoiceLibrary = Pick<VideoLibrary, 'serviceUse' | 'chooseServiceUse' | 'onDidCommitElsewhere' | 'onDidReset'>;

/** Determines the service in use from the user's choice and settings. All windows use the same service. */
export class ServiceChoice implements vscode.Disposable {
  private readonly changes = new vscode.EventEmitter<ServiceId>();
  /** Fires when the service in use changes, or when a service's key changes. */
  readonly onDidChange = this.changes.event;
  private readonly subscriptions: { dispose(): void }[];
  private use: ServiceUse;
  private current: {
    readonly service: ServiceId;
    readonly connectedService: ServiceId | undefined;
    readonly problem: BaseUrlProblem | undefined;
  };

  /** @param memory a Memento that all windows share */
  constructor(
    private readonly settings: Settings,
    private readonly apiKeys: ApiKeys,
    private readonly memory: vscode.Memento,
  ) {
    this.use = toServiceUse(memory.get(useKey)) ?? 'connected';
    this.current = this.read();
    this.subscriptions = [
      apiKeys.onDidChange((service) => this.changes.fire(service)),
      settings.onDidChange(() => this.update()),
    ];
  }

  /** The service at the base URL in the settings, even if the sandbox is in use. Undefined if there is no valid URL. */
  get connectedService(): ServiceId | undefined {
    return this.current.connectedService;
  }

  /** The service in use: the connected one, or the sandbox. */
  get service(): ServiceId {
    return this.current.service;
  }

  /**
   * Why the base URL in the settings is invalid. Undefined if it is valid. While it is invalid, the sandbox is
   * selected, and the Generate commands fail with an error.
   */
  get problem(): BaseUrlProblem | undefined {
    return this.current.problem;
  }

  /** Whether a service has an API key. Always true for the sandbox, which provides its own key. */
  async hasKey(service: ServiceId): Promise<boolean> {
    return service === sandboxService || (await this.apiKeys.get(service)) !== undefined;
  }

  /**
   * Switches to the service that the library stores as the user's choice. Switches again whenever another window
   * changes the choice.
   */
  follow(library: ChoiceLibrary): void {
    const take = (): void => this.take(library.serviceUse() ?? this.use);
    this.subscriptions.push(library.onDidCommitElsewhere(take), library.onDidReset(take));
    take();
  }

  /**
   * Switches all windows to a service.
   * @throws LibraryError when the choice cannot be recorded
   */
  async choose(service: ServiceId, library: Pick<ChoiceLibrary, 'chooseServiceUse'>): Promise<void> {
    const use = service === sandboxService ? 'sandbox' : 'connected';
    if (use === 'connected' && service !== this.connectedService) await this.settings.set('baseUrl', service);
    await library.chooseServiceUse(use);
    this.take(use);
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.dispose();
    this.changes.dispose();
  }

  private take(use: ServiceUse): void {
    if (use === this.use && use === this.memory.get(useKey)) return;
    this.use = use;
    void this.memory.update(useKey, use);
    this.update();
  }

  private update(): void {
    const before = this.current;
    this.current = this.read();
    const isSame = JSON.stringify(before) === JSON.stringify(this.current);
    if (!isSame) this.changes.fire(this.service);
  }

  private read(): ServiceChoice['current'] {
    const { baseUrl, hasBaseUrl } = this.settings;
    const usesSandbox = this.use === 'sandbox';
    const parsed = parseBaseUrl(baseUrl);
    const connectedService = parsed.ok ? parsed.url : undefined;
    const isWrong = hasBaseUrl && !usesSandbox && !parsed.ok;
    const problem = isWrong ? (baseUrl === '' ? 'not a URL' : parsed.problem) : undefined;
    return { connectedService, problem, service: usesSandbox ? sandboxService : (connectedService ?? sandboxService) };
  }
}
