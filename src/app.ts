import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import { createTools } from './chat/tools';
import { Commands } from './commands';
import { Credits } from './core/credits/credits';
import { CreditsFollower } from './core/credits/creditsFollower';
import { readSpending } from './core/library/search';
import { type Video, sandboxService } from './core/video/video';
import { ActiveView } from './host/activeView';
import type { ApiKeys } from './host/apiKeys';
import { Connections, requestLog, Exchanges } from './host/connections';
import { Diagnostics } from './host/diagnostics';
import { Documents } from './host/documents';
import { openNetwork } from './host/network';
import { Problems, openSettingStep } from './host/problems';
import { SandboxProcess } from './host/sandboxProcess';
import { SaveFolder } from './host/saveFolder';
import type { ServiceChoice } from './host/serviceChoice';
import type { Settings } from './host/settings';
import { type OpenVideos, Videos } from './host/videos';
import type { CreditsStatusBar } from './views/creditsStatusBar';
import { ReadyNotifications } from './views/readyNotifications';
import { serviceMessage } from './views/videoText';
import { VideoPanels } from './views/videoPanels';
import type { VideoTree } from './views/videoTree';

/** What activation has made already. */
export interface AppDependencies {
  readonly context: vscode.ExtensionContext;
  readonly settings: Settings;
  readonly keys: ApiKeys;
  readonly services: ServiceChoice;
  readonly list: VideoTree;
  readonly statusBar: CreditsStatusBar;
}

/** Builds everything that activation leaves for later, and joins it. A bundle of its own: dist/app.js. */
export class App implements vscode.Disposable {
  readonly commands: Commands;
  readonly videos: Videos;
  /** The language-model tools by name. */
  readonly tools: ReadonlyMap<string, vscode.LanguageModelTool<unknown>>;
  private readonly credits: Credits;
  private readonly panels: VideoPanels;
  private readonly sandbox: SandboxProcess;
  private readonly notifications: ReadyNotifications;
  private readonly activeView: ActiveView;
  private readonly problems: Problems;
  private readonly log = vscode.window.createOutputChannel('Video Ads', { log: true });
  private readonly subscriptions: { dispose(): void }[];

  constructor(private readonly dependencies: AppDependencies) {
    if (vscode.l10n.bundle !== undefined) l10n.config({ contents: vscode.l10n.bundle });
    const { context, settings, keys, services, list, statusBar } = dependencies;
    const { extensionUri, globalState: memory, globalStorageUri } = context;
    const { log } = this;
    const problems = new Problems(log);
    const network = openNetwork(log);
    const sandbox = (this.sandbox = new SandboxProcess({
      program: vscode.Uri.joinPath(extensionUri, 'dist', 'sandbox.js').fsPath,
      dataFolder: vscode.Uri.joinPath(globalStorageUri, 'sandbox').fsPath,
      log,
    }));
    const exchanges = new Exchanges();
    const logRequest = requestLog(log);
    const connections = new Connections(services, keys, sandbox, {
      userAgent: `video-ads/${version(context)} VSCode/${vscode.version}`,
      dispatcher: () => network.dispatcher(),
      onRequest: (record) => {
        logRequest(record);
        exchanges.add(record);
      },
      pins: () => settings.responsePins,
      fallbackFetch: (...request) => globalThis.fetch(...request),
    });
    const activeView = new ActiveView(list.view);
    const isWatched = (): boolean => activeView.active;
    const videos = new Videos({
      folder: globalStorageUri.fsPath,
      connections,
      network,
      settings,
      isWatched,
      log,
    });
    const { library } = videos;
    const apiFor = (service: string): ReturnType<Connections['api']> => connections.api(service);
    const credits = new Credits({ service: services.service, apiFor, library, log });
    const panels = new VideoPanels({ extensionUri, memory, decodesSound: () => settings.isOn('panel.decodeSound') });
    const diagnostics = new Diagnostics(settings);
    const documents = new Documents(library);
    const notifications = new ReadyNotifications({
      settings,
      memory: context.workspaceState,
      balance: (service) => credits.readBalance(service),
      isOnScreen: (key) => panels.isOnScreen(key),
    });

    this.videos = videos;
    this.credits = credits;
    this.panels = panels;
    this.notifications = notifications;
    this.activeView = activeView;
    this.problems = problems;
    this.commands = new Commands({
      videos,
      service: { connections, services, keys, settings, sandbox, network, credits },
      ui: { list, panels, notifications, problems, diagnostics, log, documents, exchanges, memory },
    });
    this.tools = createTools({
      library,
      credits,
      connections,
      services,
      settings,
      expect: (key) => {
        notifications.expect(key);
      },
      log,
    });
    statusBar.show(credits);
    this.subscriptions = [
      videos.onDidOpen((open) => {
        this.join(open);
      }),
      services.onDidChange(() => {
        credits.setService(services.service);
        // Each window has a sandbox of its own: the one where it was chosen starts it.
        if (vscode.window.state.focused || services.service !== sandboxService) void credits.refresh();
      }),
      activeView.onDidChange((active) => {
        if (active) void credits.refreshIfStale();
      }),
      list.view.onDidChangeSelection(() => {
        panels.leave();
      }),
      notifications,
      documents,
      diagnostics,
      panels,
      activeView,
      credits,
      videos,
      connections,
      sandbox,
      { dispose: () => void network.close() },
      log,
    ];
    if (list.view.visible) void credits.refresh();
  }

