import assert from 'node:assert/strict';
import { readFrontMatter } from '../../../../src/core/generate/frontMatter';

const read = (text: string): ReturnType<typeof readFrontMatter> =>
  readFrontMatter(`---\n${text}\n---\nduration: 99`.split('\n'), (name) => (name === 'Story' ? undefined : 'Unknown.'));

describe('front matter', () => {
  it('gives durations, aspect ratios and a preset in every form that YAML has for them', () => {
    const written: readonly [string, readonly number[], readonly string[], string?][] = [
      ['duration: 8', [8], []],
      ['duration: "8" # seconds', [8], []],
      ['aspect_ratio: 9:16', [], ['9:16']],
      ["duration: [8, 12,]\naspect_ratio: ['9:16', 16:9]", [8, 12], ['9:16', '16:9']],
      ['duration:\n  - 8 # short\n\n  # long\n  - 12\naspect_ratio:\n- 9:16\n- "1:1"', [8, 12], ['9:16', '1:1']],
      ['duration: [\n  4,\n  8\n]', [4, 8], []],
      ['duration: [8, 8]', [8], []],
      ['duration: 8, 12', [8, 12], []],
      ['duration: [8', [8], []],
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
      assert.deepEqual(read(text), expected, text);
    }
    assert.deepEqual(readFrontMatter(['duration: 8'], () => undefined).durations, []);
  });

  it('says of each wrong value where it stands, and what is right', () => {
    const wrong: readonly [string, readonly [line: number, from: number, to: number, message: RegExp][]][] = [
      ['duration: soon', [[1, 10, 14, /whole number of seconds/]]],
      ['duration: [8, 0, 4.5]', [[1, 14, 15, /whole/], [1, 17, 20, /whole/]]], // prettier-ignore
      ['x: 1\naspect_ratio:\n  - 9:16\n  - wide # ?', [[4, 4, 8, /<width>:<height>/]]],
      ['aspect_ratio: {a: 1}', [[1, 14, 20, /<width>/]]],
      ['duration: |\n  8', [[1, 10, 11, /whole/]]],
      ['preset: Reel', [[1, 8, 12, /^Unknown\.$/]]],
      ['preset: [Story, Reel]', [[1, 16, 20, /Only one preset/]]],
      ['preset: Story, warm', [[1, 15, 19, /Only one preset .* in quotes/]]],
      ['duration: 4\nduration: 8', [[2, 0, 8, /given twice/]]],
    ];
    for (const [text, expected] of wrong) {
      const { problems } = read(text);
      const places = expected.map(([line, from, to]) => ({ line, from, to }));
      assert.deepEqual(problems.map(({ line, from, to }) => ({ line, from, to })), places, text); // prettier-ignore
      for (const [index, [, , , message]] of expected.entries()) assert.match(problems[index]?.message ?? '', message);
    }
  });
});
