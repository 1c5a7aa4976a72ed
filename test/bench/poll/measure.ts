import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerError } from '../../../src/api/errors';
import { VideoLibrary } from '../../../src/core/library/library';
import { VideoPoller } from '../../../src/core/polling/poller';
import type { DeveloperApi } from '../../../src/api/client';
import type { FinishLaw } from '../../support/finishLaws';
import type { Peer } from './peers';
import { SimulatedService, type SimulatedVideo } from './simulatedService';
import { inVirtualTime } from './virtualTime';
import { begin, confirm } from '../../support/libraryFolder';

/** One video, polled to its end. */
export interface Sample {
  /** The time from the finish until it is noticed, in milliseconds. */
  readonly delay: number;
  readonly requests: number;
}

const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** The pause before a client that gave up is restarted. */
const startAgainMs = 1000;

function sampleOf(video: SimulatedVideo): Sample {
  return { delay: Date.now() - video.finishesAt, requests: video.requests };
}

/**
 * Polls the videos from index `from` on with a real client. Polls all of them at once, because no client learns from
 * other videos.
 */
export function measurePeer(peer: Peer, law: FinishLaw, durations: readonly number[], from: number): Promise<Sample[]> {
  return inVirtualTime(async () => {
    const service = new SimulatedService(law, durations);
    const wait = peer.on(service);
    return Promise.all(
      durations.slice(from).map(async (_, i) => {
        const video = service.start(from + i);
        for (;;) {
          try {
            await wait(video.id);
            return sampleOf(video);
          } catch {
            // Some clients give up during an outage, and are restarted.
            await new Promise((resolve) => setTimeout(resolve, startAgainMs));
          }
        }
      }),
    );
  });
}

/**
 * Polls one video after the other with the real poller and library. Videos before index `from` are the history, and are
 * not measured.
 * @param sharesHistory false gives every video its own service, without a history
 */
export function measureOurs(
  law: FinishLaw,
  durations: readonly number[],
  from: number,
  sharesHistory = true,
): Promise<Sample[]> {
  return inVirtualTime(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'poll-bench-'));
    const library = await VideoLibrary.open(folder, log);
    const service = new SimulatedService(law, durations);
    const source: Pick<DeveloperApi, 'getVideo'> = {
      async getVideo(videoId) {
        const { http, isDone, progress } = await service.ask(videoId);
        if (http === 503) throw new ServerError('Out of order.', { sent: true, status: 503 });
        return {
          reading: {
            videoId,
            state: isDone ? 'succeeded' : 'running',
            certainty: 'said',
            ...(progress === undefined ? {} : { progress }),
          },
          body: {},
          status: http,
        };
      },
    };
    const poller = new VideoPoller({
      library,
      apiFor: () => Promise.resolve(source),
      log,
      isWatched: () => true,
    });
    try {
      const samples: Sample[] = [];
      for (let i = 0; i < durations.length; i++) {
        const { key } = await begin(library, {
          prompt: 'an ad',
          duration: 8,
          service: sharesHistory ? 'simulated' : `simulated-${i}`,
        });
        const video = service.start(i);
        const noticed = new Promise<void>((resolve) => {
          const subscription = library.onDidChange(({ videos }) => {
            if (!videos.some((one) => one.key === key && one.state === 'succeeded')) return;
            subscription.dispose();
            resolve();
          });
        });
        await confirm(library, key, { state: 'queued', certainty: 'said', videoId: video.id, body: {}, http: 200 });
        await noticed;
        if (i >= from) samples.push(sampleOf(video));
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
      return samples;
    } finally {
      poller.dispose();
      library.dispose();
      await rm(folder, { recursive: true, force: true });
    }
  });
}
