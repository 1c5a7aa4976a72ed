import { readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { namedScripts, scriptFonts } from './scriptFonts';

/** Finds the machine's own fonts for scripts the shipped fonts lack. Only file names are read. */
export class SystemFonts {
  private files: Promise<readonly FontFile[]> | undefined;

  /** @param folders where fonts lie; the default is where this system keeps them. */
  constructor(private readonly folders: readonly string[] = fontFolders()) {}

  /** Files that may draw a character, best first, few. */
  async filesFor(character: string): Promise<string[]> {
    const files = await (this.files ??= listFonts(this.folders));
    const beginnings = [
      ...scriptFonts.filter(({ script }) => script.test(character)).flatMap((entry) => entry.files),
      ...namedScripts
        .filter((name) => new RegExp(`\\p{Script=${name}}`, 'u').test(character))
        .map((name) => `notosans${name.replaceAll('_', '').toLowerCase()}`),
    ];
    const found = beginnings.flatMap((beginning) =>
      files
        .filter(({ key }) => key.startsWith(beginning))
        .sort((a, b) => heaviness(b.key) - heaviness(a.key) || a.key.length - b.key.length),
    );
    return [...new Set(found.map(({ file }) => file))].slice(0, 12);
  }
}

interface FontFile {
  readonly file: string;
  /** The name in lower case without separators. */
  readonly key: string;
}

/** Bold upright text faces first. */
function heaviness(key: string): number {
  if (/italic|oblique|condensed|mono|serif|ui(?:bold|regular|black)/.test(key)) return -1;
  if (/semibold|demi/.test(key)) return 3;
  if (/extrabold|heavy/.test(key)) return 2;
  if (/bold|w[78]|bd\./.test(key)) return 4;
  if (/black|thin|light/.test(key)) return 0;
  return 1;
}

/** More files than this are not looked at. */
const mostFiles = 20_000;

async function listFonts(folders: readonly string[]): Promise<FontFile[]> {
  const lists = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])),
  );
  return lists
    .flat()
    .filter((it) => !it.isDirectory() && /\.(ttf|otf|ttc|otc)$/i.test(it.name))
    .slice(0, mostFiles)
    .map((it) => ({
      file: path.join(it.parentPath, it.name),
      key: it.name
        .toLowerCase()
        .replace(/[\s_-]/g, '')
        .normalize('NFC'),
    }));
}

function fontFolders(): string[] {
  const home = os.homedir();
  if (process.platform === 'win32') {
    return [
      path.join(process.env.WINDIR ?? 'C:\\Windows', 'Fonts'),
      path.join(process.env.LOCALAPPDATA ?? home, 'Microsoft', 'Windows', 'Fonts'),
    ];
  }
  if (process.platform === 'darwin') {
    return ['/System/Library/Fonts', '/Library/Fonts', path.join(home, 'Library', 'Fonts')];
  }
  return [
    '/usr/share/fonts',
    '/usr/local/share/fonts',
    path.join(home, '.local', 'share', 'fonts'),
    path.join(home, '.fonts'),
  ];
}
