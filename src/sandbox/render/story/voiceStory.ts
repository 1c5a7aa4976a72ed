import type { BoardStory } from './boardStory';
import { closeParts, draftOf, statement, type CopyStory, type Scene, type ScenePart } from './copyScenes';
import { namesAddress } from './emphasis';
import { sentenceCase } from './terms';
import { titleScene } from './titleScene';
import { tokenize } from './tokens';

/** Whether a script has no pictures and no people, only a voice and titles. */
export const isForVoice = ({ frames }: BoardStory): boolean =>
  frames.filter(({ shot }) => shot.spoken.length > 0).length > 1 &&
  frames.every(({ shot }) => (shot.caption === '' || shot.isEnd) && shot.place === '' && shot.speakers.length === 0);

/** Shows what the voice says as cards of text, each in its time. Where the script has a title, the title is larger. */
export function voiceStory({ frames }: BoardStory, seconds: number, fps: number): CopyStory {
  const frameAt = (time: number) => Math.round(Math.min(time, seconds) * fps);
  const scenes = frames.map(({ shot }, at): Scene => {
    const [start, end] = [frameAt(shot.start), frameAt(shot.end)];
    if (shot.spoken.length === 0 || shot.isEnd) return titleScene(shot, start, end);
    const tokens = tokenize(sentenceCase(shot.spoken.join(' ')));
    const titles = titleScene(shot, start, end).parts;
    const support: ScenePart = { role: 'support', tokens };
    const spoken = namesAddress(tokens) ? closeParts(tokens) : statement(tokens);
    const kind = at === 0 ? 'hook' : namesAddress(tokens) ? 'close' : 'statement';
    return { ...draftOf(kind, titles.length > 0 ? [...titles, support] : spoken), start, end };
  });
  return { scenes, panels: [], shortened: [], omittedPictures: [], undrawable: [] };
}
