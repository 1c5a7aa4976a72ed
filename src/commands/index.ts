import type { Problems } from '../host/problems';
import { attachVideoId } from './attachVideoId';
import { connectService } from './connectService';
import { copyLink } from './copyLink';
import { copyPrompt } from './copyPrompt';
import { copyVideoId } from './copyVideoId';
import { diagnoseConnection } from './diagnoseConnection';
import { dismissVideo } from './dismissVideo';
import { generateAgain } from './generateAgain';
import { generateVideo } from './generateVideo';
import { openInBrowser } from './openInBrowser';
import { playVideo } from './playVideo';
import { refillSandbox } from './refillSandbox';
import { refreshCredits } from './refreshCredits';
import { refreshVideo } from './refreshVideo';
import { refreshVideos } from './refreshVideos';
import { removeApiKey } from './removeApiKey';
import { removeVideo } from './removeVideo';
import { saveVideo } from './saveVideo';
import { setApiKey } from './setApiKey';
import { showLog } from './showLog';
import { showMoreVideos } from './showMoreVideos';
import { showReply } from './showReply';
import { stopTracking } from './stopTracking';
import { trackAgain } from './trackAgain';
import { trackVideo } from './trackVideo';
import { tryAgain } from './tryAgain';
import { useSandbox } from './useSandbox';
import { useService } from './useService';

/** Every command, by its id without the prefix. A command's file has the same name. */
const commands = {
  attachVideoId,
  connectService,
  copyLink,
  copyPrompt,
  copyVideoId,
  diagnoseConnection,
  dismissVideo,
  generateAgain,
  generateVideo,
  openInBrowser,
  playVideo,
  refillSandbox,
  refreshCredits,
  refreshVideo,
  refreshVideos,
  removeApiKey,
  removeVideo,
  saveVideo,
  setApiKey,
  showLog,
  showMoreVideos,
  showReply,
  stopTracking,
  trackAgain,
  trackVideo,
  tryAgain,
  useSandbox,
  useService,
};

type Command = (clicked?: unknown, selected?: unknown) => unknown;

/** What the commands need between them; each names its own part. */
export type CommandRooms = UnionToIntersection<Parameters<(typeof commands)[keyof typeof commands]>[0]>;

type UnionToIntersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer Intersection,
) => void
  ? Intersection
  : never;

/** Runs commands by name, behind the one error boundary: the promise never rejects. */
export function createCommands(
  rooms: CommandRooms,
  problems: Problems,
): (name: string, ...args: readonly unknown[]) => Promise<void> {
  const run = new Map(
    Object.entries(commands).map(([name, create]) => [name, (create as (rooms: CommandRooms) => Command)(rooms)]),
  );
  return async (name, clicked, selected) => {
    try {
      await run.get(name)?.(clicked, selected);
    } catch (error) {
      problems.report(error, name);
    }
  };
}
