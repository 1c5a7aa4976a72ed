import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../support/repository';

/**
 * Allowed imports of each folder: folders or files of src, and packages. The longest matching prefix applies. Node's
 * modules are always allowed.
 */
const layers: Readonly<Record<string, { readonly folders: readonly string[]; readonly packages?: readonly string[] }>> =
  {
    'api/types': { folders: [] },
    'api/errors': { folders: ['api/types'], packages: ['@vscode/l10n'] },
    'api/json': { folders: [] },
    'api/serviceText': { folders: [] },
    'api/decode': { folders: ['api/json', 'api/serviceText', 'api/types'] },
    'api/network': { folders: ['api/baseUrl', 'api/errors', 'api/types'], packages: ['undici', '@vscode/l10n'] },
    'api/http': {
      folders: ['api/network', 'api/json', 'api/errors'],
      packages: ['undici', '@vscode/l10n'],
    },
    'api/diagnosis': { folders: ['api'], packages: ['undici', '@vscode/l10n'] },
    api: { folders: ['api'], packages: ['undici', '@vscode/l10n'] },
    'core/unknownData': { folders: [] },
    'core/event': { folders: [] },
    'core/log': { folders: [] },
    'core/clock': { folders: [] },
    'core/media': { folders: ['core/media'] },
    'core/media/mp4': { folders: ['core/media/mediaError', 'core/media/fileHead', 'core/media/mediaFormat'] },
    'core/media/webm': { folders: ['core/media/mediaError', 'core/media/fileHead', 'core/media/mediaFormat'] },
    'core/video': { folders: ['core/media/mediaFormat', 'core/unknownData', 'api'], packages: ['@vscode/l10n'] },
    'core/library': {
      folders: ['core/media/mediaFormat', 'core/media/jpeg', 'core/video', 'core/event', 'core/log', 'api'],
      packages: ['@vscode/l10n', 'valibot'],
    },
    'core/generate': {
      folders: ['core/library', 'core/video', 'core/event', 'core/log', 'api'],
      packages: ['@vscode/l10n', 'markdown-it', 'yaml'],
    },
    'core/polling': {
      folders: ['core/library', 'core/video', 'core/event', 'core/log', 'core/clock', 'api'],
      packages: ['@vscode/l10n'],
    },
    'core/downloads': {
      folders: ['core/library', 'core/video', 'core/event', 'core/log', 'api'],
      packages: ['@vscode/l10n', 'valibot'],
    },
    'core/credits': {
      folders: ['core/library', 'core/video', 'core/event', 'core/log', 'core/clock', 'api'],
      packages: ['@vscode/l10n'],
    },
    'core/teaching': { folders: ['core/generate', 'core/library', 'core/video', 'api'] },
    'core/campaign': {
      folders: [
        'core/generate',
        'core/polling',
        'core/downloads',
        'core/credits',
        'core/library',
        'core/video',
        'core/media',
        'core/event',
        'core/log',
        'api',
      ],
      packages: ['@vscode/l10n', 'valibot'],
    },
    host: { folders: ['core', 'api'], packages: ['vscode', 'undici', '@vscode/l10n'] },
    views: { folders: ['host', 'core', 'api/types'], packages: ['vscode'] },
    commands: { folders: ['views', 'host', 'core', 'api'], packages: ['vscode'] },
    chat: { folders: ['views/cost', 'views/videoText', 'host', 'core', 'api'], packages: ['vscode'] },
    app: { folders: ['commands', 'views', 'chat', 'host', 'core', 'api'], packages: ['vscode', '@vscode/l10n'] },
    extension: { folders: ['app', 'app.js', 'views', 'host', 'core', 'api'], packages: ['vscode'] },
    webview: {
      folders: ['webview', 'views/panelProtocol', 'core/media', 'core/unknownData'],
      packages: ['@vscode/l10n', 'diff'],
    },
    'webview/sound': { folders: ['webview/sound', 'core/media'] },
    'webview/sound/aac': { folders: ['core/media/mediaError'] },
    'webview/sound/mp4': { folders: ['core/media'] },
    'sandbox/main': { folders: ['sandbox', 'api/types'] },
    'sandbox/sandbox': {
      folders: ['sandbox/server', 'sandbox/work', 'sandbox/scenarios', 'sandbox/ledger', 'sandbox/log', 'api/types'],
    },
    'sandbox/embedded': { folders: ['sandbox/sandbox', 'sandbox/log'] },
    'sandbox/log': { folders: [] },
    'sandbox/scenarios': { folders: [] },
    'sandbox/cli': {
      folders: [
        'sandbox/sandbox',
        'sandbox/render/layout/labelTexts',
        'sandbox/scenarios',
        'sandbox/server',
        'sandbox/work',
        'sandbox/ledger',
        'sandbox/log',
        'api/types',
      ],
    },
    'sandbox/server': {
      folders: ['sandbox/render/layout/page', 'sandbox/scenarios', 'sandbox/ledger', 'sandbox/log', 'api/types'],
    },
    'sandbox/work': {
      folders: ['sandbox/render/process', 'sandbox/scenarios', 'sandbox/ledger', 'sandbox/log', 'api/types'],
    },
    'sandbox/ledger': { folders: ['sandbox/log', 'api/types'] },
    'sandbox/render/story': { folders: [] },
    'sandbox/render/look': { folders: ['sandbox/render/story'] },
    'sandbox/render/typography': { folders: ['sandbox/render/story'], packages: ['harfbuzzjs', 'bidi-js'] },
    'sandbox/render/board': {
      folders: [
        'sandbox/render/story',
        'sandbox/render/look',
        'sandbox/render/layout/page',
        'sandbox/render/layout/plan',
      ],
      packages: ['@iconify-json/fluent-emoji-flat'],
    },
    'sandbox/render/layout': {
      folders: ['sandbox/render/board', 'sandbox/render/typography', 'sandbox/render/story', 'sandbox/render/look'],
    },
    'sandbox/render/draw': {
      folders: [
        'sandbox/render/board/cameraPath',
        'sandbox/render/layout',
        'sandbox/render/typography',
        'sandbox/render/look',
      ],
      packages: ['@resvg/resvg-wasm'],
    },
    'sandbox/render/encode': { folders: ['sandbox/render/draw'], packages: ['@libav.js/variant-webm'] },
    'sandbox/render/process': { folders: ['sandbox/render'] },
    'sandbox/render': { folders: ['sandbox/render'] },
  };

