import { existsSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder } from './repository';
import { temporaryFolder } from './temporaryFolder';
import { newest } from './vscodeRelease';

/** Folders of a browser profile that hold downloaded scripts and their compiled code. */
export const cachedParts = ['Cache', 'Code Cache'].map((name) => path.join('Default', name));

/**
 * The name of the folder in `.cache` where `fillBrowserCache` stores these parts. Each version of the browser or of VS
 * Code has its own folder.
 */
export function browserCacheName(browser: string): string {
  return `browser-${Math.round(statSync(browser).mtimeMs)}-${newest.codeServer}`;
}

/** Returns a new profile, with compiled scripts if the cache has them. */
export async function browserProfile(browser: string): Promise<string> {
  const profile = await temporaryFolder('browser');
  const cache = path.join(cacheFolder, browserCacheName(browser));
  if (existsSync(cache)) {
    for (const part of cachedParts) await cp(path.join(cache, part), path.join(profile, part), { recursive: true });
  }
  return profile;
}
