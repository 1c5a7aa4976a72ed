import { Session } from 'node:inspector';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns the scripts below a folder that this process has loaded, relative to the folder. */
export function loadedScripts(folder: string): string[] {
  const files = new Set<string>();
  const session = new Session();
  session.connect();
  // The debugger reports even the scripts that were loaded before it was enabled.
  session.on('Debugger.scriptParsed', ({ params: { url } }) => {
    const file = url.startsWith('file:') ? fileURLToPath(url) : url;
    if (file.startsWith(folder + path.sep)) files.add(path.relative(folder, file));
  });
  session.post('Debugger.enable');
  session.disconnect();
  return [...files].sort();
}
