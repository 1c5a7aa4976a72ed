import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import { createCommands } from './commands';
import { Credits } from './core/credits/credits';
import { CreditsFollower } from './core/credits/creditsFollower';
import type { VideoLibrary } from './core/library/library';
import { sandboxService } from './core/video/video';
import type { ApiKeys } from './host/apiKeys';
import { Attention } from './host/watching';
import { Connections } from './host/connections';
import { DiagnosisDocument } from './host/diagnosisDocument';
import { type LateRoom, LateRooms } from './host/videos';
import { Network } from './host/network';
import { Problems } from './host/problems';
import { ResponseDocuments } from './host/replyDocuments';
import { requestLog } from './host/requestLog';
import { SandboxProcess } from './host/sandboxProcess';
import type { ServiceChoice } from './host/serviceChoice';
import type { Settings } from './host/settings';
import type { CreditsStatusBar } from './views/creditsStatusBar';
import { ReadyNotifications } from './views/readyNotifications';
import { serviceMessage } from './views/serviceMessage';
import { VideoPanel } from './views/videoPanel';
import type { VideoTree } from './views/videoTree';

/** What activation has made already. */
interface Foundation {
  readonly context: vscode.ExtensionContext;
  readonly settings: Settings;
  readonly apiKeys: ApiKeys;
  readonly services: ServiceChoice;
  readonly tree: VideoTree;
  readonly creditsStatusBar: CreditsStatusBar;
}

/** Builds the rooms that activation leaves for later, and joins them. A file of its own: dist/app.js. */
export class App implements vscode.Disposable {
  /** Runs a command by its id without the prefix. Never rejects: what goes wrong is shown to the user. */
  readonly run: (name: string, ...args: readonly unknown[]) => Promise<void>;
  readonly library: () => Promise<VideoLibrary>;
  private readonly subscriptions: { dispose(): void }[];
  private readonly log: vscode.LogOutputChannel;
  private readonly panel: VideoPanel;
  private readonly problems: Problems;
  private readonly credits: Credits;
  private readonly late: LateRooms;

  constructor(private readonly foundation: Foundation) {
    if (vscode.l10n.bundle !== undefined) l10n.config({ contents: vscode.l10n.bundle });
    const { context, settings, apiKeys, services, tree, creditsStatusBar } = foundation;
    const { extensionUri, globalState: memory, globalStorageUri } = context;
    const log = vscode.window.createOutputChannel('Video Ads', { log: true });
    const problems = new Problems(log);
    const network = new Network(log);
    const sandbox = new SandboxProcess({
      program: vscode.Uri.joinPath(extensionUri, 'dist', 'sandbox.js').fsPath,
      dataFolder: vscode.Uri.joinPath(globalStorageUri, 'sandbox').fsPath,
      log,
    });
    const connections = new Connections(services, apiKeys, sandbox, {
      userAgent: `video-ads/${version(context)} VSCode/${vscode.version}`,
      dispatcher: () => network.dispatcher(),
      onRequest: requestLog(log),
      pins: () => settings.responsePins,
      fallbackFetch: (...request) => globalThis.fetch(...request),
    });
    const attention = new Attention(tree);
    const late = new LateRooms({
      folder: globalStorageUri.fsPath,
      connections,
      network,
      settings,
      attention: () => attention.active,
      log,
    });
    const { downloads, library, poller } = late;
    const apiFor = (service: string): ReturnType<Connections['api']> => connections.api(service);
    const credits = new Credits({ service: services.service, apiFor, library, log });
    const panel = new VideoPanel(extensionUri);
    const diagnosis = new DiagnosisDocument();
    const replies = new ResponseDocuments(library);
    const notifications = new ReadyNotifications(
      () => settings.notifyWhenReady,
      () => settings.downloadsAutomatic,
      context.workspaceState,
    );

    this.log = log;
    this.panel = panel;
    this.problems = problems;
    this.credits = credits;
    this.late = late;
    this.library = library;
    this.run = createCommands(
      {
        apiKeys,
        connections,
        credits,
        diagnosis,
        downloads,
        library,
        log,
        memory,
        network,
        notifications,
        panel,
        poller,
        problems,
        replies,
        sandbox,
        settings,
        tree,
      },
      problems,
    );
    creditsStatusBar.show(credits);
    this.subscriptions = [
      late.onDidOpen((room) => {
        this.join(room, attention, notifications);
      }),
      services.onDidChange(() => {
        credits.setService(services.service);
        // Each window has a sandbox of its own: the one where it was chosen starts it.
        if (vscode.window.state.focused || services.service !== sandboxService) void credits.refresh();
      }),
      attention.onDidChange((active) => {
        if (active && credits.current.stale) void credits.refresh();
      }),
      notifications,
      diagnosis,
      replies,
      panel,
      attention,
      credits,
      late,
      connections,
      sandbox,
      network,
      log,
    ];
    if (tree.visible) void credits.refresh();
  }

  /** Takes up where the last window left off: follows unfinished videos, reads the balance of a connected service. */
  async resume(): Promise<void> {
    if (this.foundation.services.service !== sandboxService) void this.credits.refresh();
    // Nobody asked for it: the view says what is wrong, where somebody looks.
    await this.late.open().catch((error: unknown) => {
      this.log.error(`Resume: ${String(error)}`);
    });
  }

  /** Goes on showing the video that was shown before the window was reloaded. */
  async restorePanel(panel: vscode.WebviewPanel, state: unknown): Promise<void> {
    try {
      this.panel.restore(panel, state, await this.library());
    } catch (error) {
      this.log.error(`Restore the panel: ${String(error)}`);
      panel.dispose();
    }
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  private join({ library, poller }: LateRoom, attention: Attention, notifications: ReadyNotifications): void {
    const { services, tree } = this.foundation;
    const asksForCredits = (): boolean => poller.isLeader || vscode.window.state.focused;
    const creditsFollower = new CreditsFollower(library, this.credits, asksForCredits);
    tree.show(library);
    notifications.watch(library);
    this.credits.recall(library);
    library.setAttention(attention.active);
    this.problems.tell(library.recovered);
    this.subscriptions.push(
      library.onDidReset((sentence) => {
        this.problems.tell(sentence);
      }),
      poller.onDidChangeStatus((statuses) => {
        tree.setMessage(serviceMessage(statuses));
      }),
      creditsFollower,
      vscode.window.onDidChangeWindowState(({ focused }) => {
        if (focused) creditsFollower.catchUp();
      }),
      attention.onDidChange((active) => {
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
