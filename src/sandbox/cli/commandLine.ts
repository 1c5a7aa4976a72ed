import { homedir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { faultNames, parseFaults, type Fault } from '../server/faults';
import { defaultLease } from '../work/jobLeases';
import { defaultLinkSeconds } from '../server/linkSigner';
import { defaultRateLimit } from '../server/rateLimit';
import { operations } from '../server/route';

/** What the program was asked to do. */
export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'serve'; readonly options: ServeOptions }
  | { readonly name: 'keys create'; readonly account: string; readonly label: string }
  | { readonly name: 'keys list' }
  | { readonly name: 'keys revoke'; readonly id: string }
  | { readonly name: 'credits grant'; readonly account: string; readonly amount: number }
  | { readonly name: 'credits show'; readonly account: string };

export interface ServeOptions {
  readonly embedded: boolean;
  readonly port: number;
  readonly https: boolean;
  readonly cert?: string;
  readonly key?: string;
  readonly writeCert?: string;
  readonly faults: readonly Fault[];
  readonly rate: number;
  readonly burst: number;
  readonly renders: number;
  readonly threads?: number;
  readonly linkSeconds: number;
  readonly leaseSeconds: number;
}

export interface CommandLine {
  readonly dataFolder: string;
  readonly command: Command;
}

