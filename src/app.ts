import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import { NetworkDispatcher } from './api/network/networkDispatcher';
import { createTools } from './chat/tools';
import { runCommand } from './commands';
import type { Dependencies } from './commands/dependencies';
import { Credits } from './core/credits/credits';
import { CreditsFollower } from './core/credits/creditsFollower';
import { readSpending } from './core/library/search';
import type { Disposable } from './core/event';
import { type Video, sandboxService } from './core/video/video';
import type { ApiKeys } from './host/apiKeys';
import type { CommandId, RowCommandId } from './host/commandIds';
import { wrongBaseUrl } from './host/wrongBaseUrl';
import { Connections, Exchanges, logRequest } from './host/serviceClients';
import { Diagnostics } from './host/diagnostics';
import { Documents } from './host/documents';
import { Problems } from './host/problems';
import { SandboxProcess } from './host/sandboxProcess';
import { SaveFolder } from './host/saveFolder';
import type { ServiceChoice } from './host/serviceChoice';
import { readNetworkSettings, type Settings } from './host/settings';
import { type OpenVideos, Videos } from './host/openLibrary';
import type { CreditsStatusBar } from './views/creditsStatusBar';
import type { PromptLenses } from './views/promptLenses';
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
  readonly lenses: PromptLenses;
  readonly statusBar: CreditsStatusBar;
}

/** What stands behind the commands, the view, the tools and the panels. */
export type App = ReturnType<typeof buildApp>;

/** Builds everything that activation leaves for later, and joins it. A file of its own: dist/app.mjs. */
export function buildApp({ context, settings, keys, services, list, lenses, statusBar }: AppDependencies) {
  if (vscode.l10n.bundle !== undefined) l10n.config({ contents: vscode.l10n.bundle });
  const { extensionUri, globalState: memory, globalStorageUri } = context;
  const log = vscode.window.createOutputChannel('Video Ads', { log: true });
  const problems = new Problems(log);
  const network = new NetworkDispatcher({
    settings: readNetworkSettings,
    environment: () => process.env,
    onProblem: (message) => log.warn(message),
  });
  const sandbox = new SandboxProcess({
    program: vscode.Uri.joinPath(extensionUri, 'dist', 'sandbox.js').fsPath,
    dataFolder: vscode.Uri.joinPath(globalStorageUri, 'sandbox').fsPath,
    log,
  });
  const exchanges = new Exchanges();
  const { version } = context.extension.packageJSON as { readonly version: string };
  const connections = new Connections(keys, sandbox, {
    userAgent: `video-ads/${version} VSCode/${vscode.version}`,
    dispatcher: (method, origin) => network.dispatcher(method, origin),
    onRequest: (record) => {
      logRequest(log, record);
      exchanges.add(record);
    },
    pins: () => settings.responsePins,
    fallbackFetch: (...request) => globalThis.fetch(...request),
  });
  const videos = new Videos({
    folder: globalStorageUri.fsPath,
    connections,
    network,
    settings,
    isWatched: () => list.isWatched,
    log,
    onOpen: follow,
  });
  const { library } = videos;
  const credits = new Credits({ service: services.service, apiFor: connections.api, library, log });
  const panels = new VideoPanels(extensionUri, memory, () => settings.isOn('panel.decodeSound'));
  const diagnostics = new Diagnostics(settings);
  const documents = new Documents(library);
  const notifications = new ReadyNotifications(settings, context.workspaceState, credits, panels, problems);
  const dependencies: Dependencies = {
    videos,
    service: { connections, services, keys, settings, sandbox, network, credits },
    ui: { list, panels, notifications, problems, diagnostics, log, documents, exchanges, memory },
  };
  // Not the log: VS Code's throws once it is disposed, and the response to a request may still come.
  const tellOfBaseUrl = (): void => list.setSettingProblem(wrongBaseUrl(services.problem));
  tellOfBaseUrl();
  const subscriptions: Disposable[] = [
    services.onDidChange((changed) => {
      tellOfBaseUrl();
      if (changed === services.service) credits.setService(services.service);
      // Each window has a sandbox of its own: the one where it was chosen starts it.
      if (vscode.window.state.focused || services.service !== sandboxService) void credits.refresh();
    }),
    list.onDidLook(() => void credits.refreshIfStale()),
    list.view.onDidChangeSelection(() => panels.leave()),
    notifications,
    diagnostics,
    documents,
    panels,
    credits,
    videos,
    connections,
    sandbox,
    { dispose: () => void network.close() },
  ];
  statusBar.show(credits);
  if (list.view.visible) void credits.refresh();

  /** Joins the videos to what shows them, once they are open. */
  function follow({ library, poller, downloads }: OpenVideos): void {
    // First what reads, as it may throw: then the library is opened anew.
    list.show(library);
    const asksForCredits = (): boolean => poller.isLeader || vscode.window.state.focused;
    subscriptions.push(new CreditsFollower(library, credits, asksForCredits));
    statusBar.spending = (service) => {
      try {
        return library.read((connection) => readSpending(connection, service, Date.now()));
      } catch {
        // It is being opened anew; drawing goes on.
        return undefined;
      }
    };
    panels.remainingTime = (video) => poller.remainingTime(video);
    panels.download = (key) => {
      if (settings.isOn('downloads.automatic')) return;
      downloads.download(key).catch((error: unknown) => log.error(`Download for the panel: ${String(error)}`));
    };
    notifications.watch(library);
    problems.warn(library.recovered);
    subscriptions.push(
      new SaveFolder(library, settings, memory, log, problems),
      library.onDidReset((sentence) => problems.warn(sentence)),
      poller.onDidChangeStatus((statuses) => {
        list.setMessage(serviceMessage(statuses));
        statusBar.setStatuses(statuses);
      }),
      library.onDidReset(() => lenses.redraw()),
      library.onDidChange(({ videos: changed, removed }) => {
        lenses.redraw();
        const isCounted = ({ fileName, creditsUsed }: Video): boolean => (fileName ?? creditsUsed) !== undefined;
        if (removed.length > 0 || changed.some(isCounted)) statusBar.render();
      }),
      list.onDidLook(() => poller.wake()),
      services.onDidChange((service) => poller.resume(service)),
    );
  }

  return {
    library,
    run: (id: CommandId | RowCommandId, ...args: readonly unknown[]) => runCommand(dependencies, id, ...args),
    tools: createTools({ library, credits, connections, services, settings, notifications, log }),
    /** Continues where the last window left off: follows unfinished videos, reads the balance of a connected service. */
    async resume() {
      if (services.service !== sandboxService) void credits.refresh();
      // Nobody asked for it: the view shows what is wrong.
      await videos.open().catch((error: unknown) => log.error(`Resume: ${String(error)}`));
      await sandbox.removeExpired();
    },
    async restorePanel(panel: vscode.WebviewPanel, state: unknown) {
      try {
        panels.restore(panel, state, await library());
      } catch (error) {
        log.error(`Restore the panel: ${String(error)}`);
        panel.dispose();
      }
    },
    dispose() {
      for (const subscription of subscriptions) subscription.dispose();
    },
  };
}
