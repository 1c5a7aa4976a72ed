/** The sandbox as a program (`--help` explains it) and as a child process of the extension host (`--embedded`). */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runAccountCommand } from './cli/accountCommands';
import { helpText, parseCommandLine, UsageError, type ServeOptions } from './cli/commandLine';
import { serveParent } from './embedded';
import { describeError, lineLog } from './log';
import { RenderProcess, threadsPerRender } from './render/process/renderProcess';
import { startSandbox } from './sandbox';

const log = lineLog(process.stderr);

async function main(): Promise<void> {
  hideSqliteNotice();
  // What the sandbox writes is for this user alone.
  process.umask(0o077);
  const line = parseCommandLine(process.argv.slice(2));
  if (line.command === 'help') process.stdout.write(helpText);
  else if (line.command === 'serve') await serve(line.serveOptions, line.dataFolder);
  else process.stdout.write(await runAccountCommand(line, log));
}

async function serve({ embedded, tls, ...options }: ServeOptions, dataFolder: string): Promise<void> {
  const identity =
    tls === undefined ? undefined : { cert: readFileSync(tls.cert, 'utf8'), key: readFileSync(tls.key, 'utf8') };
  const start = () =>
    startSandbox({
      ...options,
      dataFolder,
      log,
      // Its program, the threads' program, WebAssembly and fonts lie beside this bundle.
      makeRenderer: () =>
        new RenderProcess({
          program: path.join(__dirname, 'renderProcess.js'),
          assetsFolder: path.join(__dirname, 'sandbox'),
          threads: threadsPerRender(options.rendersAtOnce, availableParallelism()),
        }),
      ...(identity === undefined ? {} : { identity }),
    });
  if (embedded) {
    // The reading end of the log may be gone before this process is.
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
  // In one piece, so that whoever waits for the URL has the rest too.
  process.stdout.write(`Serving ${sandbox.baseUrl}\nData in ${dataFolder}\n${hint}`);
}

/** Node prints a warning when SQLite is first used; it would be the first thing a user sees. Other warnings are logged. */
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
