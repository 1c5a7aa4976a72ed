import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { readFrontMatter } from '../../../../src/core/generate/frontMatter';
import { repositoryRoot } from '../../../support/repository';
import { anyCharacter } from '../../../support/anyCharacter';

const read = (text: string): ReturnType<typeof readFrontMatter> =>
  readFrontMatter(`---\n${text}\n---\nduration: 99`.split('\n'), (name) => name.startsWith('Story'));

describe('front matter', () => {
  it('provides durations, aspect ratios and a preset in every form of YAML', async () => {
    const written: readonly [string, readonly number[], readonly string[], string?][] = [
      ['duration: 8', [8], []],
      ['duration: "8" # seconds', [8], []],
      ['aspect_ratio: 9:16', [], ['9:16']],
      ["duration: [8, 12,]\naspect_ratio: ['9:16', 16:9]", [8, 12], ['9:16', '16:9']],
      ['duration:\n  - 8 # short\n\n  # long\n  - 12\naspect_ratio:\n- 9:16\n- "1:1"', [8, 12], ['9:16', '1:1']],
      ['duration: [\n  4,\n  8\n]', [4, 8], []],
      ['duration: [8, 8]', [8], []],
      ['duration: 8, 12', [8, 12], []],
      ['duration: |\n  8\n"aspect_ratio": &wide !!str 16:9', [8], ['16:9']],
      ['aspect_ratio: &a [9:16]\nduration: 8\nother: *a', [8], ['9:16']],
      ['preset: Story, warm', [], [], 'Story, warm'],
      ['preset: Story', [], [], 'Story'],
      ['preset: "Story"\nduration: 4 s', [4], [], 'Story'],
      ['duration:\naspect_ratio: []', [], []],
      [
        'title: A # b\ntags: {duration: 5}\nnested:\n  duration: x\ntext: |\n  preset: none\ndurations: no\nduration: 6',
        [6],
        [],
      ],
    ];
    for (const [text, durations, aspectRatios, preset] of written) {
      const expected = { durations, aspectRatios, ...(preset === undefined ? {} : { preset }), problems: [] };
      assert.deepEqual(await read(text), expected, text);
    }
    assert.deepEqual((await readFrontMatter(['duration: 8'], () => true)).durations, []);
  });

  it('reports each problem at the position of the invalid value', async () => {
    const wrong: readonly [string, readonly [line: number, from: number, to: number, message: RegExp][]][] = [
      ['duration: soon', [[1, 10, 14, /whole number of seconds/]]],
      ['duration: [8, 0, 4.5]', [[1, 14, 15, /whole/], [1, 17, 20, /whole/]]], // prettier-ignore
      ['x: 1\naspect_ratio:\n  - 9:16\n  - wide # ?', [[4, 4, 8, /<width>:<height>/]]],
      ['aspect_ratio: {a: 1}', [[1, 14, 20, /<width>/]]],
      ['duration: [8', [[1, 12, 13, /not valid YAML/]]],
      ['title: Summer: ice\nduration: 8', [[1, 7, 8, /not valid YAML/]]],
      ['duration: >\n  eight\n  s', [[1, 10, 11, /whole/]]],
      ['aspect_ratio: &a wide\nother: 1\nduration: *a', [[3, 10, 12, /whole/], [1, 17, 21, /<width>/]]], // prettier-ignore
      [`duration: 8 # ${'x'.repeat(10_000)}`, [[1, 0, 1, /too long/]]],
      ['preset: Reel', [[1, 8, 12, /no preset of this name, so none is used/]]],
      ['preset: [Story, Reel]', [[1, 16, 20, /Only one preset/]]],
      ['duration: 4\nduration: 8', [[2, 0, 8, /given twice/]]],
    ];
    for (const [text, expected] of wrong) {
      const { problems } = await read(text);
      const places = expected.map(([line, from, to]) => ({ line, from, to }));
      assert.deepEqual(problems.map(({ line, from, to }) => ({ line, from, to })), places, text); // prettier-ignore
      for (const [index, [, , , message]] of expected.entries()) assert.match(problems[index]?.message ?? '', message);
    }
  });

  it('accepts the example of the README, even if its preset does not exist', async () => {
    const [, example = ''] =
      /```yaml\n---\n(.*?)\n---\n```/s.exec(readFileSync(path.join(repositoryRoot, 'README.md'), 'utf8')) ?? [];
    const { durations, aspectRatios, preset, problems } = await readFrontMatter(
      ['---', ...example.split('\n'), '---'],
      () => false,
    );
    assert.deepEqual([durations, aspectRatios, preset], [[8, 12], ['9:16', '16:9'], 'Story']);
    assert.deepEqual(
      problems.map(({ kind, line }) => [kind, line]),
      [['unknownPreset', 3]],
    );
  });

  it('ignores other YAML, valid or not', async () => {
    for (const text of ['title: a: b', '{{ template }}', '- a', 'x: *nowhere', '%', ' '.repeat(20_000)]) {
      assert.deepEqual(await read(text), { durations: [], aspectRatios: [], problems: [] }, text);
    }
  });

  it('never throws, and reports every problem within the file', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'duration:',
        'aspect_ratio: ',
        'preset: ',
        '[',
        ']',
        '{',
        '}',
        '- ',
        '*a',
        '&a ',
        '"',
        "'",
        '\n',
        ' ',
      ),
      fc.string({ unit: anyCharacter, maxLength: 20 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
        const lines = ['---', ...`duration: ${pieces.join('')}`.split(/\r\n?|\n/), '---'];
        const { problems } = await readFrontMatter(lines, () => false);
        for (const { line, from, to } of problems) assert.ok(line > 0 && line < lines.length && from >= 0 && to > from);
      }),
      { numRuns: 1_000 },
    );
  });
});
