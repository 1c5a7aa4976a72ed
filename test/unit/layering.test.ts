import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../support/repository';

/** What the files of each room may import: rooms of src below it, and packages. Node's own modules are free to all. */
const rooms: Readonly<Record<string, { readonly rooms: readonly string[]; readonly packages: readonly string[] }>> = {
  api: { rooms: [], packages: ['undici', '@vscode/l10n'] },
  core: { rooms: ['api'], packages: ['@vscode/l10n'] },
  host: { rooms: ['core', 'api'], packages: ['vscode', 'undici', '@vscode/l10n'] },
  views: { rooms: ['host', 'core', 'api/types'], packages: ['vscode'] },
  commands: { rooms: ['views', 'host', 'core', 'api'], packages: ['vscode'] },
  chat: { rooms: ['host', 'core', 'api'], packages: ['vscode'] },
  sandbox: { rooms: ['api/types'], packages: ['@resvg/resvg-wasm', '@libav.js/variant-webm', 'harfbuzzjs', 'bidi-js'] },
  'rooms.ts': { rooms: ['commands', 'views', 'chat', 'host', 'core', 'api'], packages: ['vscode', '@vscode/l10n'] },
  'extension.ts': { rooms: ['rooms', 'rooms.js', 'views', 'host', 'core', 'api'], packages: ['vscode'] },
};

const maxLines = 300;
const vagueNames = /(^|[a-z])(utils?|helpers?|managers?|container|misc|common|shared)$/i;

interface SourceFile {
  /** Below src, with forward slashes: `core/video.ts`. */
  readonly name: string;
  readonly room: string;
  readonly text: string;
}

const files = readSources();
/** Which files each file loads, all without `.ts`. */
const graph = new Map(files.map((file) => [file.name.replace(/\.ts$/, ''), runtimeImports(file)]));

describe('the house', () => {
  it('has only the rooms of DESIGN.md', () => {
    assert.deepEqual(
      [...new Set(files.map(({ room }) => room))].filter((room) => !(room in rooms)),
      [],
    );
    assert.ok(files.length > 50, `only ${files.length} files were found`);
  });

  it('imports point down only', () => {
    assert.deepEqual(
      files.flatMap((file) =>
        importsOf(file)
          .filter((to) => !mayImport(file.room, to))
          .map((to) => `${file.name} → ${to}`),
      ),
      [],
    );
  });

  it('has no import in a circle', () => {
    assert.deepEqual(circles(), []);
  });

  it('loads nothing on activation that says something by @vscode/l10n, which gets its language later', () => {
    const reached = reachedFrom('extension');
    assert.ok(reached.has('api/baseUrl'), 'what is loaded is not seen');
    assert.deepEqual(
      files
        .filter((file) => reached.has(file.name.replace(/\.ts$/, '')) && importsOf(file).includes('@vscode/l10n'))
        .map(({ name }) => name),
      [],
    );
  });

  it(`has no file over ${maxLines} lines`, () => {
    const lines = (text: string): number => text.trimEnd().split('\n').length;
    assert.deepEqual(
      files.filter(({ text }) => lines(text) > maxLines).map(({ name, text }) => `${name}: ${lines(text)}`),
      [],
    );
  });

  it('has no file whose name says nothing, and none that only passes things on', () => {
    const vague = files.filter(({ name }) => name.split('/').some((part) => vagueNames.test(part.replace('.ts', ''))));
    assert.deepEqual(
      [...vague, ...files.filter(isBarrel)].map(({ name }) => name),
      [],
    );
  });

  it('names files in camelCase', () => {
    assert.deepEqual(
      files.map(({ name }) => name).filter((name) => !/^([a-z][A-Za-z0-9]*\/)*[a-z][A-Za-z0-9]*\.ts$/.test(name)),
      [],
    );
  });
});

function readSources(): SourceFile[] {
  const src = path.join(repositoryRoot, 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((name) => ({ name, room: name.split('/')[0] ?? name, text: readFileSync(path.join(src, name), 'utf8') }));
}

/** What a file imports, types and late imports included: `core/video` for a file of src, else the package's name. */
function importsOf({ name, text }: SourceFile): string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((target) => !target.startsWith('node:'))
    .map((target) => (target.startsWith('.') ? path.posix.join(path.posix.dirname(name), target) : target));
}

function mayImport(room: string, target: string): boolean {
  const allowed = rooms[room];
  if (allowed === undefined) return false;
  const below = [...(room.includes('.') ? [] : [room]), ...allowed.rooms];
  return (
    allowed.packages.some((name) => target === name || target.startsWith(`${name}/`)) ||
    below.some((place) => target === place || target.startsWith(`${place}/`))
  );
}

function isBarrel({ name, text }: SourceFile): boolean {
  const { statements } = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
  return statements.every((it) => ts.isExportDeclaration(it) && it.moduleSpecifier !== undefined);
}

/** Files that reach themselves by their imports. */
function circles(): string[] {
  return [...graph.keys()].filter((name) => graph.get(name)?.some((next) => reachedFrom(next).has(name)));
}

/** A file, and all that is loaded with it. */
function reachedFrom(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of graph.get(name) ?? []) reachedFrom(next, seen);
  return seen;
}

/** Types left out: those cost nothing when the code runs. */
function runtimeImports(file: SourceFile): string[] {
  const { statements } = ts.createSourceFile(file.name, file.text, ts.ScriptTarget.Latest);
  return statements.flatMap((it) => {
    if (!ts.isImportDeclaration(it) || it.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    const target = ts.isStringLiteral(it.moduleSpecifier) ? it.moduleSpecifier.text : '';
    return target.startsWith('.') ? [path.posix.join(path.posix.dirname(file.name), target)] : [];
  });
}
