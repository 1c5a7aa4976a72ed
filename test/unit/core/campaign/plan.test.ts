import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  countStates,
  isBrief,
  type PlannedVideo,
  planPrice,
  type PlanOptions,
  type Version,
  versionsToGenerate,
} from '../../../../src/core/campaign/plan';
import type { RecordedVideo } from '../../../../src/core/campaign/record';
import { readFrontMatter } from '../../../../src/core/generate/frontMatter';
import { readSections } from '../../../../src/core/generate/sections';
import { fieldsHash } from '../../../../src/core/video/requestFields';
import type { VideoState } from '../../../../src/core/video/video';
import { planBrief } from '../../../support/planBrief';

const service = 'https://ads.example/api/v1/developer';
const brief = 'file:///brief.md';
const options: PlanOptions = {
  brief,
  service,
  durations: [8],
  aspectRatios: ['9:16'],
  prices: [{ duration: 8, creditsUsed: 4 }],
};

type Plan = readonly Version<PlannedVideo>[];

async function plan(
  text: string,
  videos: readonly PlannedVideo[] = [],
  changes: Partial<PlanOptions> = {},
  record: readonly RecordedVideo[] = [],
): Promise<Plan> {
  return planBrief(await readSections(text.split(/\r\n?|\n/)), { ...options, ...changes }, videos, record);
}

/** The videos in the library after these versions were generated. */
function generated(versions: Plan, state: VideoState = 'succeeded', onService = service): PlannedVideo[] {
  return versions.map(({ section, duration, aspectRatio, fingerprint }, index) => ({
    ...{
      service: onService,
      videoId: `${onService}-${fingerprint.slice(0, 8)}-${index}`,
      duration,
      state,
      createdAt: index,
    },
    ...{ source: { uri: brief }, section: section.path, fingerprint },
    ...(aspectRatio !== undefined && { aspectRatio }),
  }));
}

function recordedOf({ section, duration, aspectRatio, fingerprint }: Version<PlannedVideo>): RecordedVideo {
  const time = '2026-01-02T03:04:05.678Z';
  const video = { section: section.path, duration, fingerprint, service, videoId: 'theirs', state: 'ready' } as const;
  return { ...video, createdAt: time, updatedAt: time, ...(aspectRatio !== undefined && { aspectRatio }) };
}

const states = (versions: Plan): string[] => versions.map(({ state }) => state);

