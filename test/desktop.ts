/** `npm run test:desktop`: the suites of test/host in desktop VS Code, oldest and newest, on machines that can download it. */
import path from 'node:path';
import { downloadAndUnzipVSCode, runTests, runVSCodeCommand } from '@vscode/test-electron';
import { compiledTests, repositoryRoot } from './support/repository';
import { packageVsix } from './support/vsix';

async function main(): Promise<void> {
  const vsix = await packageVsix();
  for (const version of ['1.116.0', 'stable']) {
    console.log(`\n—— VS Code ${version}`);
    const vscodeExecutablePath = await downloadAndUnzipVSCode({ version });
    await runVSCodeCommand(['--install-extension', vsix, '--force'], { version });
    await runTests({
      vscodeExecutablePath,
      extensionDevelopmentPath: path.join(repositoryRoot, 'test', 'support', 'emptyExtension'),
      extensionTestsPath: path.join(compiledTests, 'host', 'index.js'),
      launchArgs: [path.join(repositoryRoot, 'test', 'data', 'campaign'), '--disable-workspace-trust'],
    });
  }
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
