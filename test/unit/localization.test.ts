import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as l10n from '@vscode/l10n';
import ts from 'typescript';
import { AbortError } from '../../src/api/errors';
import { connectionError } from '../../src/api/network/connectionError';
import { diagnosisText } from '../../src/api/diagnosis/steps';
import { parseResponse } from '../../src/api/http/httpResponse';
import { responseError } from '../../src/api/responseError';
import { judgeError } from '../../src/core/generate/outcome';
import { toLibraryError } from '../../src/core/library/errors';
import { repositoryRoot } from '../support/repository';

/** Sentences that only programmers read, for example in logs. */
const readByNoUser: readonly string[] = [
  'Canceled before sending.',
  'Canceled before the service responded.',
  'More came than was announced.',
  'The connection broke.',
  'The connection ended early.',
  'The dispatcher does not reach the service.',
  'The keychain does not respond.',
  'The last row applies to any evidence.',
  'The network is closed.',
  'The response takes too long to read.',
  'The sandbox ${how}.',
  'This client is closed.',
];

type Bundle = Readonly<Record<string, string | { readonly message: string }>>;

const folder = path.join(repositoryRoot, 'l10n');

describe('l10n/bundle.l10n.json', () => {
  it('contains exactly the localizable strings of the code (`npm run l10n` regenerates it)', () => {
    const texts = calls().flatMap(({ node }) => {
      const [message] = ts.isCallExpression(node) ? node.arguments : [];
      return message !== undefined && ts.isStringLiteralLike(message) ? [[message.text, message.text]] : [];
    });
    assert.deepEqual(readBundle('bundle.l10n.json'), Object.fromEntries(texts));
  });

  for (const file of translations()) {
    it(`is translated completely in ${file}, with the same placeholders`, () => {
      const english = readBundle('bundle.l10n.json');
      const translated = readBundle(file);
      assert.deepEqual(Object.keys(translated).sort(), Object.keys(english).sort());
      for (const [key, text] of Object.entries(english)) {
        assert.deepEqual(placeholders(translated[key]), placeholders(text), key);
      }
    });
  }

  it('is translated into the same languages as package.nls.json', () => {
    const languages = readdirSync(repositoryRoot).flatMap(
      (file) => /^package\.nls\.([\w-]+)\.json$/.exec(file)?.[1] ?? [],
    );
    assert.deepEqual(
      translations(),
      languages.map((language) => `bundle.l10n.${language}.json`),
    );
  });
});

describe('package.nls.json', () => {
  for (const file of translations()) {
    it(`translates each command title as ${file} does`, () => {
      const language = file.replace('bundle.l10n', 'package.nls');
      const [english, translated] = [readTitles('package.nls.json'), readTitles(language)];
      const translatedTexts = new Map(
        Object.entries(readBundle(file)).map(([key, text]) => [withoutDots(key), withoutDots(messageOf(text))]),
      );
      const called = [...english].flatMap(([command, title]) => {
        const inSentences = translatedTexts.get(title);
        return inSentences === undefined || inSentences === translated.get(command) ? [] : [[title, inSentences]];
      });
      assert.ok([...english.values()].some((title) => translatedTexts.has(title)));
      assert.deepEqual(called, []);
    });
  }
});

