/**
 * The entry point of the sandbox. It runs on the command line (see `--help`) or as a child process of the extension
 * host (`--embedded`).
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runAccountCommand } from './cli/accountCommands';
import { helpText, parseCommandLine, UsageError, type ServeOptions } from './cli/commandLine';
import { serveParent } from './embedded';
import { describeError, lineLog } from './log';
import { InstantRenderer } from './render/process/instantRenderer';
import { RenderProcess, threadsPerRender } from './render/process/renderProcess';
import { startSandbox } from './sandbox';

const log = lineLog(process.stderr);

async function main(): Promise<void> {
  hideSqliteNotice();
  // Makes all new files readable only by this user.
  process.umask(0o077);
  const line = parseCommandLine(process.argv.slice(2));
  if (line.command === 'help') process.stdout.write(helpText);
  else if (line.command === 'serve') await serve(line.serveOptions, line.dataFolder);
  else process.stdout.write(await runAccountCommand(line, log));
}

async function serve(
  { embedded, tls, instant, labelTexts, ...options }: ServeOptions,
  dataFolder: string,
): Promise<void> {
  const assetsFolder = path.join(__dirname, 'sandbox');
  const identity =
    tls === undefined ? undefined : { cert: readFileSync(tls.cert, 'utf8'), key: readFileSync(tls.key, 'utf8') };
  const start = () =>
    startSandbox({
      ...options,
      dataFolder,
      log,
      // The bundles of the render process and its worker are in this bundle's folder. WebAssembly and fonts are in its
      // subfolder `sandbox`.
      makeRenderer: () =>
        instant
          ? new InstantRenderer(assetsFolder)
          : new RenderProcess({
              program: path.join(__dirname, 'renderProcess.js'),
              assetsFolder,
              threads: threadsPerRender(options.rendersAtOnce, availableParallelism()),
              labelTexts,
            }),
      ...(identity === undefined ? {} : { identity }),
    });
  if (embedded) {
    // Ignores write errors, because the parent that reads the log may exit before this process.
    process.stderr.on('error', () => undefined);
    await serveParent(start);
    return;
  }
  const sandbox = await start();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void sandbox.stop().finally(() => process.exit(0)));
  }
  const hint = sandbox.keys.list().every((it) => it.revokedAt !== undefined)
    ? 'No API keys yet. Create one with "keys create" and the same --data.\n'
    : '';
  // Writes all lines in one call, so that a program that stops reading at the URL also receives the hint about keys.
  process.stdout.write(`Serving ${sandbox.baseUrl}\nData in ${dataFolder}\n${hint}`);
}

/**
 * Hides Node's experimental warnings, because the one about SQLite would be the first line that users see. Other
 * warnings go to the log.
 */
function hideSqliteNotice(): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') log.warn(`${warning.name}: ${warning.message}`);
  });
}

function explain(error: unknown): string {
  const opensslReason = error instanceof Error && 'library' in error && 'reason' in error ? String(error.reason) : '';
  if (opensslReason !== '') return `The certificate and private key can't be used: ${opensslReason}.`;
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return taken && 'port' in error
    ? `Port ${String(error.port)} is in use. Choose another one with --port.`
    : describeError(error);
}

main().catch((error: unknown) => {
  const usage = error instanceof UsageError;
  process.stderr.write(`${explain(error)}${usage ? '\nTry --help.' : ''}\n`);
  process.exit(usage ? 2 : 1);
});
