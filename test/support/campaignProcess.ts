/**
 * A process that runs a brief's campaign with the extension's own core: plans, generates the missing videos, judges and
 * hands over. It kills itself at the given step. Arguments: folder, base URL, step. If the step is empty, the process
 * runs to the end.
 */
import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DeveloperApi } from '../../src/api/client';
import { defaultFileName } from '../../src/core/campaign/handedOverName';
import { handOver } from '../../src/core/campaign/handOver';
import { type PlanOptions, versionsToGenerate } from '../../src/core/campaign/plan';
import { chooseTakes } from '../../src/core/campaign/takes';
import { versionIntents } from '../../src/core/campaign/versionIntents';
import { sendVideo } from '../../src/core/generate/generate';
import { readSections } from '../../src/core/generate/sections';
import { VideoLibrary } from '../../src/core/library/library';
import { isDownloaded } from '../../src/core/video/videoFile';
import { keptReading } from './libraryFolder';
import { quietLog } from './quietLog';
import { planBrief } from './planBrief';

/** Steps at which the process can kill itself. */
export const campaignSteps = [
  ...['planned', 'recorded', 'about to send', 'answered', 'confirmed', 'finished'],
  ...['downloaded', 'judged', 'copied', 'handed over'],
] as const;

const brief = 'file:///ads/summer.md';

/** Four sections of one version each. */
export const campaignText = ['Morning', 'Commute', 'Afternoon', 'Evening']
  .map((heading) => `# ${heading}\n\nCoffee in the ${heading.toLowerCase()}.\n`)
  .join('\n');

export const campaignOptions: PlanOptions = {
  ...{ brief, service: 'https://ads.example/api', durations: [4], aspectRatios: ['9:16'], prices: [] },
};

/** Runs the campaign in this process. `at` is called at each step. */
export async function runCampaign(
  folder: string,
  baseUrl: string,
  at: (step: string) => void = () => undefined,
): Promise<void> {
  const library = await VideoLibrary.open(folder, quietLog);
  const api = new DeveloperApi({ baseUrl, apiKey: 'test', userAgent: 'kill-test' });
  const sections = await readSections(campaignText.split('\n'));
  const plan = () => planBrief(sections, campaignOptions, library.search({ document: brief }), []);
  const wanted = versionsToGenerate(plan());
  at('planned');
  const intents = versionIntents(wanted, { brief, service: campaignOptions.service });
  const { recorded } = await library.beginBatch(intents);
  at('recorded');
  for (const begun of recorded) {
    await sendVideo(begun, {
      library,
      api: {
        generateVideo: async (request, options) => {
          at('about to send');
          const response = await api.generateVideo(request, options);
          at('answered');
          return response;
        },
      },
    });
    at('confirmed');
  }
  await mkdir(library.filesFolder, { recursive: true });
  for (const { key, videoId, state } of library.search({ document: brief })) {
    if (state !== 'queued' || videoId === undefined) continue;
    await library.update(key, keptReading({ videoId, state: 'succeeded', videoUrl: 'https://files.example/v.mp4' }));
    at('finished');
  }
  for (const { key, state, file } of library.search({ document: brief })) {
    if (state !== 'succeeded' || file.state === 'here') continue;
    writeFileSync(join(library.filesFolder, `${key}.mp4`), key);
    const bytes = Buffer.byteLength(key);
    await library.patch(key, { file: { state: 'here', name: `${key}.mp4`, type: 'video/mp4', bytes } });
    at('downloaded');
  }
  const taken = library.search({ document: brief, states: ['succeeded'], verdicts: ['none'] });
  for (const { key } of taken) {
    await library.judge([key], 'kept');
    at('judged');
  }
  const takes = chooseTakes(plan()).takes.flatMap(({ video, section }) =>
    isDownloaded(video) ? [{ video, section }] : [],
  );
  let copies = 0;
  await handOver({
    ...{ takes, from: library.filesFolder, to: join(folder, 'handed over'), title: 'summer.md', language: 'en' },
    fileName: defaultFileName,
    signal: new AbortController().signal,
    onCopy: () => {
      if (copies++ > 0) at('copied');
    },
  });
  at('handed over');
  library.dispose();
  await api.close();
}

async function main([folder = '', baseUrl = '', step = '']: readonly string[]): Promise<void> {
  await runCampaign(folder, baseUrl, (name) => {
    if (step !== name) return;
    process.kill(process.pid, 'SIGKILL');
    // The signal may arrive late. Blocks this thread, so that no more code runs before it arrives.
    for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
  });
  process.exit();
}

if (require.main === module) void main(process.argv.slice(2));
