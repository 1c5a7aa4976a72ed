import * as http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Text with each syntax that VS Code or a web page interprets. */
export const hostile = [
  '[Quit](command:workbench.action.quit)',
  '[Site](https://evil.example)',
  '$(error)$(sync~spin)',
  "<img src=x onerror=\"document.title='pwned'\"><script>document.title='pwned'</script>",
  '**bold** `code` # heading | table',
  'https://evil.example/raw www.evil.example mail@evil.example',
  '\u202Egnp.exe\u202C\u2066\u0007\u001B[31m',
].join(' ');

/** Hostile text that is still a valid ID. */
const hostileId = 'v1/[x](command:quit)$(error)';

/** An unrecognized status. */
const hostileStatus = 'blorp $(zap) [x](command:go) \u202Etxt';

/** A service on this machine with hostile text in every field of every response. */
export class HostileService {
  /** The state that status responses report from now on. */
  stage: 'unknown' | 'failed' | 'succeeded' = 'unknown';
  private readonly server = http.createServer((request, response) => {
    request.resume();
    const { status, body } = this.answer(request.method ?? '', request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'a [b](command:c) $(x)' });
    response.end(JSON.stringify(body));
  });

  static async start(): Promise<HostileService> {
    const service = new HostileService();
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/api/v1/developer`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(method: string, path: string): { readonly status: number; readonly body: unknown } {
    if (path.endsWith('/credits')) {
      return { status: 200, body: { balance: 77, unit: hostile, plan: hostile, message: hostile } };
    }
    if (method === 'POST') return { status: 200, body: { id: hostileId, status: hostileStatus, message: hostile } };
    switch (this.stage) {
      case 'unknown':
        return { status: 200, body: { id: hostileId, status: hostileStatus, title: hostile } };
      case 'failed':
        return { status: 200, body: { id: hostileId, status: 'failed', error: { code: hostile, message: hostile } } };
      case 'succeeded':
        return {
          status: 200,
          body: {
            // The ID matches the request, because the extension ignores a response with the ID of another video.
            id: path.split('/').at(-1),
            status: 'completed',
            video_url: "javascript:document.title='pwned'",
            thumbnail_url: 'data:text/html,<script>1</script>',
            note: hostile,
          },
        };
    }
  }
}
