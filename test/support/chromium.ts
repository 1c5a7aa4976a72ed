import os from 'node:os';
import path from 'node:path';
import { ensureDebianPackages, isExecutable, isOnPath } from './debianPackages';

/** Flags for a browser without a desktop and without network requests of its own. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // VS Code's scripts read call stacks while they start. Without this flag, V8 then parses all scripts a second time.
  '--js-flags=--no-enable-lazy-source-positions',
];

/** Flags for a browser whose pages may play sound without a click. */
export const chromiumFlags = [...flags, '--autoplay-policy=no-user-gesture-required'];

/**
 * Flags for a browser like VS Code's desktop windows: a page may play sound only after a click or a key press in it.
 */
export const desktopFlags = [...flags, '--autoplay-policy=user-gesture-required'];

/** The headless shell is preferred, because it opens a page with a quarter less CPU time. */
const names = [
  'chromium-headless-shell',
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'],
];

/** Returns the path of a Chromium, Chrome or Edge. Installs Debian's if there is none and this process is root. */
export async function findChromium(): Promise<string> {
  const found = installedChromium();
  if (found !== undefined) return found;
  if (process.platform !== 'linux' || !isOnPath('apt-get') || process.getuid?.() !== 0) {
    throw new Error('Please install Chromium, Chrome or Edge, or name one in CHROME_PATH, and start again.');
  }
  await ensureDebianPackages('chromium-headless-shell', 'fonts-noto-core');
  const installed = installedChromium();
  if (installed === undefined) throw new Error('Debian’s headless Chromium was installed but is not on the path.');
  return installed;
}

function installedChromium(): string | undefined {
  return candidates().find(isExecutable);
}

function candidates(): string[] {
  const named = process.env.CHROME_PATH;
  return [...(named === undefined ? [] : [named]), ...onPath(), ...inApplications(), ...inProgramFiles()];
}

function onPath(): string[] {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/snap/bin'];
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

function inApplications(): string[] {
  if (process.platform !== 'darwin') return [];
  const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
  return ['/Applications', path.join(os.homedir(), 'Applications')].flatMap((folder) =>
    apps.map((app) => path.join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
  );
}

function inProgramFiles(): string[] {
  if (process.platform !== 'win32') return [];
  const folders = [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA];
  const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
  return folders.filter((it) => it !== undefined).flatMap((folder) => programs.map((it) => path.join(folder, it)));
}
