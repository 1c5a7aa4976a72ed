import type { VscodeWindow } from './vscodeWindow';

/** Asks for a video of one line of the open editor as a person does: four seconds, in the service's default aspect ratio. */
export async function generateFromLine(window: VscodeWindow, line: number): Promise<void> {
  await window.editor.selectLines(line);
  await window.run('Video Ads: Generate Video from Selection…');
  await window.quickInput.choose('4 s');
  await window.quickInput.choose('Service default');
  await window.quickInput.waitUntilClosed();
}
