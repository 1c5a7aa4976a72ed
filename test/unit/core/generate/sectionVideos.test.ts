import assert from 'node:assert/strict';
import { textHash } from '../../../../src/core/generate/prompts';
import { newestVideos } from '../../../../src/core/generate/sectionVideos';
import { readSections } from '../../../../src/core/generate/sections';

const brief = ['# Morning', 'Rye at six. Warm.', '', 'Half price.', '# Noon', 'Buns at noon.', 'Half price.'];

const videoFrom = (
  name: string,
  text: string,
  startLine: number,
  prompt = text,
): Parameters<typeof newestVideos>[1][0] => ({
  prompt,
  source: {
    ...{ uri: 'file:///brief.md', startLine, hash: textHash(text) },
    ...(prompt !== text && { text }),
  },
  ...{ name },
});

describe('the newest video of a section', () => {
  const namesOf = async (...newestFirst: Parameters<typeof newestVideos>[1]): Promise<Record<string, unknown>> => {
    const newest = newestVideos(await readSections(brief), newestFirst);
    return Object.fromEntries([...newest].map(([{ path }, video]) => [path, 'name' in video && video.name]));
  };

  it('is from the whole text or a part of it, with or without the text of a preset', async () => {
    assert.deepEqual(await namesOf(videoFrom('whole', 'Rye at six. Warm.\n\nHalf price.', 1)), {
      '# Morning': 'whole',
    });
    assert.deepEqual(await namesOf(videoFrom('part', 'Warm.', 1)), { '# Morning': 'part' });
    assert.deepEqual(await namesOf(videoFrom('styled', 'Warm.', 1, 'Kodak.\n\nWarm.')), { '# Morning': 'styled' });
  });

  it('is the newest of several, whichever part of the section they use', async () => {
    const newestFirst = [videoFrom('new part', 'Warm.', 1), videoFrom('whole', 'Rye at six. Warm.\n\nHalf price.', 1)];
    assert.deepEqual(await namesOf(...newestFirst), { '# Morning': 'new part' });
    assert.deepEqual(await namesOf(...newestFirst.toReversed()), { '# Morning': 'whole' });
  });

  it('belongs to the section nearest to its lines if several sections contain its text', async () => {
    assert.deepEqual(await namesOf(videoFrom('lower', 'Half price.', 6)), { '# Noon': 'lower' });
    assert.deepEqual(await namesOf(videoFrom('upper', 'Half price.', 3)), { '# Morning': 'upper' });
  });

  it('is never a video of a changed text or a video without a document', async () => {
    assert.deepEqual(await namesOf(videoFrom('old', 'Rye at five.', 1), { prompt: 'Warm.' }), {});
  });
});
