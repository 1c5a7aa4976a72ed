import { copyFact } from './copyFact';

export const copyPrompt = copyFact((_rooms: unknown, { prompt }) => (prompt === '' ? undefined : prompt), '\n\n');
