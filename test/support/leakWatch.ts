import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { VscodeServer } from './vscodeServer';
import type { VscodeWindow } from './vscodeWindow';

/** Secrets by name. Reports show the name instead of the secret. */
export type Secrets = Readonly<Record<string, string>>;

/** Returns each secret in its possible spellings: plain, in Base64, percent-encoded. */
export function everySpelling(secrets: Secrets): Secrets {
  const spelled: Record<string, string> = {};
  for (const [name, secret] of Object.entries(secrets)) {
    spelled[name] = secret;
    spelled[`${name} in Base64`] = Buffer.from(secret).toString('base64').replace(/=+$/, '');
    spelled[`${name} in an address`] = encodeURIComponent(secret);
  }
  return spelled;
}

/** Returns the files below a folder that contain a secret. */
export function leaksInFiles(folder: string, secrets: Secrets): { readonly name: string; readonly file: string }[] {
  const leaks: { name: string; file: string }[] = [];
  for (const entry of globSync('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    for (const [name, secret] of Object.entries(secrets)) if (bytes.includes(secret)) leaks.push({ name, file });
  }
  return leaks;
}

/**
 * Returns whether the data folder has a file that matches the pattern. Only then does a search without a leak prove
 * that the file contains no secret.
 */
export function hasFile(server: VscodeServer, pattern: string): boolean {
  return globSync(pattern, { cwd: server.dataFolder }).length > 0;
}

/**
 * Searches every text and attribute in all pages of a window for secrets from now on, including notifications, hovers
 * and webviews. Must be called before the secrets are used.
 */
export async function watchPages(window: VscodeWindow, secrets: Secrets): Promise<() => Promise<string[]>> {
  const watch = `(() => {
    if (globalThis.leaks !== undefined) return;
    const secrets = ${JSON.stringify(Object.entries(secrets))};
    const leaks = globalThis.leaks = new Set();
    const search = (text, where) => {
      for (const [name, secret] of secrets) if (text && text.includes(secret)) leaks.add(name + ' in ' + where);
    };
    const all = (node) => {
      if (node.nodeType === 3) return search(node.data, 'the text of ' + node.parentNode?.className);
      if (node.nodeType !== 1) return;
      search(node.outerHTML, node.tagName + ' ' + node.className);
    };
    new MutationObserver((changes) => {
      for (const change of changes) {
        if (change.type === 'childList') change.addedNodes.forEach(all);
        else if (change.type === 'characterData') all(change.target);
        else search(change.target.getAttribute(change.attributeName), 'attribute ' + change.attributeName);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    all(document.documentElement);
  })()`;
  await window.page.addInitScript(watch);
  for (const frame of window.page.frames()) await frame.evaluate(watch);
  return async () => {
    const found = await Promise.all(
      window.page
        .frames()
        .map((frame) =>
          frame
            .evaluate<string[]>('[...(globalThis.leaks ?? ["not watched: " + location.href])]')
            .catch((error: unknown) => (frame.isDetached() ? [] : Promise.reject(error as Error))),
        ),
    );
    return found.flat();
  };
}
