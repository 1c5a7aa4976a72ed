import { cueOf, isScriptLabel } from './boardLabels';
import { sluglines } from './scriptLines';
import { featureWords } from './featureWords';

/** Returns the features from which the model infers a prompt's kind: words, labels and layout. */
export function kindFeatures(prompt: string): readonly string[] {
  const lines = prompt
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const words = featureWords(prompt);
  const quotations = (prompt.match(/[“„"«「]/gu) ?? []).length;
  const questions = (prompt.match(/\?/gu) ?? []).length;
  const labels = lines.filter((line) => /^[^:：]{1,30}[:：]/u.test(line)).length;
  return [
    ...new Set([
      ...words.map((word) => `word ${word}`),
      ...words.filter((word) => word.length > 5).map((word) => `stem ${word.slice(0, 5)}`),
      ...words.slice(0, 8).map((word) => `early ${word}`),
      ...words.slice(1).map((word, at) => `pair ${words[at]} ${word}`),
      ...counted(lines.flatMap(lineFeatures)),
      ...[15, 30, 60, 120, 200].filter((most) => words.length <= most).map((most) => `words ${most}`),
      ...[1, 2, 4, 8, 16].filter((most) => lines.length <= most).map((most) => `lines ${most}`),
      `quotations ${Math.min(4, quotations)}`,
      `questions ${Math.min(2, questions)}`,
      `labels ${Math.round((5 * labels) / Math.max(1, lines.length))}`,
      ...(/^\p{Ll}/u.test(prompt) ? ['lower case'] : []),
    ]),
  ];
}

const layouts: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['capitals', /^\p{Lu}[\p{Lu} .’'()\d-]+$/u],
  ['brackets', /^[[(].*[\])]$/u],
  ['cells', /\|.*\|/u],
  ['time', /^[[(]?\d{1,2}(?::\d\d)?\s*[-–—]\s*\d{1,2}(?::\d\d)?/u],
  ['quotation', /^["“„«]/u],
  ['scene', sluglines],
  ['speech', /^\p{Lu}[\p{Lu} .’'-]{1,20}(?:\s*\([^)]*\))?\s*[:：]/u],
];

function lineFeatures(line: string): string[] {
  const [, label = ''] = /^[\s*_\-#[(>|•\d.)]*([^:：|=]{1,30}?)\s*(?:[:：=|]|->|–|—)/u.exec(line) ?? [];
  const words = featureWords(label.replace(/\(.*?\)/gu, '')).slice(0, 3);
  const cue = cueOf(label.trim());
  const [first = '', second = ''] = featureWords(line);
  return [
    ...(words.length === 0 ? [] : [`label ${words.join(' ')}`]),
    ...words.map((word) => `label word ${word}`),
    ...(cue === undefined ? [] : [`cue ${cue}`]),
    ...(isScriptLabel(label.trim()) ? ['script label'] : []),
    `first ${first}`,
    `first two ${first} ${second}`,
    ...layouts.filter(([, pattern]) => pattern.test(line)).map(([name]) => `line of ${name}`),
  ];
}

/** Returns each feature once. For a feature that occurs four times, adds "… 2 times" and "… 3 times". */
function counted(features: readonly string[]): string[] {
  const counts = Map.groupBy(features, (feature) => feature);
  return [...counts].flatMap(([feature, { length }]) => [
    feature,
    ...[2, 3, 5].filter((least) => length >= least).map((least) => `${feature} ${least} times`),
  ]);
}
