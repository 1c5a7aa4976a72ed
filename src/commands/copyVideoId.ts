import { copyFact } from './copyFact';

export const copyVideoId = copyFact(({ videoId }) => videoId, '\n');
