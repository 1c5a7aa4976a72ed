import { removeApiKey, setApiKey } from './apiKey';
import { copyAsCurl, reportResponse, showApiExchange, showApiResponse, showLog } from './developer';
import { clearFilter, filterVideos, findVideo, groupVideos, openSourceText, showMoreVideos } from './find';
import { exportHistory, showUsage } from './usage';
import { copyLink, copyPrompt, copyVideoId, openInBrowser } from './copy';
import type { Command, Dependencies, ServiceDependencies, UiDependencies, VideoDependencies } from './dependencies';
import { editPrompt, generateAgain, generateVideo, openSampleBrief, tryAgain } from './generate';
import { insertVideoLink } from './insertLink';
import { compareVideos, openInDefaultPlayer, openToSide, playVideo, previewVideo, retryDownload } from './play';
import { openStorageFolder, saveFrame, saveVideo } from './save';
import { dismissVideo, removeVideo } from './remove';
import { connectService, diagnoseConnection, refillSandbox, switchService } from './service';
import {
  addVideoById,
  enterVideoId,
  refreshCredits,
  refreshVideo,
  refreshVideos,
  resumeTracking,
  stopTracking,
} from './tracking';

/** Every command that package.json declares, by its ID without the prefix. */
const commands: Readonly<Record<string, Command>> = {
  addVideoById,
  clearFilter,
  compareVideos,
  connectService,
  copyAsCurl,
  copyLink,
  copyPrompt,
  copyVideoId,
  diagnoseConnection,
  dismissVideo,
  editPrompt,
  enterVideoId,
  exportHistory,
  filterVideos,
  findVideo,
  generateAgain,
  generateFromFile: generateVideo,
  generateFromSelection: generateVideo,
  generateVideo,
  groupVideos,
  insertVideoLink,
  openInBrowser,
  openInDefaultPlayer,
  openSampleBrief,
  openSourceText,
  openStorageFolder,
  openToSide,
  playVideo,
  previewVideo,
  refillSandbox,
  refreshCredits,
  refreshVideo,
  refreshVideos,
  removeApiKey,
  removeVideo,
  reportResponse,
  resumeTracking,
  retryDownload,
  saveFrame,
  saveVideo,
  setApiKey,
  showApiExchange,
  showApiResponse,
  showLog,
  showMoreVideos,
  showUsage,
  stopTracking,
  switchService,
  tryAgain,
};

/** Runs commands behind the one error boundary. */
export class Commands {
  private readonly dependencies: Dependencies;

  constructor(videos: VideoDependencies, service: ServiceDependencies, ui: UiDependencies) {
    this.dependencies = { videos, service, ui };
  }

  /**
   * Runs a command by its ID without the prefix. What goes wrong is shown to the user.
   * @throws Error for an unknown ID
   */
  async run(name: string, clicked?: unknown, selected?: unknown): Promise<void> {
    const command = commands[name];
    if (command === undefined) throw new Error(`Unknown command: ${name}`);
    try {
      await command(this.dependencies, clicked, selected);
    } catch (error) {
      this.dependencies.ui.problems.report(error, name);
    }
  }
}
