import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import { NetworkDispatcher } from './api/network/networkDispatcher';
import { createTools } from './chat/tools';
import { runCommand } from './commands';
import type { Dependencies } from './commands/dependencies';
import { registerVideoDrops } from './commands/dropLink';
import { DeliveredFormats } from './core/campaign/deliveredFormats';
import { Credits } from './core/credits/credits';
import { CreditsFollower } from './core/credits/creditsFollower';
import { ServiceOptions } from './commands/serviceOptions';
import type { Disposable } from './core/event';
import { fieldsThat, isString } from './core/unknownData';
import { sandboxService } from './core/video/video';
import type { ApiKeys } from './host/apiKeys';
import type { CommandId, ButtonCommandId } from './host/commandIds';
import { checkOnFocus, refreshOnUse } from './host/balanceRefresh';
import { BriefPlans } from './host/briefPlans';
import { BriefRecords } from './host/briefRecords';
import { Connections, Exchanges, logRequest } from './host/serviceClients';
import { Diagnostics } from './host/markdownDiagnostics';
import { Documents } from './host/documents';
import { downloadVideo } from './host/downloadVideo';
import { Problems } from './host/userErrors';
import { SandboxProcess } from './host/sandboxProcess';
import { SaveFolder } from './host/saveFolder';
import type { ServiceChoice } from './host/serviceChoice';
import { readNetworkSettings, type Settings } from './host/settings';
import { wrongBaseUrl } from './host/wrongBaseUrl';
import { type OpenVideos, Videos } from './host/openLibrary';
import type { CreditsStatusBar } from './views/creditsStatusBar';
import type { PromptLenses } from './views/promptLenses';
import { ReadyNotifications } from './views/readyNotifications';
import { serviceMessage } from './views/serviceMessage';
import { VideoPanels } from './views/videoPanels';
import { givenName } from './views/videoText';
import type { VideoTree } from './views/videoTree';

/** The objects that the extension's activation creates and passes to the app. */
interface AppDependencies {
  readonly context: vscode.ExtensionContext;
  readonly settings: Settings;
  readonly keys: ApiKeys;
  readonly services: ServiceChoice;
  readonly list: VideoTree;
  readonly lenses: PromptLenses;
  readonly statusBar: CreditsStatusBar;
}

/** The part of the extension that is loaded on first use. It runs commands, serves chat tools and restores panels. */
export type App = ReturnType<typeof buildApp>;

/** Creates the app on first use, not during activation. esbuild bundles this file separately, as dist/app.mjs. */
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
  const { version = '' } = fieldsThat(isString, context.extension.packageJSON);
  const connections = new Connections(keys, sandbox, {
    userAgent: `video-ads/${version} VSCode/${vscode.version}`,
    dispatcher: (method, origin) => network.dispatcher(method, origin),
    onRequest: (record) => {
      logRequest(log, record);
      exchanges.add(record);
    },
    nameOf: givenName,
    pinsOf: (service) => settings.services.get(service)?.pins ?? {},
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
  const panels = new VideoPanels({
    extensionUri,
    memory,
    decodesSound: () => settings.isOn('panel.decodeSound'),
    remainingTime: videos.remainingTime,
    serviceInUse: () => services.service,
    downloadsAutomatically: () => settings.isOn('downloads.automatic'),
    download: (key) => downloadVideo(videos, key),
    onProblem: (error) => problems.report(error, 'panel'),
    log,
  });
  const diagnostics = new Diagnostics(settings);
  const briefs = new BriefPlans({
    library,
    settings,
    services,
    diagnostics,
    last: () => new ServiceOptions(memory).last,
  });
  const records = new BriefRecords(settings, diagnostics, log);
  const documents = new Documents(library);
  const notifications = new ReadyNotifications(settings, context.workspaceState, credits, panels, problems);
  const dependencies: Dependencies = {
    videos,
    service: { connections, services, keys, settings, sandbox, network, credits },
    ui: { list, panels, notifications, problems, diagnostics, briefs, records, log, documents, exchanges, memory },
  };
  const showBaseUrlProblem = (): void => list.setSettingProblem(wrongBaseUrl(services.problem));
  showBaseUrlProblem();
  statusBar.show(credits);
  // `log` is never disposed: a response may arrive after the app is disposed, and a disposed log would throw.
  const subscriptions: Disposable[] = [
    services.onDidChange(showBaseUrlProblem),
    refreshOnUse(credits, services, list),
    list.view.onDidChangeSelection(() => panels.leave()),
    registerVideoDrops(dependencies),
    notifications,
    records,
    diagnostics,
    documents,
    panels,
    credits,
    videos,
    connections,
    sandbox,
    { dispose: () => void network.close() },
  ];

  /** Connects an open library to the views, the notifications and the other objects that observe it. */
  function follow({ library, poller }: OpenVideos): void {
    // `list.show` comes first, because it throws if the library cannot be read. The caller then closes the library, and
    // nothing else may observe a closed library.
    list.show(library);
    services.follow(library);
    const follower = new CreditsFollower(library, credits, () => poller.isLeader || vscode.window.state.focused);
    statusBar.watch(library);
    notifications.watch(library);
    records.watch(library);
    problems.warn(library.recovered);
    subscriptions.push(
      follower,
      checkOnFocus(follower),
      new SaveFolder(library, settings, memory, log, problems),
      new DeliveredFormats(library, log),
      poller.onDidChangeStatus((statuses) => {
        list.setMessage(serviceMessage(statuses));
        statusBar.setStatuses(statuses);
      }),
      library.onDidReset((sentence) => problems.warn(sentence)),
      library.onDidReset(() => lenses.redraw()),
      library.onDidChange(() => lenses.redraw()),
      list.onDidBecomeWatched(() => poller.wake()),
      services.onDidChange((service) => poller.resume(service)),
    );
  }

  return {
    library,
    plan: (document: vscode.TextDocument) => briefs.plan(document),
    run: (id: CommandId | ButtonCommandId, ...args: readonly unknown[]) => runCommand(dependencies, id, ...args),
    tools: createTools({ library, credits, connections, services, settings, briefs, notifications, log }),
    /** Polls videos that earlier windows left unfinished, and reads the connected service's balance. */
    async resume() {
      if (services.service !== sandboxService) void credits.refresh();
      // If the library cannot be opened, shows no notification, because the user ran no command. The Videos view shows
      // the error.
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
