import assert from 'node:assert/strict';
import { once } from 'node:events';
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { DeveloperApi } from '../../../src/api/client';
import { AuthenticationError } from '../../../src/api/errors';

/** Keys that are long, short, digits only, or have characters with several spellings. */
const keys = ['key-0123456789abcdef-secret', 'k3y', '4711', 'a/b+c="d%e', 'abc_9'];

describe('the API key', () => {
  let server: http.Server;
  let baseUrl: string;
  let respond: (request: http.IncomingMessage, response: http.ServerResponse) => void;
  before(async () => {
    server = http.createServer((request, response) => {
      request.resume().on('end', () => {
        respond(request, response);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Spellings of a key that a service may echo. */
  const spellings = (key: string): string[] => [
    key,
    JSON.stringify(key).slice(1, -1),
    encodeURIComponent(key),
    Buffer.from(key).toString('base64'),
    key.replace(/[^\w.~/-]/g, (sign) => `&#${sign.charCodeAt(0)};`),
    key.replace(/[^\w.~/-]/g, (sign) => `&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`),
  ];
  const escaped = (key: string): string =>
    Array.from(key, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

  it('is masked in all reported text, however short it is and wherever the service echoes it', async () => {
    for (const key of keys) {
      for (const status of [200, 302, 401, 422, 500]) {
        for (const text of [...spellings(key), escaped(key)]) {
          const header = encodeURIComponent(text);
          const texts = `"error":"bad ${text}","message":"Bearer ${text}","${text}":["x-${text}"],"key":"${text}"`;
          const isJson = !text.includes('"') || text.includes('\\');
          respond = (_request, response) => {
            const location = `/videos/${header}?k=${header}`;
            response.setHeader('location', [location, location]).writeHead(status, { 'x-request-id': `req-${header}` });
            response.end(isJson ? `{"id":"v1","status":"failed",${texts}}` : texts);
          };
          const reported: unknown[] = [];
          const api = new DeveloperApi({
            baseUrl,
            apiKey: key,
            retryPolicy: { attempts: 1 },
            onRequest: (record) => reported.push(record),
          });
          const calls = [() => api.getCredits(), () => api.getVideo('v1'), () => api.getVideo(key)];
          for (const call of calls) {
            const outcome = await call().catch((error: unknown) => error);
            reported.push(
              outcome,
              outcome instanceof Error ? [outcome.message, outcome.stack, outcome.cause] : undefined,
            );
          }
          await api.close();
          const shown = inspect(reported, { depth: 20, maxStringLength: Infinity, showHidden: true });
          for (const spelling of spellings(key)) {
            assert(!containsWord(shown, spelling), `${key} as ${spelling} (${status}): ${excerpt(shown, spelling)}`);
          }
        }
      }
    }
  });

  it('is readable in no field of the client', async () => {
    respond = (_request, response) => response.end('{"credits":5}');
    const [key = ''] = keys;
    const api = new DeveloperApi({ baseUrl, apiKey: key });
    await api.getCredits();
    assert(!inspect(api, { depth: 4, showHidden: true }).includes(key));
    await api.close();
  });

  it('is masked in the path of a video link to another host', async () => {
    const apiKey = 'sk-live-0123456789abcdef';
    const linkOf = async (link: string): Promise<string | undefined> => {
      respond = (_request, response) =>
        response.end(JSON.stringify({ id: 'v1', status: 'completed', video_url: link }));
      await using api = new DeveloperApi({ baseUrl, apiKey });
      return (await api.getVideo('v1')).reading.videoUrl;
    };
    assert.equal(await linkOf(`https://cdn.example/${apiKey}/v.mp4`), 'https://cdn.example/•••/v.mp4');
    assert.equal(await linkOf(`${baseUrl}/${apiKey}/v.mp4`), `${baseUrl}/${apiKey}/v.mp4`);
  });

  it('does not change the meaning of a response that contains it as a word', async () => {
    respond = (_request, response) =>
      response.end('{"id":"video-8","status":"completed","video_url":"https://cdn.example/8/video.mp4","duration":8}');
    for (const apiKey of ['8', 'cdn', 'video', 'status', 'id']) {
      const api = new DeveloperApi({ baseUrl, apiKey });
      const { reading } = await api.getVideo('video-8');
      await api.close();
      assert.deepEqual(
        [reading.state, reading.videoId, reading.videoUrl],
        ['succeeded', 'video-8', 'https://cdn.example/8/video.mp4'],
        apiKey,
      );
    }
  });

  it('causes the same error in every kind of request if the service rejects it', async () => {
    for (const status of [401, 403]) {
      respond = (_request, response) => response.writeHead(status).end('{"error":{"message":"Unknown key"}}');
      const api = new DeveloperApi({ baseUrl, apiKey: 'some-key' });
      const errors = [];
      for (const call of [
        () => api.generateVideo({ prompt: 'x', duration: 4 }),
        () => api.getVideo('v1'),
        () => api.getCredits(),
        () => api.waitForVideo('v1'),
      ]) {
        const error = await call().then(
          () => assert.fail('it did not fail'),
          (reason: unknown) => reason,
        );
        assert(error instanceof AuthenticationError);
        errors.push(JSON.stringify([error, error.message]));
      }
      assert.equal(new Set(errors).size, 1, errors.join('\n'));
      await api.close();
    }
  });
});

/** Whether the key occurs as a separate word. The same letters within a longer word are not the key. */
function containsWord(text: string, key: string): boolean {
  const pattern = key.replace(/[^A-Za-z0-9]/g, '\\$&');
  return new RegExp(`(?<![A-Za-z0-9])${pattern}(?![A-Za-z0-9])`).test(text);
}

function excerpt(text: string, part: string): string {
  const at = text.indexOf(part);
  return text.slice(Math.max(0, at - 80), at + 80);
}
