import { copyFact } from './copyFact';

export const copyPrompt = copyFact(({ prompt }) => prompt, '\n\n');
