import { copyFact } from './copyFact';

export const copyPrompt = copyFact(({ prompt }) => (prompt === '' ? undefined : prompt), '\n\n');
