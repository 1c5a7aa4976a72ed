import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * VS Code's server rewrites links to this machine, such as the sandbox's, to its `VSCODE_PROXY_URI`. This server
 * forwards `/PORT/path` to that port.
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
