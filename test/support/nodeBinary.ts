import path from 'node:path';
import { cachedInstall, npmInstall } from './cachedInstall';

/** The Node of each tested VS Code, as npm packages. */
const versions = { 22: '22.23.3', 24: '24.21.0' } as const;

export type NodeMajor = keyof typeof versions;

/** Returns the path of a Node of a major version: this process's own, or one from the cache. */
export async function nodeBinary(major: NodeMajor): Promise<string> {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const packageName = `node-${platform}-${process.arch}`;
  const version = versions[major];
  const folder = await cachedInstall(`node-${version}`, (staging) => npmInstall(staging, `${packageName}@${version}`));
  return path.join(folder, 'node_modules', packageName, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}