  /** Continues where the last window left off: follows unfinished videos, reads the balance of a connected service. */
  async resume(): Promise<void> {
    if (this.dependencies.services.service !== sandboxService) void this.credits.refresh();
    // Nobody asked for it: the view shows what is wrong.
    await this.videos.open().catch((error: unknown) => {
      this.log.error(`Resume: ${String(error)}`);
    });
    await this.sandbox.removeExpired();
  }

  /** Goes on showing what was shown before the window was reloaded. */
  async restorePanel(panel: vscode.WebviewPanel, state: unknown): Promise<void> {
    try {
      this.panels.restore(panel, state, await this.videos.library());
    } catch (error) {
      this.log.error(`Restore the panel: ${String(error)}`);
      panel.dispose();
    }
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  private join({ library, poller }: OpenVideos): void {
    const { activeView, credits, notifications, panels, problems } = this;
    const { services, list, statusBar } = this.dependencies;
    const asksForCredits = (): boolean => poller.isLeader || vscode.window.state.focused;
    const creditsFollower = new CreditsFollower(library, credits, asksForCredits);
    list.show(library);
    statusBar.spending = (service) => library.read((connection) => readSpending(connection, service, Date.now()));
    panels.remainingTime = (video) => poller.remainingTime(video);
    notifications.watch(library);
    credits.recall(library);
    library.setAttention(activeView.active);
    problems.warn(library.recovered);
    const { settings, context } = this.dependencies;
    const saveFolder = new SaveFolder({
      library,
      settings,
      memory: context.globalState,
      log: this.log,
      warn: (sentence) => {
        problems.warn(sentence, [openSettingStep('videoAds.saveFolder')]);
      },
    });
    this.subscriptions.push(
      saveFolder,
      library.onDidReset((sentence) => {
        problems.warn(sentence);
      }),
      poller.onDidChangeStatus((statuses) => {
        list.setMessage(serviceMessage(statuses));
        statusBar.setStatuses(statuses);
      }),
      creditsFollower,
      library.onDidChange(({ videos, removed }) => {
        const isCounted = ({ fileName, creditsUsed }: Video): boolean => (fileName ?? creditsUsed) !== undefined;
        if (removed.length > 0 || videos.some(isCounted)) statusBar.render();
      }),
      vscode.window.onDidChangeWindowState(({ focused }) => {
        if (focused) creditsFollower.catchUp();
      }),
      activeView.onDidChange((active) => {
        library.setAttention(active);
        poller.wake();
      }),
      services.onDidChange((service) => {
        poller.resume(service);
      }),
    );
  }
}

function version({ extension }: vscode.ExtensionContext): string {
  const { version: text } = extension.packageJSON as { readonly version: string };
  return text;
}
