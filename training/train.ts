/**
 * `npm run train`: learns the models of the draft reader and writes them to `src/sandbox/render/story/models`. Takes
 * about a minute. Does not learn from the briefs of `test/data/unseenBriefs`, because the tests judge the models
 * by these briefs.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandLabels, candidatesOf } from '../src/sandbox/render/story/brand';
import { chunksOf } from '../src/sandbox/render/story/copyChunks';
import { cardText } from '../src/sandbox/render/story/cardText';
import { roles } from '../src/sandbox/render/story/copyText';
import { copyFeatures } from '../src/sandbox/render/story/copyFeatures';
import { kinds } from '../src/sandbox/render/story/kind';
import { kindFeatures } from '../src/sandbox/render/story/kindFeatures';
import type { StoredModel } from '../src/sandbox/render/story/linearModel';
import { readBriefs } from '../test/support/briefs';
import { repositoryRoot } from '../test/support/repository';
import { learn, type Example } from './learn';
import { judgeMarked, readBoardTexts, readMarkedTexts, unmarked, type JudgedText } from './markedTexts';

const marked = readMarkedTexts();
const roleExamples = marked.map(judgeMarked).flatMap(examplesOf);
write('copyRoles', learn(roles, roleExamples, { rounds: 40, decay: 3e-4, leastExamples: 4, isBalanced: false }));

const brandExamples = marked.flatMap(({ marked: text, brand }) =>
  brand === null
    ? []
    : candidatesOf(chunksOf(cardText(unmarked(text).text).blocks), unmarked(text).text).map(({ name, features }) => ({
        features,
        label: brandLabels[foldedName(name) === foldedName(brand) ? 1 : 0],
      })),
);
write('brands', learn(brandLabels, brandExamples, { rounds: 30, decay: 3e-4, leastExamples: 3, isBalanced: false }));

const kindTexts = [
  ...[...readBriefs('briefs'), ...readBriefs('drafts')]
    .filter(({ kind }) => kind === 'shots' || kind === 'script')
    .map(({ kind, brief: text }) => ({ kind, text })),
  // A request with ordered pictures looks like a shot list. Learning from it would turn shot lists into requests.
  ...marked.filter((it) => !it.marked.includes('⦅')).map((it) => ({ kind: it.kind, text: unmarked(it.marked).text })),
  ...readBoardTexts(),
];
const kindExamples = kindTexts.map(({ kind, text }) => ({ features: kindFeatures(text), label: kind }));
write('kinds', learn(kinds, kindExamples, { rounds: 30, decay: 1e-3, leastExamples: 3, isBalanced: true }));

function foldedName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function examplesOf({ blocks, chunks, roles: known }: JudgedText): Example<(typeof roles)[number]>[] {
  return copyFeatures(blocks, chunks).flatMap((features, at) => {
    const label = known[at];
    return label === undefined ? [] : [{ features, label }];
  });
}

function write(name: string, model: StoredModel): void {
  const folder = path.join(repositoryRoot, 'src', 'sandbox', 'render', 'story', 'models');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(model, null, 1)}\n`);
  console.log(`${name}: ${model.features.length} features`);
}
