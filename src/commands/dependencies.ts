import type * as vscode from 'vscode';
import type { NetworkDispatcher } from '../api/network/networkDispatcher';
import type { Credits } from '../core/credits/credits';
import type { BriefPlans } from '../host/briefPlans';
import type { BriefRecords } from '../host/briefRecords';
import type { ApiKeys } from '../host/apiKeys';
import type { Connections, Exchanges } from '../host/serviceClients';
import type { Diagnostics } from '../host/markdownDiagnostics';
import type { Documents } from '../host/documents';
import type { Problems } from '../host/userErrors';
import type { SandboxProcess } from '../host/sandboxProcess';
import type { ServiceChoice } from '../host/serviceChoice';
import type { Settings } from '../host/settings';
import type { Videos } from '../host/openLibrary';
import type { ReadyNotifications } from '../views/readyNotifications';
import type { VideoPanels } from '../views/videoPanels';
import type { VideoTree } from '../views/videoTree';

/** The library of videos, with its polling and downloads. The library opens when a command first needs it. */
export type VideoDependencies = Pick<Videos, 'library' | 'poller' | 'downloads'>;

/** The services and everything needed to call them. */
interface ServiceDependencies {
  readonly connections: Connections;
  readonly services: ServiceChoice;
  readonly keys: ApiKeys;
  readonly settings: Settings;
  readonly sandbox: SandboxProcess;
  readonly network: NetworkDispatcher;
  readonly credits: Credits;
}

/** The parts of the user interface that commands use, and the storage for data that commands keep. */
export interface UiDependencies {
  readonly list: VideoTree;
  readonly panels: VideoPanels;
  readonly notifications: ReadyNotifications;
  readonly problems: Problems;
  readonly diagnostics: Diagnostics;
  readonly briefs: BriefPlans;
  readonly records: Pick<BriefRecords, 'add'>;
  readonly log: vscode.LogOutputChannel;
  readonly documents: Documents;
  readonly exchanges: Exchanges;
  /** Stores the user's last choices, and which one-time hints were shown. */
  readonly memory: vscode.Memento;
}

export interface Dependencies {
  readonly videos: VideoDependencies;
  readonly service: ServiceDependencies;
  readonly ui: UiDependencies;
}

/**
 * Runs a command. `clicked` is the tree row, video key or file that the command was called on. `selected` lists all
 * selected tree rows if the command was called from the Videos view.
 */
export type Command = (dependencies: Dependencies, clicked?: unknown, selected?: unknown) => unknown;
