import { existsSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder } from './repository';
import { temporaryFolder } from './temporaryFolder';
import { newest } from './vscodeRelease';

/** What a browser keeps in a profile of the scripts that it loaded, and of what it compiled of them. */
export const cachedParts = ['Cache', 'Code Cache'].map((name) => path.join('Default', name));

/** The folder in `.cache` where `fillBrowserCache` keeps these parts, for this browser and this VS Code. */
export function browserCacheName(browser: string): string {
  return `browser-${Math.round(statSync(browser).mtimeMs)}-${newest.codeServer}`;
}

/** A profile of its own for a browser: new, but for compiled scripts if there are any. */
export async function browserProfile(browser: string): Promise<string> {
  const profile = await temporaryFolder('browser');
  const cache = path.join(cacheFolder, browserCacheName(browser));
  if (existsSync(cache)) {
    for (const part of cachedParts) await cp(path.join(cache, part), path.join(profile, part), { recursive: true });
  }
  return profile;
}
