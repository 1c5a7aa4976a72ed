import path from 'node:path';
import { nodeBinary } from './nodeBinary';
import { installVscode, type VscodeRelease } from './vscodeRelease';

/** Returns VS Code's server program and its first arguments. */
export async function serverCommand(
  release: VscodeRelease,
  dataFolder: string,
): Promise<{ readonly node: string; readonly args: readonly string[] }> {
  const [folder, node] = await Promise.all([installVscode(release), nodeBinary(release.node)]);
  const main = path.join(folder, 'out', 'server-main.js');
  const shared = ['--accept-server-license-terms', '--server-data-dir', dataFolder, '--telemetry-level', 'off'];
  return { node, args: [main, ...shared] };
}

/** Returns the environment without variables of an outer VS Code or npm. */
export function serverEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(VSCODE_|npm_|NODE_OPTIONS$|ELECTRON_)/.test(name));
  // An empty gallery keeps windows under test from searching for extensions on the network. /bin/sh starts fast: VS
  // Code starts a login shell to read its environment, which may take seconds with the user's own shell.
  return { ...Object.fromEntries(kept), EXTENSIONS_GALLERY: '{}', SHELL: '/bin/sh', ...extra };
}
