import assert from 'node:assert/strict';
import type { Dependencies } from '../../src/commands/dependencies';
import { showApiExchange } from '../../src/commands/developer';
import type { Video } from '../../src/core/video/video';
import { UserError } from '../../src/host/problems';

describe('Show API Exchange', () => {
  it('offers to refresh only a video that the service can be asked about', async () => {
    const offered = async (videoId?: string): Promise<readonly string[]> => {
      const video = { key: 'k', state: 'unconfirmed', service: 'https://video.example/api', videoId } as Video;
      const dependencies = {
        videos: { library: () => Promise.resolve({ get: () => video }) },
        service: { sandbox: {} },
        ui: { exchanges: { describe: () => undefined }, list: { keysOf: () => ['k'] }, panels: {} },
      } as unknown as Dependencies;
      const error: unknown = await showApiExchange(dependencies, 'k').catch((it: unknown) => it);
      assert.ok(error instanceof UserError, String(error));
      return error.nextSteps.map(({ command }) => command);
    };
    assert.deepEqual(await offered('v-1'), ['videoAds.refreshVideo', 'videoAds.showApiResponse']);
    assert.deepEqual(await offered(), ['videoAds.showApiResponse']);
  });
});
