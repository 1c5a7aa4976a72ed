import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a server that forwards `/PORT/path` to that port of this machine. VS Code's server rewrites local links, such
 * as those of the sandbox, to `VSCODE_PROXY_URI`, which tests set to this server.
 * @returns the URI template, and a function that stops the server
 */
export async function startLocalLinks(): Promise<{ readonly template: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const [, port, rest = '/'] = /^\/(\d{1,5})(\/.*)?$/.exec(request.url ?? '') ?? [];
    if (port === undefined) response.writeHead(404);
    else response.writeHead(307, { Location: `http://127.0.0.1:${port}${rest}` });
    response.end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  return {
    template: `http://127.0.0.1:${(server.address() as AddressInfo).port}/{{port}}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