describe('texts for users', () => {
  const textsOf = (name: string): readonly string[] =>
    [
      ...Object.values(readBundle(name)).map(messageOf),
      ...Object.values(readTexts(name.replace('bundle.l10n', 'package.nls'))),
    ].map((text) => text.replace(/\(command:[^)]*\)|`[^`]*`/g, ''));

  it('use the terms that users search for', () => {
    const avoided = [
      /\b(shapes?|lengths?|twins?|way out|in the making|by itself|dead link|keep a copy|told)\b/i,
      /(?<!\/)\b(Ids?|id|repl(y|ies)|answer\w*|address\w*|fetch\w*|track(s|ed|ing)?|colour\w*|cancell\w*)\b/,
      // Redirects are followed, videos are checked.
      /(?<!Redirects aren't )\bfollow(s|ed|ing)?\b/,
    ];
    const found = textsOf('bundle.l10n.json').filter((text) => avoided.some((pattern) => pattern.test(text)));
    assert.deepEqual(found, []);
  });

  it('are written like VS Code writes German', () => {
    const avoided = [/\S…/, /\b(du|dein\w*|markiere|klicke|wähle)\b/i, /Verzeichnis/];
    const found = textsOf('bundle.l10n.de.json').filter((text) => avoided.some((pattern) => pattern.test(text)));
    assert.deepEqual(found, []);
  });

  it('have different German words for different states', () => {
    const german = readBundle('bundle.l10n.de.json');
    const states = ['dismissed', 'rejected', 'canceled', 'failed', 'not started', 'unconfirmed', 'ready', 'running'];
    const words = states.map((state) => messageOf(german[state] ?? assert.fail(state)));
    assert.deepEqual([...new Set(words)], words);
    const titles = readTexts('package.nls.de.json');
    assert.notEqual(
      titles['command.rejectVideo']?.split(' ').at(-1),
      titles['command.dismissVideo']?.split(' ').at(-1),
    );
    assert.equal(titles['submenu.verdict'], messageOf(german.Verdict ?? ''));
  });
});

describe('sentences of the code for users', () => {
  it('go through l10n.t as one literal, so that they can be extracted', () => {
    assert.ok(calls().length > 100);
    const unclear = calls().filter(({ node }) => {
      const [message] = ts.isCallExpression(node) ? node.arguments : [];
      return message === undefined || !ts.isStringLiteralLike(message);
    });
    assert.deepEqual(unclear.map(describeNode), []);
  });

  it('never reach VS Code as plain literals', () => {
    const shownProperties =
      /^(title|label|placeholder|placeHolder|prompt|tooltip|description|detail|message|validationMessage)$/;
    const words = (node: ts.Expression): boolean =>
      (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) &&
      /\p{L}{2}/u.test(node.getText().replace(/\$\{[^}]*\}|\$\([^)]*\)|https:\S+/g, ''));
    const bare = nodes((node) => {
      if (ts.isPropertyAssignment(node)) return shownProperties.test(node.name.getText()) && words(node.initializer);
      if (ts.isCallExpression(node)) {
        return /\.show\w+Message$/.test(node.expression.getText()) && node.arguments.some(words);
      }
      return false;
    });
    assert.deepEqual(
      bare.filter(({ layer }) => ['host', 'views', 'commands', 'extension.ts'].includes(layer)).map(describeNode),
      [],
    );
  });
});

describe('sentences of api and core for users', () => {
  it('go through l10n.t', () => {
    const sentences = nodes(
      (node) =>
        (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) &&
        /^\p{Lu}.* .*[^ ][.!?]$/u.test(withoutQuotes(node)) &&
        !(ts.isCallExpression(node.parent) && node.parent.expression.getText().endsWith('l10n.t')) &&
        // No user reads a MediaError, because the media readers catch it and report fewer properties.
        !(ts.isNewExpression(node.parent) && node.parent.expression.getText() === 'MediaError'),
    );
    const bare = sentences.filter(({ layer }) => ['api', 'core', 'host', 'views', 'commands'].includes(layer));
    assert.deepEqual(bare.map(({ node }) => withoutQuotes(node)).sort(), readByNoUser);
  });

  it("are in the window's language once its bundle is loaded", () => {
    const givenUp = new AbortError({ sent: false });
    const origin = 'https://a.example';
    const request = {
      baseUrl: origin,
      origin,
      path: '/videos/1',
      method: 'GET',
      headers: {},
      body: undefined,
    } as const;
    const data = Buffer.from('{"error":"No such video"}');
    const received = { request, status: 404, headers: {}, interruption: undefined, data };
    const notFound = parseResponse(received, (text) => text, 1000);
    const sentences = (): unknown[] => [
      connectionError(Object.assign(new Error(), { code: 'ECONNREFUSED' }), { host: 'a.example' }, { sent: false })
        .message,
      responseError(notFound, 'video')?.message,
      diagnosisText([{ name: 'clock', result: 'skipped', summary: 'So.', details: {}, ms: 0 }]).trim(),
      toLibraryError(Object.assign(new Error(), { code: 'ENOSPC' })).message,
      judgeError(givenUp),
    ];
    const english = sentences();
    l10n.config({ contents: readFileSync(path.join(folder, 'bundle.l10n.de.json'), 'utf8') });
    try {
      assert.deepEqual(sentences(), [
        'Der Dienst unter a.example hat die Verbindung abgelehnt. Prüfen Sie die Basis-URL und ob der Dienst läuft.',
        'Der Dienst hat dieses Video nicht (404): No such video.',
        '– Uhr: So.',
        'In die Videobibliothek kann nicht geschrieben werden, weil der Datenträger voll ist. Geben Sie Speicherplatz frei und versuchen Sie es noch einmal.',
        { verdict: 'rejected', message: 'Vor dem Senden abgebrochen.' },
      ]);
    } finally {
      l10n.config({ contents: {} });
    }
    assert.deepEqual(sentences(), english);
    assert.equal(
      english[0],
      'The service at a.example refused the connection. Check its base URL, and whether it is running.',
    );
  });
});

interface Found {
  readonly file: string;
  readonly layer: string;
  readonly node: ts.Node;
}

function sources(): { file: string; text: string }[] {
  return readdirSync(path.join(repositoryRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('src', file))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({
      file: file.replaceAll('\\', '/').replace(/^src\//, ''),
      text: readFileSync(path.join(repositoryRoot, file), 'utf8'),
    }));
}

let trees: readonly { file: string; tree: ts.SourceFile }[] | undefined;

/** The syntax trees of all sources, which are parsed once. */
function syntaxTrees(): NonNullable<typeof trees> {
  trees ??= sources().map(({ file, text }) => ({
    file,
    tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true),
  }));
  return trees;
}

/** All nodes that pass a test. */
function nodes(matches: (node: ts.Node) => boolean): Found[] {
  const found: Found[] = [];
  for (const { file, tree } of syntaxTrees()) {
    tree.forEachChild(function visit(node) {
      if (matches(node)) found.push({ file, layer: file.split('/')[0] ?? file, node });
      node.forEachChild(visit);
    });
  }
  return found;
}

/** The calls of `l10n.t` and `vscode.l10n.t`. */
function calls(): Found[] {
  return nodes((node) => ts.isCallExpression(node) && node.expression.getText().endsWith('l10n.t'));
}

function withoutQuotes(node: ts.Node): string {
  return node.getText().slice(1, -1);
}

function describeNode({ file, node }: Found): string {
  return `${file}: ${node.getText().slice(0, 100)}`;
}

function translations(): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((file) => /^bundle\.l10n\.[\w-]+\.json$/.test(file)) : [];
}

function readBundle(file: string): Bundle {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Bundle;
}

/** Command titles by name. */
function readTexts(file: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(path.join(repositoryRoot, file), 'utf8')) as Record<string, string>;
}

function readTitles(file: string): ReadonlyMap<string, string> {
  const all = JSON.parse(readFileSync(path.join(repositoryRoot, file), 'utf8')) as Bundle;
  const commands = Object.entries(all).filter(([name]) => name.startsWith('command.'));
  return new Map(commands.map(([name, text]) => [name, withoutDots(messageOf(text))]));
}

function withoutDots(title: string): string {
  return title.replace(/\s?…$/, '');
}

function messageOf(text: Bundle[string]): string {
  return typeof text === 'object' ? text.message : text;
}

/** `{0}`, `{name}`, `$(icon)` and command links: equal in each language. */
function placeholders(text: Bundle[string] | undefined): string[] {
  return [...messageOf(text ?? '').matchAll(/\{\w+\}|\$\([\w-]+\)|command:[\w.]+/g)].map(String).sort();
}
