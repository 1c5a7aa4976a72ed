import type { VscodeWindow } from './vscodeWindow';

/** Selects an entry of Show Videos…, such as a filter or a grouping. */
export async function showVideos(window: VscodeWindow, choice: string): Promise<void> {
  await window.until(`“${choice}” in Show Videos…`, async () => {
    await window.run('Video Ads: Show Videos…');
    await window.quickInput.waitForTitle('Show Videos');
    // A view that opens late takes the focus, which closes the pick.
    await window.quickInput.moveTo(choice, 5_000);
    return true;
  });
  await window.quickInput.accept();
  // The pick stays open for further entries, except after Show All.
  if (choice !== 'Show All') {
    await window.quickInput.waitForMark(choice);
    await window.quickInput.cancel();
  }
  await window.quickInput.waitUntilClosed();
}
