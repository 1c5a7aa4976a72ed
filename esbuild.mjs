// @ts-check
/**
 * Builds the VSIX's contents into dist/. Flags: --watch, --production (minified, no source maps, smaller fonts).
 * dist/meta.json lists the modules of each file; dist/ThirdPartyNotices.txt lists third-party code. Activation loads
 * only dist/extension.mjs. The app and undici are loaded at first use. Code splitting puts shared modules into files of
 * their own, so no module exists twice. The sandbox and its renderer are separate processes.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { context } from 'esbuild';
import { thirdPartyNotices } from './.ci/notices.mjs';
import { subsetFont } from './.ci/subsetFont.mjs';

const watch = process.argv.includes('--watch');
const production = process.argv.includes('--production');

/** Prints what .vscode/tasks.json's problem matcher reads. @type {import('esbuild').Plugin} */
const problemMatcher = {
  name: 'problem-matcher',
  setup(build) {
    build.onStart(() => console.log('[watch] build started'));
    build.onEnd((result) => {
      for (const { text, location } of result.errors) {
        console.error(`✘ [ERROR] ${text}`);
        if (location !== null) console.error(`    ${location.file}:${location.line}:${location.column}:`);
      }
      console.log('[watch] build finished');
    });
  },
};

/** Bundles only the emoji that pictures may show. @type {import('esbuild').Plugin} */
const usedEmoji = {
  name: 'used-emoji',
  setup(build) {
    build.onLoad({ filter: /fluent-emoji-flat[\\/]\w+\.json$/ }, async (file) => {
      if (!file.path.endsWith('icons.json')) return { contents: '{}', loader: 'json' };
      const used = new Set((await readFile('src/sandbox/render/board/emoji.ts', 'utf8')).match(/[\w-]+(?='?: \[)/g));
      const { icons } = JSON.parse(await readFile(file.path, 'utf8'));
      const kept = Object.entries(icons).filter(([name]) => used.has(name));
      return { contents: JSON.stringify({ icons: Object.fromEntries(kept) }), loader: 'json' };
    });
  },
};

/** @type {import('esbuild').BuildOptions} */
const shared = {
  bundle: true,
  outdir: 'dist',
  platform: 'node',
  target: 'node22',
  format: 'cjs',
  sourcemap: !production,
  minify: production,
  legalComments: 'none',
  metafile: true,
  logLevel: watch ? 'silent' : 'warning',
  logOverride: { 'import-is-undefined': 'error' },
  plugins: watch ? [usedEmoji, problemMatcher] : [usedEmoji],
};

/** @type {import('esbuild').BuildOptions[]} */
const builds = [
  {
    ...shared,
    entryPoints: { extension: 'src/extension.ts', app: 'src/app.ts', undici: 'undici' },
    external: ['vscode'],
    format: 'esm',
    splitting: true,
    chunkNames: 'shared-[hash]',
    outExtension: { '.js': '.mjs' },
    // CommonJS modules such as undici expect these globals.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url), __dirname = import.meta.dirname;",
    },
  },
  // The worker that rebuilds a damaged library.
  { ...shared, entryPoints: { salvage: 'src/core/library/salvage.ts' } },
  {
    ...shared,
    entryPoints: {
      sandbox: 'src/sandbox/main.ts',
      renderProcess: 'src/sandbox/render/process/renderProcessMain.ts',
      renderWorker: 'src/sandbox/render/process/renderWorker.ts',
    },
  },
  {
    ...shared,
    entryPoints: { videoPanel: 'src/webview/videoPanel.ts', soundWorker: 'src/webview/sound/worker.ts' },
    platform: 'browser',
    format: 'iife',
    target: 'es2023',
  },
];

/** Files copied unchanged: path in dist/ → source. */
const rendererAssets = JSON.parse(await readFile('src/sandbox/render/assetFiles.json', 'utf8'));
const assets = Object.fromEntries(Object.entries(rendererAssets).map(([to, from]) => [`sandbox/${to}`, from]));

await rm('dist', { recursive: true, force: true });
for (const [to, from] of Object.entries(assets)) {
  const target = path.join('dist', to);
  await mkdir(path.dirname(target), { recursive: true });
  if (production && from.endsWith('.ttf')) await writeFile(target, await subsetFont(from));
  else await copyFile(from, target);
}
const contexts = await Promise.all(builds.map((options) => context(options)));
if (watch) {
  await Promise.all(contexts.map((it) => it.watch()));
} else {
  const results = await Promise.allSettled(contexts.map((it) => it.rebuild()));
  await Promise.all(contexts.map((it) => it.dispose()));
  if (results.some(({ status }) => status === 'rejected')) process.exit(1);
  const outputs = Object.assign({}, ...results.map((it) => ('value' in it ? it.value.metafile?.outputs : undefined)));
  await writeFile('dist/ThirdPartyNotices.txt', await thirdPartyNotices(outputs, assets));
  await writeFile('dist/meta.json', JSON.stringify({ outputs, assets })); // for the tests; not shipped
}
