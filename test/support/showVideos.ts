import type { VscodeWindow } from './vscodeWindow';

/** Selects an entry of Show Videos…, such as a filter or a grouping. */
export async function showVideos(window: VscodeWindow, choice: string): Promise<void> {
  await window.run('Video Ads: Show Videos…');
  await window.quickInput.waitForTitle('Show Videos');
  await window.quickInput.choose(choice);
  // The pick stays open for further entries, except after Show All.
  if (choice !== 'Show All') await window.quickInput.cancel();
  await window.quickInput.waitUntilClosed();
}
