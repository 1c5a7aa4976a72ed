import type { VscodeWindow } from './vscodeWindow';

/** Asks for a video of one line of the open editor as a person does. */
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
