import { copyFact } from './copyFact';

export const copyVideoId = copyFact((_rooms: unknown, { videoId }) => videoId, '\n');
