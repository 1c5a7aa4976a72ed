import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compiledTests, repositoryRoot } from './repository';

/** Returns the renderer's folder of fonts and WebAssembly, laid out as by the build. */
export function rendererAssets(): string {
  const folder = path.join(compiledTests, 'rendererAssets');
  const list = path.join(repositoryRoot, 'src', 'sandbox', 'render', 'assetFiles.json');
  for (const [to, from] of Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>)) {
    const target = path.join(folder, to);
    if (existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(repositoryRoot, from), target);
  }
  return folder;
}

/** Prompts in many scripts, markups and lengths. */
export function fixturePrompts(): readonly { readonly name: string; readonly prompt: string }[] {
  const file = path.join(repositoryRoot, 'test', 'data', 'prompts.json');
  return JSON.parse(readFileSync(file, 'utf8')) as { name: string; prompt: string }[];
}
