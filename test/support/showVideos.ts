import type { VscodeWindow } from './vscodeWindow';

/** Chooses what the Videos view shows, or how it groups, as a person does. */
export async function showVideos(window: VscodeWindow, choice: string): Promise<void> {
  await window.run('Video Ads: Show Videos…');
  await window.quickInput.waitForTitle('Show Videos');
  await window.quickInput.choose(choice);
  // The pick stays open for more, but after Show All.
  if (choice !== 'Show All') await window.quickInput.cancel();
  await window.quickInput.waitUntilClosed();
}
