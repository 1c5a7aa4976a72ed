import * as vscode from 'vscode';
import { registerCommands } from './commands';
import { Credits } from './core/credits';
import { refreshCreditsWithVideos } from './core/creditsFollower';
import { ApiKeys } from './host/apiKeys';
import { Attention } from './host/attention';
import { Connections } from './host/connections';
import { ContextKeys } from './host/contextKeys';
import { LateRooms } from './host/lateRooms';
import { Network } from './host/network';
import { Problems } from './host/problems';
import { ReplyDocuments } from './host/replyDocuments';
import { requestLog } from './host/requestLog';
import { resume } from './host/resume';
import { SandboxProcess } from './host/sandboxProcess';
import { Settings } from './host/settings';
import { CreditsStatusBar } from './views/creditsStatusBar';
import { ReadyNotifications } from './views/readyNotifications';
import { serviceMessage } from './views/serviceMessage';
import { VideoPanel } from './views/videoPanel';
import { VideoTree } from './views/videoTree';

/** Builds the rooms and joins them. Reads no file and asks nobody: what needs that is opened when first needed. */
export function activate(context: vscode.ExtensionContext): void {
  const { extensionUri, globalState: memory, globalStorageUri } = context;
  const log = vscode.window.createOutputChannel('Video Ads', { log: true });
  const problems = new Problems(log);
  const settings = new Settings();
  const apiKeys = new ApiKeys(context.secrets);
  const network = new Network(log);
  const sandbox = new SandboxProcess({
    program: vscode.Uri.joinPath(extensionUri, 'dist', 'sandbox.js').fsPath,
    dataFolder: vscode.Uri.joinPath(globalStorageUri, 'sandbox').fsPath,
    log,
  });
  const connections = new Connections(settings, apiKeys, sandbox, {
    userAgent: `video-ads/${version(context)} VSCode/${vscode.version}`,
    dispatcher: () => network.dispatcher(),
    onRequest: requestLog(log),
    pins: () => settings.replyPins,
    fallbackFetch: (...request) => globalThis.fetch(...request),
  });

  const tree: VideoTree = new VideoTree(() => late.library());
  tree.setService(connections.service);
  const attention = new Attention(tree);
  const late = new LateRooms({
    folder: globalStorageUri.fsPath,
    connections,
    network,
    settings,
    attention: () => attention.active,
    log,
  });
  const credits = new Credits({
    service: connections.service,
    apiFor: (service) => connections.api(service),
    library: late.library,
    log,
  });
  const creditsStatusBar = new CreditsStatusBar(credits, () => settings.lowCredits);
  const panel = new VideoPanel(extensionUri);
  const replies = new ReplyDocuments(late.library);
  const notifications = new ReadyNotifications(
    () => settings.notifyWhenReady,
    () => settings.downloadsAutomatic,
  );

  context.subscriptions.push(
    registerCommands(
      {
        apiKeys,
        connections,
        credits,
        downloads: late.downloads,
        library: late.library,
        log,
        memory,
        network,
        notifications,
        panel,
        poller: late.poller,
        problems,
        replies,
        settings,
        tree,
      },
      problems,
    ),
    late.onDidOpen(({ library, poller }) => {
      tree.show(library);
      notifications.watch(library);
      credits.recall(library);
      library.setAttention(attention.active);
      problems.tell(library.recovered);
      context.subscriptions.push(
        library.onDidReset((sentence) => {
          problems.tell(sentence);
        }),
        poller.onDidChangeStatus((statuses) => {
          tree.setMessage(serviceMessage(statuses));
        }),
        refreshCreditsWithVideos(library, credits),
        attention.onDidChange((active) => {
          library.setAttention(active);
          poller.wake();
        }),
        connections.onDidChange((service) => {
          poller.resume(service);
        }),
      );
    }),
    connections.onDidChange(() => {
      tree.setService(connections.service);
      credits.setService(connections.service);
      void credits.refresh();
    }),
    settings.onDidChange(() => {
      creditsStatusBar.render();
    }),
    tree.onDidChangeVisibility(({ visible }) => {
      if (visible && credits.current.stale) void credits.refresh();
    }),
    new ContextKeys(connections),
    creditsStatusBar,
    notifications,
    replies,
    panel,
    attention,
    tree,
    credits,
    late,
    connections,
    sandbox,
    network,
    apiKeys,
    log,
  );
  setImmediate(() => void resume({ folder: globalStorageUri.fsPath, late, credits, connections, problems }));
}

function version({ extension }: vscode.ExtensionContext): string {
  const { version: text } = extension.packageJSON as { readonly version: string };
  return text;
}
