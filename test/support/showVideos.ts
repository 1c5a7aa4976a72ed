import type { VscodeWindow } from './vscodeWindow';

/** Selects an entry of Show Videos…, such as a filter or a grouping. */
export async function showVideos(window: VscodeWindow, choice: string): Promise<void> {
  const { quickInput } = window;
  await window.until(`“${choice}” in Show Videos…`, async () => {
    // If a slow machine needs longer than one attempt, the pick is still open. A second pick would replace it later.
    if (!(await quickInput.isOpen())) {
      await window.run('Video Ads: Show Videos…');
      await quickInput.waitForTitle('Show Videos');
    }
    // A view that opens late takes the focus, which closes the pick.
    await quickInput.moveTo(choice, 5_000);
    return true;
  });
  await quickInput.accept();
  // The pick stays open for further entries, except after Show All.
  if (choice !== 'Show All') {
    await quickInput.waitForMark(choice);
    await quickInput.cancel();
  }
  await quickInput.waitUntilClosed();
}
