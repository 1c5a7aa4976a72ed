import type { Verdict } from '../core/video/review';
import type { Command, Dependencies } from './dependencies';
import { focusedVideos } from './remove';

/** Keep (key `P`, as in photo editors): marks finished videos as kept. */
export const keepVideo: Command = (dependencies, ...rows) => judge(dependencies, 'kept', ...rows);

/** Reject (key `X`): marks finished videos as rejected, without removing them. */
export const rejectVideo: Command = (dependencies, ...rows) => judge(dependencies, 'rejected', ...rows);

/** Clear Verdict (key `U`): removes the mark `kept` or `rejected` from finished videos. */
export const clearVerdict: Command = (dependencies, ...rows) => judge(dependencies, undefined, ...rows);

async function judge(
  dependencies: Dependencies,
  verdict: Verdict | undefined,
  clicked?: unknown,
  selected?: unknown,
): Promise<void> {
  // Reads the focused row before anything else, because the user's next key press may move the focus.
  const videos = await focusedVideos(dependencies, clicked, selected);
  const takes = videos.filter(({ state }) => state === 'succeeded');
  const library = await dependencies.videos.library();
  await library.judge(
    takes.map(({ key }) => key),
    verdict,
  );
}
