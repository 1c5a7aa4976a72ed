/**
 * The plan of a brief of 200 sections × 6 versions, with 10,000 videos in the library and 10,000 in the record.
 * Threshold: 30 ms for a plan, as the median of 20.
 */
import type { PlannedVideo, PlanOptions } from '../../src/core/campaign/plan';
import type { RecordedVideo } from '../../src/core/campaign/record';
import { readSections } from '../../src/core/generate/sections';
import { versionFingerprint } from '../../src/core/video/fingerprint';
import { planBrief } from '../support/planBrief';

const service = 'https://ads.example/api/v1/developer';
const thresholdMs = 30;
const rounds = 20;

async function main(): Promise<void> {
  const text = Array.from(
    { length: 200 },
    (_, index) => `# Section ${index}\n${`Ice falls into glass ${index}. `.repeat(12)}\n`,
  );
  const lines = text.join('').split('\n');
  await readSections(lines);
  const readFrom = performance.now();
  const sections = await readSections(lines);
  const readMs = performance.now() - readFrom;
  const options: PlanOptions = {
    ...{ brief: 'file:///brief.md', service, durations: [4, 8, 12], aspectRatios: ['9:16', '16:9'] },
    prices: Array.from({ length: 300 }, (_, index) => ({
      duration: [4, 8][index % 2] ?? 4,
      creditsUsed: 2 + (index % 2) * 2,
    })),
  };
  const videos: PlannedVideo[] = [];
  const record: RecordedVideo[] = [];
  for (let index = 0; index < 10_000; index++) {
    const section = sections[index % sections.length];
    if (section === undefined) continue;
    const [duration, aspectRatio] = [[4, 8, 12][index % 3] ?? 4, index % 2 === 0 ? '9:16' : '16:9'];
    const fingerprint = versionFingerprint(index % 7 === 0 ? `old ${index}` : section.prompt, duration, aspectRatio);
    const same = { service, duration, aspectRatio, fingerprint, section: section.path };
    videos.push({
      ...same,
      videoId: `v${index}`,
      state: 'succeeded',
      createdAt: index,
      source: { uri: 'file:///brief.md' },
    });
    const time = new Date(1_767_000_000_000 + index).toISOString();
    record.push({ ...same, videoId: `r${index}`, state: 'ready', createdAt: time, updatedAt: time });
  }
  const times = Array.from({ length: rounds }, () => {
    const from = performance.now();
    planBrief(sections, options, videos, record);
    return performance.now() - from;
  }).sort((one, other) => one - other);
  const planMs = times[rounds / 2] ?? Infinity;
  const missed = planMs < thresholdMs ? [] : ['planMs'];
  const figures = {
    planMs: rounded(planMs),
    slowestMs: rounded(times.at(-1) ?? Infinity),
    readSectionsMs: rounded(readMs),
  };
  console.table(figures);
  console.log(JSON.stringify({ bench: 'plan', figures, missed }));
  process.exitCode = missed.length > 0 ? 1 : 0;
}

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}

void main();
