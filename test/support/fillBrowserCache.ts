import { globSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { browserCacheName, browserProfile, cachedParts } from './browserProfile';
import { cachedInstall } from './cachedInstall';
import { findChromium } from './chromium';
import { removeTemporaryFolder } from './temporaryFolder';
import { VscodeApp } from './vscodeApp';
import { waitUntil } from './waitUntil';

/**
 * Fills the cache with VS Code's scripts and their compiled code. Browsers that start with this cache open a window
 * with 40 % less CPU time. A browser writes the compiled code some time after the second load of a page, so this loads
 * a window twice and waits for the code.
 */
export async function fillBrowserCache(): Promise<void> {
  const browser = await findChromium();
  await cachedInstall(browserCacheName(browser), async (staging) => {
    const profile = await browserProfile(browser);
    const app = await VscodeApp.start({ profile });
    try {
      const folder = await app.emptyWorkspace();
      await (await app.openWindow(folder)).page.close();
      await app.openWindow(folder);
      await waitUntil('the compiled scripts', () => compiledBytes(profile) > 4_000_000);
    } finally {
      await app.stop();
    }
    for (const part of cachedParts) await cp(path.join(profile, part), path.join(staging, part), { recursive: true });
    await removeTemporaryFolder(profile);
  });
}

function compiledBytes(profile: string): number {
  const files = globSync(path.join(profile, 'Default', 'Code Cache', 'js', '*'));
  return Math.max(0, ...files.map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0));
}
