import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readSections } from '../../../../src/core/generate/sections';
import { anyCharacter } from '../../../support/anyCharacter';

const linesOf = (text: string): string[] => text.split(/\r\n?|\n/);

async function pathsOf(text: string): Promise<string[]> {
  return (await readSections(linesOf(text))).map(({ path }) => path);
}

describe('sections of a brief', () => {
  it('are the texts below headings and the fenced video blocks of a Markdown file, and nothing else', async () => {
    const file = linesOf(`---
# not: a heading
---
No heading above.
# Launch

Three cuts.
## Morning
\`\`\`sh
# a comment
\`\`\`
Ice falls.
## Empty

## Spots
Two of them:
\`\`\`video
One.

\`\`\`
~~~~ video 9:16
Two, with ~~~ in it.
~~~
~~~~
\`\`\`videography
No.
\`\`\`
#hashtag`);
    assert.deepEqual(
      (await readSections(file)).map(({ head, path, prompt }) => [file[head], path, prompt]),
      [
        ['# Launch', '# Launch', 'Three cuts.'],
        ['## Morning', '# Launch > ## Morning', '```sh\n# a comment\n```\nIce falls.'],
        ['```video', '# Launch > ## Spots > video', 'One.'],
        ['~~~~ video 9:16', '# Launch > ## Spots > video (2)', 'Two, with ~~~ in it.\n~~~'],
      ],
    );
  });

  it('follow CommonMark: underlined headings count; comments, lists, quotes and open fences contain none', async () => {
    assert.deepEqual(await pathsOf('Summer\n======\n\nIce.\n\nMorning\n---\nMilk.'), [
      '# Summer',
      '# Summer > ## Morning',
    ]);
    for (const text of [
      '<!--\n# A\nIce.\n-->',
      '- # A\n\n  Ice.',
      '> # A\n> Ice.',
      '```video\nIce.',
      '    # A\n    Ice.',
    ]) {
      assert.deepEqual(await pathsOf(text), [], text);
    }
  });

  it('have unique paths of headings, in which repeated headings are numbered', async () => {
    const heads = [
      '# A',
      '## B',
      '### C',
      '## B',
      '### C',
      '# A',
      '## B',
      '# A (2)',
      '#',
      '# A > ## B',
      '##   B  x ##',
    ];
    assert.deepEqual(await pathsOf(heads.map((head) => `${head}\nIce.`).join('\n')), [
      '# A',
      '# A > ## B',
      '# A > ## B > ### C',
      '# A > ## B (2)',
      '# A > ## B (2) > ### C',
      '# A (2)',
      '# A (2) > ## B',
      '# A (2) (2)',
      '# ',
      '# A > ## B (3)',
      '# A > ## B (3) > ## B x',
    ]);
  });

  it('are the same with every kind of line end, and keep their paths when they move', async () => {
    const text = '# A\nIce.\n## B\nMilk.\n# C\n```video\nTea.\n```\n';
    const prompts = async (source: string): Promise<unknown> =>
      new Map((await readSections(linesOf(source))).map(({ path, prompt }) => [path, prompt]));
    for (const end of ['\r\n', '\r']) assert.deepEqual(await prompts(text.replaceAll('\n', end)), await prompts(text));
    assert.deepEqual(await prompts('# C\n```video\nTea.\n```\n# A\nIce.\n## B\nMilk.'), await prompts(text));
  });

  it('lie within the file, do not overlap and have unique paths, whatever the file contains', async () => {
    const piece = fc.oneof(
      fc.constantFrom('# A', '## A', '```video', '~~~video', '```', '~~~', '---', '===', '- ', '> ', '<!--', '-->', ''),
      fc.string({ unit: anyCharacter, maxLength: 30 }),
    );
    const file = fc.array(piece, { maxLength: 40 }).map((pieces) => linesOf(pieces.join('\n')));
    await fc.assert(
      fc.asyncProperty(file, async (lines) => {
        const sections = await readSections(lines);
        assert.equal(new Set(sections.map(({ path }) => path)).size, sections.length);
        let next = 0;
        for (const { head, first, last } of sections) {
          assert.ok(head >= next && first > head && last >= first && last < lines.length);
          next = last + 1;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('of a huge or hostile file are read in bounded time', async function () {
    this.timeout(20_000);
    const repeated = await pathsOf('# A\nIce.\n'.repeat(20_000));
    assert.equal(repeated.at(-1), '# A (20000)');
    for (const text of [
      '>'.repeat(100_000),
      '- '.repeat(50_000),
      '```\n'.repeat(50_000),
      '|a'.repeat(100_000),
      '[a\n'.repeat(20_000),
    ]) {
      assert.deepEqual(await pathsOf(text), []);
    }
  });
});
