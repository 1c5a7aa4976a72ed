import type { CommandId, ButtonCommandId } from '../host/commandIds';
import { enterVideoId, addVideoById, refreshVideo, refreshVideos } from './checking';
import { resumeChecking, stopChecking } from './checking';
import { copyLink, copyPrompt, copyVideoId, openInBrowser } from './copy';
import { generateMissing } from './campaign';
import type { Command, Dependencies } from './dependencies';
import { diagnoseConnection } from './diagnose';
import { copyAsCurl } from './copyAsCurl';
import { reportResponse, showLog, showRequests, showResponse } from './responses';
import { findVideo, openSourceText, showMoreVideos } from './find';
import { generateForReal } from './drafts';
import { generateAgain, generateVideo, tryAgain } from './generate';
import { compareVideos, openInDefaultPlayer, openToSide, playVideo, previewVideo, retryDownload } from './play';
import { handOverVideos } from './handOver';
import { dismissVideo, focusedRow, removeVideo } from './remove';
import { openSampleBrief } from './sampleBriefs';
import { insertVideoLink, openStorageFolder, saveFrame, saveVideo } from './save';
import { createPreset } from './presets';
import { chooseService } from './service';
import { showVideos } from './showVideos';
import { teachResponse } from './teach';
import { exportHistory, showUsage } from './usage';
import { clearVerdict, keepVideo, rejectVideo } from './verdicts';

/**
 * Maps the argument of `onFocusedRow` to a command. Keybindings of the Videos view run these commands on the focused
 * row.
 */
const keyCommands = new Map<unknown, Command>(Object.entries({ keepVideo, rejectVideo, clearVerdict, removeVideo }));

const commands: Readonly<Record<CommandId | ButtonCommandId, Command>> = {
  generateVideo,
  generateFromSelection: generateVideo,
  generateAgain,
  generateForReal,
  generateMissing,
  keepVideo,
  rejectVideo,
  clearVerdict,
  onFocusedRow: (dependencies, action) => keyCommands.get(action)?.(dependencies, focusedRow),
  tryAgain,
  createPreset,
  openSampleBrief: (_dependencies, kind) => openSampleBrief(kind === 'campaign' ? kind : 'ad'),
  playVideo,
  previewVideo,
  openToSide,
  compareVideos,
  openInDefaultPlayer,
  openInBrowser,
  openSourceText,
  saveVideo,
  saveFrame,
  insertVideoLink,
  handOver: handOverVideos,
  retryDownload,
  copyPrompt,
  copyVideoId,
  copyLink,
  copyLinks: copyLink,
  copyAsCurl,
  showResponse,
  showRequests,
  reportResponse,
  teachResponse,
  refreshVideos,
  refreshVideo,
  stopChecking,
  resumeChecking,
  enterVideoId,
  addVideoById,
  dismissVideo,
  removeVideo,
  findVideo,
  showVideos,
  showMoreVideos,
  showUsage,
  exportHistory,
  openStorageFolder,
  chooseService,
  diagnoseConnection,
  showLog,
};

/** Runs a command. Reports a failure to the user instead of throwing. */
export async function runCommand(
  dependencies: Dependencies,
  id: CommandId | ButtonCommandId,
  ...[clicked, selected]: readonly unknown[]
): Promise<void> {
  try {
    await commands[id](dependencies, clicked, selected);
  } catch (error) {
    dependencies.ui.problems.report(error, id);
  }
}
