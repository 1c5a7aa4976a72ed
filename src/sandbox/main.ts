/** The sandbox as a program (`--help` tells how) and as a child process of the extension host (`--embedded`). */
import { X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runAccountCommand } from './cli/accountCommands';
import { helpText, parseCommandLine, UsageError, type Command, type ServeOptions } from './cli/commandLine';
import { serveParent } from './cli/embedded';
import type { TlsIdentity } from './server/httpServer';
import { Renderer } from './render/threads/renderer';
import { Sandbox } from './sandbox';
import { describeError, lineLog, type SandboxLog } from './log';
import { selfSignedCertificate } from './selfSignedCertificate';

const log = lineLog(process.stderr);

async function main(): Promise<void> {
  hideSqliteNotice();
  // What the sandbox writes is for this user alone.
  process.umask(0o077);
  const { command, dataFolder } = parseCommandLine(process.argv.slice(2));
  if (command.name === 'help') process.stdout.write(helpText);
  else if (command.name === 'serve') await serve(command, dataFolder);
  else process.stdout.write(await runAccountCommand(command, dataFolder, log));
}

async function serve({ options }: Extract<Command, { name: 'serve' }>, dataFolder: string): Promise<void> {
  const identity = options.https ? tlsIdentity(options) : undefined;
  if (identity !== undefined && options.writeCert !== undefined) writeFileSync(options.writeCert, identity.cert);
  const start = () =>
    Sandbox.start({
      dataFolder,
      log,
      makeRenderer: () => makeRenderer(options, log),
      port: options.port,
      anyPortIfTaken: options.embedded,
      faults: options.faults,
      rateLimit: { perSecond: options.rate, burst: options.burst },
      linkLifetimeSeconds: options.linkSeconds,
      rendersAtOnce: options.renders,
      leaseMs: options.leaseSeconds * 1_000,
      ...(identity === undefined ? {} : { identity }),
    });
  if (options.embedded) {
    // The reading end of the log may be gone before this process is.
    process.stderr.on('error', () => undefined);
    await serveParent(start);
    return;
  }
  const sandbox = await start();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void sandbox.stop().finally(() => process.exit(0));
    });
  }
  // In one piece, so that whoever waits for the address has the rest too.
  process.stdout.write(greeting(sandbox, dataFolder, identity));
}

function greeting(sandbox: Sandbox, dataFolder: string, identity: TlsIdentity | undefined): string {
  const lines = [`Serving ${sandbox.baseUrl}`, `Data in ${dataFolder}`];
  if (identity !== undefined) {
    lines.push(`Certificate SHA-256 ${new X509Certificate(identity.cert).fingerprint256}`);
  }
  if (sandbox.keys.list().every((it) => it.revokedAt !== undefined)) {
    lines.push('There is no API key yet: make one with "keys create", with the same --data.');
  }
  return `${lines.join('\n')}\n`;
}

/** The render worker, WebAssembly and fonts lie beside the bundle. */
function makeRenderer({ threads }: ServeOptions, rendererLog: SandboxLog): Renderer {
  const assetsFolder = path.join(__dirname, 'sandbox');
  return new Renderer({ assetsFolder, log: rendererLog, ...(threads === undefined ? {} : { threads }) });
}

function tlsIdentity({ cert, key }: ServeOptions): TlsIdentity {
  if (cert === undefined || key === undefined) return selfSignedCertificate();
  return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
}

/** Node prints a warning when SQLite is first used; it would be the first thing a user sees. Other warnings are printed. */
function hideSqliteNotice(): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') log.warn(`${warning.name}: ${warning.message}`);
  });
}

function explain(error: unknown): string {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return taken && 'port' in error
    ? `The port ${String(error.port)} is in use; choose another with --port.`
    : describeError(error);
}

main().catch((error: unknown) => {
  const usage = error instanceof UsageError;
  process.stderr.write(`${explain(error)}${usage ? '\nTry --help.' : ''}\n`);
  process.exit(usage ? 2 : 1);
});