/** The arguments make no sense; the message is one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const defaultPort = 8787;
const defaults = {
  rate: defaultRateLimit.perSecond,
  burst: defaultRateLimit.burst,
  renders: defaultLease.rendersAtOnce,
  linkSeconds: defaultLinkSeconds,
  leaseSeconds: defaultLease.leaseMs / 1_000,
};
const defaultFolder = () => path.join(homedir(), '.video-ads-sandbox');

export const helpText = `The service's API on this machine, without an account: a sandbox for Video Ads.

Usage: npm run sandbox -- [command] [options]

Commands
  serve                    Serve the API on 127.0.0.1 (the default command). Stop it with Ctrl+C.
  keys create              Make an API key. It is shown once; only its hash is kept.
      --label TEXT           a note to recognise it by
      --account NAME         whose key it is ("default"); a new account begins with 1,000 credits
  keys list                List all keys, without their secrets.
  keys revoke ID           Revoke a key; requests with it are refused from now on.
  credits grant AMOUNT     Add credits to an account (take some away: credits grant -- -50).
      --account NAME         which account ("default")
  credits show             Show what is left.
      --account NAME         which account ("default")

Options of every command
  --data FOLDER            Where accounts, keys, jobs and videos are kept (~/.video-ads-sandbox).
                           Any number of sandboxes may share one folder.
  -h, --help               Show this.

Options of serve
  --port N                 The port (${defaultPort}); 0 takes any free one.
  --https                  Speak HTTPS with a certificate made for this run; plain HTTP on the same port is redirected.
  --cert FILE --key FILE   Use this certificate and private key (PEM) instead; both imply --https.
  --write-cert FILE        Write the certificate there (PEM, without its key), so that clients can be told to trust it.
  --rate N --burst N       Requests per second allowed for one key (${defaults.rate}), and at once after a pause (${defaults.burst}).
  --renders N              Videos rendered at once by all sandboxes over the folder (${defaults.renders}).
  --threads N              Threads used for one render (the number of cores, at most 4).
  --link-seconds N         How long links to videos work (${defaults.linkSeconds}).
  --lease-seconds N        How long a killed process on another machine keeps others from its job (${defaults.leaseSeconds}).
  --faults LIST            Misbehave, for tests: names ("latency,drop:generate") or JSON
                           ([{"fault": "error", "on": "status", "status": 503, "after": 2, "times": 3}]).
                           "on" is one of ${operations.join(', ')}; "after" requests are spared; it happens "times" times.
${Object.entries(faultNames)
  .map(([name, text]) => `                             ${name.padEnd(10)} ${text}`)
  .join('\n')}

The API
  POST /api/v1/developer/videos/generate   {"prompt", "duration" (1 to 60 s), "aspect_ratio" (9:21 to 21:9; 9:16)}
  GET  /api/v1/developer/videos/ID
  GET  /api/v1/developer/credits
  Each request carries Authorization: Bearer API_KEY. A video costs 1 credit per 2 seconds, rounded up; failed ones are
  refunded. A request repeated with the same Idempotency-Key header gets the same video and is charged once.

Exit status: 0 done, 1 failed, 2 wrong arguments.
`;

/** Reads the arguments after the program's name. @throws UsageError */
export function parseCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parse(args);
  const dataFolder = path.resolve(values.data ?? defaultFolder());
  if (values.help === true) return { dataFolder, command: { name: 'help' } };
  const [first = 'serve', ...rest] = positionals;
  const words = first === 'keys' || first === 'credits' ? 2 : 1;
  const name = [first, ...rest].slice(0, words).join(' ');
  const operands = rest.slice(words - 1);
  const account = values.account ?? 'default';
  const take = (meaning?: string): string => {
    const [operand] = operands;
    if (operands.length > (meaning === undefined ? 0 : 1)) {
      throw new UsageError(`"${name}" does not know what to do with "${operands.at(-1) ?? ''}".`);
    }
    if (meaning !== undefined && operand === undefined) throw new UsageError(`"${name}" needs ${meaning}.`);
    return operand ?? '';
  };
  switch (name) {
    case 'serve':
      take();
      return { dataFolder, command: { name, options: serveOptions(values) } };
    case 'keys create':
      take();
      return { dataFolder, command: { name, account, label: values.label ?? '' } };
    case 'keys list':
      take();
      return { dataFolder, command: { name } };
    case 'keys revoke':
      return { dataFolder, command: { name, id: take('the id of a key') } };
    case 'credits grant':
      return {
        dataFolder,
        command: { name, account, amount: wholeNumber('credits grant', take('an amount'), -1e9, 1e9) },
      };
    case 'credits show':
      take();
      return { dataFolder, command: { name, account } };
    default:
      throw new UsageError(`There is no command "${name}".`);
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      strict: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        data: { type: 'string' },
        account: { type: 'string' },
        label: { type: 'string' },
        embedded: { type: 'boolean' },
        port: { type: 'string' },
        https: { type: 'boolean' },
        cert: { type: 'string' },
        key: { type: 'string' },
        'write-cert': { type: 'string' },
        faults: { type: 'string' },
        rate: { type: 'string' },
        burst: { type: 'string' },
        renders: { type: 'string' },
        threads: { type: 'string' },
        'link-seconds': { type: 'string' },
        'lease-seconds': { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function serveOptions(values: ReturnType<typeof parse>['values']): ServeOptions {
  const { embedded = false, cert, key, threads } = values;
  if ((cert === undefined) !== (key === undefined)) throw new UsageError('--cert and --key belong together.');
  const https = values.https === true || cert !== undefined;
  const writeCert = values['write-cert'];
  if (writeCert !== undefined && !https) throw new UsageError('--write-cert needs --https.');
  const number = (name: string, value: string | undefined, otherwise: number, min: number, max: number) =>
    value === undefined ? otherwise : wholeNumber(`--${name}`, value, min, max);
  return {
    embedded,
    port: number('port', values.port, embedded ? 0 : defaultPort, 0, 65_535),
    https,
    faults: readFaults(values.faults ?? ''),
    rate: number('rate', values.rate, defaults.rate, 1, 1e6),
    burst: number('burst', values.burst, defaults.burst, 1, 1e6),
    renders: number('renders', values.renders, defaults.renders, 1, 64),
    linkSeconds: number('link-seconds', values['link-seconds'], defaults.linkSeconds, 1, 1e9),
    leaseSeconds: number('lease-seconds', values['lease-seconds'], defaults.leaseSeconds, 5, 3_600),
    ...(threads === undefined ? {} : { threads: wholeNumber('--threads', threads, 1, 64) }),
    ...(cert === undefined || key === undefined ? {} : { cert, key }),
    ...(writeCert === undefined ? {} : { writeCert }),
  };
}

function readFaults(text: string): Fault[] {
  try {
    return parseFaults(text);
  } catch (error) {
    throw new UsageError(`--faults: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < min || value > max) {
    throw new UsageError(`${name} must be a whole number from ${min} to ${max}.`);
  }
  return value;
}
