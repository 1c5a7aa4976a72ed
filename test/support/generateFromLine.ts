import type { VscodeWindow } from './vscodeWindow';

/** Generates a video from one line of the open editor by keys and picks. */
export async function generateFromLine(
  window: VscodeWindow,
  line: number,
  duration = '4 s',
  aspectRatio = 'Service default',
): Promise<void> {
  await window.editor.selectLines(line);
  await window.run('Video Ads: Generate Video from Selection…');
  await window.quickInput.choose(duration);
  await window.quickInput.choose(aspectRatio);
  await window.quickInput.waitUntilClosed();
}