const vagueNames = /(^|[a-z])(utils?|helpers?|managers?|container|misc|common|shared)$/i;

interface SourceFile {
  /** Path below src with forward slashes: `core/video.ts`. */
  readonly name: string;
  readonly folder: string;
  readonly text: string;
}

const files = readSources();
/** Runtime imports of each file, without `.ts`. */
const graph = new Map(files.map((file) => [file.name.replace(/\.ts$/, ''), runtimeImports(file)]));

describe('the source code', () => {
  it('has no folder outside the known layers', () => {
    assert.deepEqual(
      [...new Set(files.filter((file) => layerOf(file.name) === undefined).map(({ folder }) => folder))],
      [],
    );
    assert.ok(files.length > 50, `only ${files.length} files were found`);
  });

  it('imports only from the allowed layers', () => {
    assert.deepEqual(
      files.flatMap((file) =>
        importsOf(file)
          .filter((to) => !mayImport(file, to))
          .map((to) => `${file.name} → ${to}`),
      ),
      [],
    );
  });

  it('has no import cycle, not even of types', () => {
    assert.deepEqual(circles(), []);
  });

  it('loads nothing at activation that uses @vscode/l10n, whose language is set later', () => {
    const reached = reachedFrom('extension');
    assert.ok(reached.has('api/baseUrl'), 'the loaded files are not detected');
    assert.deepEqual(
      files
        .filter((file) => reached.has(file.name.replace(/\.ts$/, '')) && importsOf(file).includes('@vscode/l10n'))
        .map(({ name }) => name),
      [],
    );
  });

  it('has no file that has a vague name or only re-exports', () => {
    const vague = files.filter(({ name }) => name.split('/').some((part) => vagueNames.test(part.replace('.ts', ''))));
    assert.deepEqual(
      [...vague, ...files.filter((file) => file.name !== 'api/index.ts' && isBarrel(file))].map(({ name }) => name),
      [],
    );
  });

  it('has only file names in camelCase', () => {
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
    .map((name) => ({ name, folder: path.posix.dirname(name), text: readFileSync(path.join(src, name), 'utf8') }));
}

const foundImports = new Map<string, readonly string[]>();

/** All imports of a file, including types and dynamic imports: `core/video` for a source file, else the package. */
function importsOf({ name, text }: SourceFile): readonly string[] {
  const known = foundImports.get(name);
  if (known !== undefined) return known;
  const found = ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((target) => !target.startsWith('node:'))
    .map((target) => (target.startsWith('.') ? path.posix.join(path.posix.dirname(name), target) : target));
  foundImports.set(name, found);
  return found;
}

function layerOf(name: string): string | undefined {
  const file = name.replace(/\.ts$/, '');
  return Object.keys(layers)
    .filter((layer) => isBelow(file, layer))
    .sort((one, other) => other.length - one.length)[0];
}

function mayImport({ name }: SourceFile, target: string): boolean {
  const layer = layerOf(name);
  if (layer === undefined) return false;
  const { folders = [], packages = [] } = layers[layer] ?? {};
  return (
    packages.some((it) => isBelow(target, it)) || layerOf(target) === layer || folders.some((it) => isBelow(target, it))
  );
}

function isBelow(name: string, folder: string): boolean {
  return name === folder || name.startsWith(`${folder}/`);
}

function isBarrel({ name, text }: SourceFile): boolean {
  if (!/^export .* from /m.test(text)) return false;
  const { statements } = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
  return statements.every((it) => ts.isExportDeclaration(it) && it.moduleSpecifier !== undefined);
}

/** Files that import themselves transitively, including type imports. */
function circles(): string[] {
  const imports = new Map(files.map((file) => [file.name.replace(/\.ts$/, ''), importsOf(file)]));
  const reaches = (source: string, target: string, visited: Set<string>): boolean =>
    (imports.get(source) ?? []).some((next) => {
      if (next === target) return true;
      if (visited.has(next)) return false;
      visited.add(next);
      return reaches(next, target, visited);
    });
  return [...imports.keys()].filter((name) => reaches(name, name, new Set()));
}

/** A file, and all files that it loads. */
function reachedFrom(name: string, visited = new Set<string>()): Set<string> {
  if (visited.has(name)) return visited;
  visited.add(name);
  for (const next of graph.get(name) ?? []) reachedFrom(next, visited);
  return visited;
}

/** Excludes type imports, which are removed by the compiler. */
function runtimeImports(file: SourceFile): string[] {
  const { statements } = ts.createSourceFile(file.name, file.text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) {
      return [];
    }
    const target = ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : '';
    return target.startsWith('.') ? [path.posix.join(path.posix.dirname(file.name), target)] : [];
  });
}
