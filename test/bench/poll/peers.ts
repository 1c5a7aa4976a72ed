import { createFalClient } from '@fal-ai/client';
import RunwayML from '@runwayml/sdk';
import Replicate from 'replicate';
import type { SimulatedService, Status } from './simulatedService';

/** Resolves when the client has noticed that a video has finished; rejects when it gives up. */
type Wait = (videoId: string) => Promise<void>;

export interface Peer {
  readonly name: string;
  /** A description of the client's polling. */
  readonly polling: string;
  readonly on: (service: SimulatedService) => Wait;
}

/** A fetch that reaches the simulated service, with the ID in the path. All other parts of the client are real. */
function fetchFrom(service: SimulatedService, respond: (id: string, status: Status) => unknown): typeof fetch {
  return async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    const id = /video-\d+/.exec(url)?.[0];
    // A request that is not a status check starts a video, and is not counted.
    if (id === undefined) return Response.json({});
    const status = await service.ask(id);
    if (status.http === 503) return Response.json({ error: 'out of order' }, { status: 503 });
    return Response.json(respond(id, status));
  };
}

const runway: Peer = {
  name: '@runwayml/sdk',
  polling: 'waitForTaskOutput: every 6 s ± 1.5 s',
  on: (service) => {
    const ask = fetchFrom(service, (id, { isDone }) => ({
      id,
      status: isDone ? 'SUCCEEDED' : 'RUNNING',
      createdAt: new Date().toISOString(),
      output: [],
    }));
    return async (videoId) => {
      const client = new RunwayML({
        apiKey: 'key',
        baseURL: 'https://service.test',
        fetch: (input, init) =>
          init?.method?.toUpperCase() === 'POST' ? Promise.resolve(Response.json({ id: videoId })) : ask(input, init),
      });
      await client.imageToVideo
        .create({
          model: 'gen4_turbo',
          promptImage: 'https://service.test/first.png',
          promptText: 'an ad',
          ratio: '1280:720',
          duration: 5,
        })
        .waitForTaskOutput();
    };
  },
};

const replicate: Peer = {
  name: 'replicate',
  polling: 'wait: every 0.5 s',
  on: (service) => {
    const client = new Replicate({
      auth: 'key',
      baseUrl: 'https://service.test',
      fetch: fetchFrom(service, (id, { isDone }) => ({ id, status: isDone ? 'succeeded' : 'processing' })),
    });
    return async (videoId) => {
      await client.wait({ id: videoId, status: 'starting' } as Parameters<typeof client.wait>[0], {});
    };
  },
};

const fal: Peer = {
  name: '@fal-ai/client',
  polling: 'subscribeToStatus: every 0.5 s',
  on: (service) => {
    const client = createFalClient({
      credentials: 'key',
      suppressLocalCredentialsWarning: true,
      fetch: fetchFrom(service, (id, { isDone }) => ({ request_id: id, status: isDone ? 'COMPLETED' : 'IN_PROGRESS' })),
    });
    return async (videoId) => {
      await client.queue.subscribeToStatus('maker/video', { requestId: videoId });
    };
  },
};

const loop: Peer = {
  name: '5 s loop',
  polling: 'sleep 5 s, ask',
  on: (service) => async (videoId) => {
    do await new Promise((resolve) => setTimeout(resolve, 5000));
    while (!(await service.ask(videoId).then(({ http, isDone }) => http === 200 && isDone)));
  },
};

export const peers: readonly Peer[] = [runway, replicate, fal, loop];
