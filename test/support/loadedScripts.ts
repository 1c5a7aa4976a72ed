import { Session } from 'node:inspector';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files below a folder that this process has loaded as programs, modules of either kind, relative to it. */
export function loadedScripts(folder: string): string[] {
  const files = new Set<string>();
  const session = new Session();
  session.connect();
  // Told of all that are there already, too.
  session.on('Debugger.scriptParsed', ({ params: { url } }) => {
    const file = url.startsWith('file:') ? fileURLToPath(url) : url;
    if (file.startsWith(folder + path.sep)) files.add(path.relative(folder, file));
  });
  session.post('Debugger.enable');
  session.disconnect();
  return [...files].sort();
}
