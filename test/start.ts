/** `npm start`: opens a VS Code with the extension and the sandbox. Ctrl+C ends it. */
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { startChild } from './support/childProcesses';
import { cacheFolder, repositoryRoot } from './support/repository';
import { VscodeServer } from './support/vscodeServer';
import { packageVsix } from './support/vsix';

async function main(): Promise<void> {
  console.log('Packing the extension and starting VS Code …');
  const home = path.join(cacheFolder, 'start');
  const folder = path.join(home, 'campaign');
  await mkdir(home, { recursive: true });
  await cp(path.join(repositoryRoot, 'test', 'data', 'campaign'), folder, { recursive: true, force: false });
  const server = await VscodeServer.start({
    extensions: [await packageVsix()],
    dataFolder: path.join(home, 'vscode'),
    colorsText: true,
    // Always the same origin, so that the browser keeps its data.
    port: '8137-8199',
  });
  const url = server.windowUrl(folder);
  console.log(
    `VS Code ${server.release.version} with Video Ads: ${url}\nAn API key entered there is kept until the page is reloaded. Ctrl+C ends it.`,
  );
  openBrowser(url);
}

function openBrowser(url: string): void {
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  const hasDisplay = process.platform !== 'linux' || 'DISPLAY' in process.env || 'WAYLAND_DISPLAY' in process.env;
  // The URL has been printed. Without an opener, the user opens it by hand.
  if (hasDisplay) startChild(opener, [url]).once('error', () => undefined);
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