describe('the plan of a brief', () => {
  it('contains each section in each duration and aspect ratio, with prices', async () => {
    const versions = await plan('# A\nIce.\n# B\nMilk.', [], { durations: [4, 8], aspectRatios: ['9:16', undefined] });
    assert.deepEqual(
      versions.map(({ section, duration, aspectRatio, credits }) => [section.path, duration, aspectRatio, credits]),
      ['# A', '# B'].flatMap((path) => [
        [path, 4, '9:16', undefined],
        [path, 4, undefined, undefined],
        [path, 8, '9:16', 4],
        [path, 8, undefined, 4],
      ]),
    );
    assert.deepEqual(planPrice(versions), { credits: 16, unpriced: 4 });
    assert.deepEqual(countStates(versions), { current: 0, unconfirmed: 0, onlyRejected: 0, changed: 0, missing: 8 });
  });

  it("counts a video of the record even if another version's video in the library has the same ID", async () => {
    const [missing] = await plan('# A\nIce.');
    assert.ok(missing);
    const others: readonly PlannedVideo[] = [
      { service, videoId: 'theirs', state: 'succeeded', createdAt: 1 },
      { service, videoId: 'theirs', state: 'succeeded', createdAt: 1, fingerprint: 'ab'.repeat(32) },
    ];
    for (const other of others) {
      const [version] = await plan('# A\nIce.', [other], {}, [recordedOf(missing)]);
      assert.ok(version?.state === 'current' && version.by === 'record', version?.state);
    }
    const own = { ...generated([missing], 'failed')[0], videoId: 'theirs' };
    assert.deepEqual(states(await plan('# A\nIce.', [own as PlannedVideo], {}, [recordedOf(missing)])), ['missing']);
  });

  it('shows only prices of requests with the extra fields that would be sent', async () => {
    const extraFields = { model: 'pro' };
    const prices = [{ duration: 8, creditsUsed: 40, fieldsHash: fieldsHash(extraFields) ?? '' }, ...options.prices];
    const priceOf = async (changes: Partial<PlanOptions>): Promise<unknown> =>
      planPrice(await plan('# A\nIce.', [], changes));
    assert.deepEqual(await priceOf({ prices }), { credits: 4, unpriced: 0 });
    assert.deepEqual(await priceOf({ prices, extraFields }), { credits: 40, unpriced: 0 });
    assert.deepEqual(await priceOf({ extraFields }), { credits: 0, unpriced: 1 });
  });

  it('derives the state of a version from the states of its videos', async () => {
    const missing = await plan('# A\nIce.');
    const expected: readonly (readonly [Version<PlannedVideo>['state'], readonly VideoState[]])[] = [
      ['current', ['submitting', 'queued', 'running', 'unknown', 'succeeded']],
      ['unconfirmed', ['unconfirmed']],
      ['missing', ['rejected', 'failed', 'canceled', 'gone']],
    ];
    for (const [name, videoStates] of expected) {
      for (const state of videoStates) {
        assert.deepEqual(states(await plan('# A\nIce.', generated(missing, state))), [name], state);
      }
    }
    const unchecked = generated(missing, 'running').map((video) => ({ ...video, stopped: true }));
    assert.deepEqual(states(await plan('# A\nIce.', unchecked)), ['current']);
    const dismissed = generated(missing, 'unconfirmed').map((video) => ({ ...video, dismissedAt: 1 }));
    assert.deepEqual(states(await plan('# A\nIce.', dismissed)), ['missing']);
  });

  it('does not preselect a version with an unconfirmed take or with only rejected takes', async () => {
    const missing = await plan('# A\nIce.');
    const rejected = generated(missing).map((video) => ({ ...video, verdict: 'rejected' as const }));
    const onlyRejected = await plan('# A\nIce.', rejected);
    assert.deepEqual(states(onlyRejected), ['onlyRejected']);
    const unconfirmed = await plan('# A\nIce.', [...rejected, ...generated(missing, 'unconfirmed')]);
    assert.deepEqual(states(unconfirmed), ['unconfirmed']);
    assert.deepEqual([...versionsToGenerate(onlyRejected), ...versionsToGenerate(unconfirmed)], []);
    assert.deepEqual(states(await plan('# A\nIce.', [...rejected, ...generated(missing)])), ['current']);
  });

  it('marks an edited section as changed, with its last video, and a renamed section as current', async () => {
    const before = generated(await plan('# A\nIce.'));
    const [edited] = await plan('# A\nIce falls.', before);
    assert.ok(edited?.state === 'changed' && edited.videos[0] === before[0]);
    assert.deepEqual(states(await plan('# Renamed\nIce.', before)), ['current']);
    assert.deepEqual(states(await plan('# Renamed\nIce falls.', before)), ['missing']);
    assert.deepEqual(states(await plan('# A\nIce.', before, { durations: [4] })), ['missing']);
    assert.deepEqual(states(await plan('# A\nIce.', before, { preset: { after: 'Logo.' } })), ['changed']);
  });

  it('counts only takes of the connected service, and shows sandbox drafts beside them', async () => {
    const missing = await plan('# A\nIce.');
    const elsewhere = generated(missing, 'succeeded', 'https://other.example/api/v1/developer');
    assert.deepEqual(states(await plan('# A\nIce.', elsewhere)), ['missing']);
    const drafts = generated(missing, 'succeeded', 'sandbox');
    const [drafted] = await plan('# A\nIce.', drafts);
    assert.equal(drafted?.state, 'missing');
    assert.equal(drafted.draft, drafts[0]);
    const [unconnected] = await plan('# A\nIce.', drafts, { service: 'sandbox' });
    assert.equal(unconnected?.state, 'current');
    assert.equal(unconnected.draft, undefined);
  });

  it('counts videos of the record as current, but prefers their state in the library', async () => {
    const missing = await plan('# A\nIce.');
    const record = missing.map(recordedOf);
    const [byRecord] = await plan('# A\nIce.', [], {}, record);
    assert.ok(byRecord?.state === 'current' && byRecord.by === 'record');
    assert.deepEqual(states(await plan('# A\nIce falls.', [], {}, record)), ['changed']);
    assert.deepEqual(states(await plan('# A\nIce.', [], {}, record.map((it) => ({ ...it, verdict: 'rejected' })))), ['onlyRejected']); // prettier-ignore
    assert.deepEqual(states(await plan('# A\nIce.', [], {}, record.map((it) => ({ ...it, state: 'failed' })))), ['missing']); // prettier-ignore
    assert.deepEqual(states(await plan('# A\nIce.', [], { service: 'sandbox' }, record)), ['missing']);
    const own = generated(missing, 'failed').map((video) => ({ ...video, videoId: 'theirs' }));
    assert.deepEqual(states(await plan('# A\nIce.', own, {}, record)), ['missing']);
  });

  it('plans one request for sections with the same text', async () => {
    const twice = await plan('# A\nIce.\n# B\nIce.');
    assert.equal(versionsToGenerate(twice).length, 1);
    assert.equal(planPrice(twice).credits, 4);
    assert.deepEqual(states(await plan('# A\nIce.\n# B\nIce.', generated(versionsToGenerate(twice)))), [
      'current',
      'current',
    ]);
  });

  const word = fc.constantFrom('Ice', 'Milk', 'Tea', '静か', '\u202Eevil', '__proto__', '$(icon)', 'a'.repeat(5_000));
  const section = fc.record({
    head: fc.constantFrom('# A', '## A', '# B', '### C > D', '```video', ''),
    text: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  });
  const written = (sections: readonly { readonly head: string; readonly text: string }[]): string =>
    sections.map(({ head, text }) => `${head}\n${text}\n${head.startsWith('`') ? '```\n' : ''}`).join('\n');
  const briefs = fc.array(section, { maxLength: 12 });
  const formats = { durations: [4, 8], aspectRatios: ['9:16', '16:9', undefined] };

  it('plans no request a second time, whatever the line ends and the order of the sections', async () => {
    await fc.assert(
      fc.asyncProperty(briefs, fc.nat(), async (sections, seed) => {
        const first = await plan(written(sections), [], formats);
        const videos = generated(versionsToGenerate(first), 'queued');
        for (const text of [written(sections), written(sections).replaceAll('\n', '\r\n')]) {
          assert.deepEqual(versionsToGenerate(await plan(text, videos, formats)), []);
        }
        const at = seed % (sections.length + 1);
        const moved = await plan(written([...sections.slice(at), ...sections.slice(0, at)]), videos, formats);
        const knownFingerprints = new Set(first.map(({ fingerprint }) => fingerprint));
        assert.ok(versionsToGenerate(moved).every(({ fingerprint }) => !knownFingerprints.has(fingerprint)));
      }),
      { numRuns: 200 },
    );
  });

  it('plans requests for exactly the versions of an edited section', async () => {
    await fc.assert(
      fc.asyncProperty(
        briefs.filter((it) => it.length > 0),
        fc.nat(),
        async (sections, seed) => {
          const first = await plan(written(sections), [], formats);
          if (first.length === 0) return;
          const videos = generated(versionsToGenerate(first));
          const at = seed % sections.length;
          const edited = sections.map((it, index) => (index === at ? { ...it, text: `${it.text} once more` } : it));
          const after = await plan(written(edited), videos, formats);
          const before = new Set(first.map(({ fingerprint }) => fingerprint));
          const isNew = ({ fingerprint }: Version<PlannedVideo>): boolean => !before.has(fingerprint);
          assert.deepEqual(
            new Set(versionsToGenerate(after).map(({ fingerprint }) => fingerprint)),
            new Set(after.filter(isNew).map(({ fingerprint }) => fingerprint)),
          );
          assert.ok(new Set(after.filter(isNew).map((it) => it.section.path)).size <= 1);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('isBrief', () => {
  const isBriefFile = async (name: string, text: string): Promise<boolean> => {
    const lines = text.split('\n');
    return isBrief(name, await readFrontMatter(lines, () => true), await readSections(lines));
  };

  it('recognizes a file with a video block or our front matter keys, except a README', async () => {
    assert.ok(await isBriefFile('summer.md', '```video\nIce.\n```'));
    for (const key of ['duration: 8', 'aspect_ratio: 9:16', 'preset: Story']) {
      assert.ok(await isBriefFile('summer.md', `---\n${key}\n---\n# A\nIce.`), key);
    }
    assert.equal(await isBriefFile('summer.md', '---\ntitle: A\n---\n# A\nIce.'), false);
    assert.equal(await isBriefFile('README.md', '```video\nIce.\n```'), false);
  });
});
