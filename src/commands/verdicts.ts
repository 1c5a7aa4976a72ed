import type { Verdict } from '../core/video/review';
import type { Command, Dependencies } from './dependencies';
import { focusedRow, focusedRows } from './remove';
import { meantVideos, targetVideos } from './target';

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
  const { ui } = dependencies;
  const focused = clicked === focusedRow ? focusedRows(ui.list) : undefined;
  const library = await dependencies.videos.library();
  // The focused tree row may be the item "Show More", which has no videos.
  if (focused?.length === 0) return;
  const { found } = meantVideos(library, ui, focused === undefined ? clicked : undefined, focused ?? selected);
  const videos = found.length > 0 ? found : await targetVideos(dependencies, undefined);
  const takes = videos.filter(({ state }) => state === 'succeeded');
  await library.judge(
    takes.map(({ key }) => key),
    verdict,
  );
}
