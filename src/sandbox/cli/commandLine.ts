import { homedir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeError } from '../log';
import { faultNames, parseFaults, type Fault } from '../server/faults';
import { englishLabel, parseLabelTexts, type LabelTexts } from '../render/layout/labelTexts';
import { scenarios } from '../scenarios';
import { operations } from '../server/route';
import { defaultLease, longestLeaseMs, type LeaseOptions } from '../work/jobLeases';

/** The commands. Each value describes the command's operand, or is undefined if the command has none. */
const commands = {
  help: undefined,
  serve: undefined,
  'keys create': undefined,
  'keys list': undefined,
  'keys revoke': 'the ID of a key',
  'credits grant': 'an amount',
  clean: undefined,
} as const;
type Command = keyof typeof commands;

export interface ServeOptions extends LeaseOptions {
  readonly embedded: boolean;
  readonly port: number;
  /** Paths of a certificate and its private key, both PEM. If they are given, the sandbox serves HTTPS. */
  readonly tls?: { readonly cert: string; readonly key: string };
  readonly faults: readonly Fault[];
  /** If true, every video repeats a single still image and is ready within 300 ms. */
  readonly instant: boolean;
  readonly labelTexts: LabelTexts;
}

export interface CommandLine {
  readonly command: Command;
  /** The command's operand, such as a key's ID. Empty for a command without an operand. */
  readonly operand: string;
  readonly dataFolder: string;
  readonly account: string;
  readonly label: string;
  readonly serveOptions: ServeOptions;
}

/** Thrown for invalid arguments. The message is one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const defaultPort = 8787;

export const helpText = `Runs the service's API on this machine, without an account: a sandbox for Video Ads.

Usage: npm run sandbox -- [command] [options]

Commands
  serve                    Serve the API on 127.0.0.1 (the default command). Press Ctrl+C to stop.
  keys create              Create an API key. It is shown once; only its hash is stored.
      --label TEXT           a note to recognize it by
      --account NAME         whose key it is ("default"); a new account starts with 1,000 credits
  keys list                List all keys, without their secrets.
  keys revoke ID           Revoke a key. Requests with it are refused from now on.
  credits grant AMOUNT     Add credits to an account, and show its balance (to remove some: credits grant -- -50).
      --account NAME         which account ("default")
  clean                    Remove prompts and videos older than 7 days, and the oldest beyond 2 GB. A running
                           sandbox does this every hour.

Options of every command
  --data FOLDER            Where accounts, keys, jobs and videos are stored (~/.video-ads-sandbox).
                           Several sandboxes may share a folder.
  -h, --help               Show this help.

Options of serve
  --port N                 The port (${defaultPort}); 0 for any free one.
  --https --cert FILE --key FILE
                           Use HTTPS with this certificate and private key (PEM). Plain HTTP is redirected.
  --renders N              Videos rendered at once by all sandboxes that share the folder (${defaultLease.rendersAtOnce}).
  --lease-seconds N        How long a job waits after the sandbox that renders it was killed (${defaultLease.leaseMs / 1_000}; at most ${longestLeaseMs / 1_000}).
  --instant                Make every video of one still, ready within 300 ms: for tests of clients.
  --label-texts JSON       The texts of the label in each picture, in another language:
                           ${JSON.stringify({ animatic: englishLabel.animatic })}
  --faults LIST            Misbehave, for tests, on every request or on one of ${operations.join(', ')}
                           ("error,drop:generate"):
${Object.entries(faultNames)
  .map(([name, text]) => `                             ${name.padEnd(10)} ${text}`)
  .join('\n')}

Test prompts
  A prompt that is one of these makes that video misbehave. Each costs what it would cost.
${Object.entries(scenarios)
  .map(([name, text]) => `    ${`test:${name}`.padEnd(27)} ${text}`)
  .join('\n')}

The API
  POST /api/v1/developer/videos/generate   {"prompt", "duration" (1 to 60 s), "aspect_ratio" (9:21 to 21:9; 9:16)}
  GET  /api/v1/developer/videos/ID
  GET  /api/v1/developer/credits
  Each request carries Authorization: Bearer API_KEY. A video costs 1 credit per 2 seconds, rounded up; failed ones are
  refunded. A request repeated with the same Idempotency-Key header gets the same video and is charged once.

Exit status: 0 success, 1 failure, 2 wrong arguments.
`;

/**
 * Parses the command line.
 * @param args the arguments after the program's name
 * @throws UsageError for invalid arguments
 */
export function parseCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = orUsageError('', () => parse(args));
  const { account, label, data = path.join(homedir(), '.video-ads-sandbox') } = values;
  const [first = 'serve', ...rest] = values.help ? ['help'] : positionals;
  const nameParts = first === 'keys' || first === 'credits' ? 2 : 1;
  const name = [first, ...rest].slice(0, nameParts).join(' ');
  const command = Object.keys(commands).find((it): it is Command => it === name);
  if (command === undefined) throw new UsageError(`Unknown command "${name}".`);
  const needed = commands[command];
  const operands = rest.slice(nameParts - 1);
  const operand = needed === undefined ? '' : operands.shift();
  if (operand === undefined) throw new UsageError(`"${name}" needs ${needed ?? ''}.`);
  if (operands[0] !== undefined) throw new UsageError(`Unexpected argument "${operands[0]}" for "${name}".`);
  if (command === 'credits grant') wholeNumber('The amount', operand, -1e9, 1e9);
  return { command, operand, dataFolder: path.resolve(data), account, label, serveOptions: serveOptions(values) };
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      data: { type: 'string' },
      account: { type: 'string', default: 'default' },
      label: { type: 'string', default: '' },
      embedded: { type: 'boolean', default: false },
      port: { type: 'string' },
      https: { type: 'boolean', default: false },
      cert: { type: 'string' },
      key: { type: 'string' },
      faults: { type: 'string', default: '' },
      instant: { type: 'boolean', default: false },
      'label-texts': { type: 'string', default: '{}' },
      renders: { type: 'string', default: String(defaultLease.rendersAtOnce) },
      'lease-seconds': { type: 'string', default: String(defaultLease.leaseMs / 1_000) },
    },
  });
}

function serveOptions(values: ReturnType<typeof parse>['values']): ServeOptions {
  const { embedded, https, cert, key, port = embedded ? '0' : String(defaultPort) } = values;
  const given = [https, cert !== undefined, key !== undefined].filter(Boolean).length;
  if (given !== 0 && given !== 3) throw new UsageError('--https, --cert and --key must be used together.');
  return {
    embedded,
    port: wholeNumber('--port', port, 0, 65_535),
    faults: orUsageError('--faults: ', () => parseFaults(values.faults)),
    instant: values.instant,
    labelTexts: orUsageError('--label-texts: ', () => parseLabelTexts(values['label-texts'])),
    rendersAtOnce: wholeNumber('--renders', values.renders, 1, 16),
    leaseMs: wholeNumber('--lease-seconds', values['lease-seconds'], 1, longestLeaseMs / 1_000) * 1_000,
    ...(cert === undefined || key === undefined ? {} : { tls: { cert, key } }),
  };
}

function orUsageError<Result>(beginning: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new UsageError(beginning + describeError(error), { cause: error });
  }
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < min || value > max) {
    throw new UsageError(`${name} must be a whole number from ${min} to ${max}.`);
  }
  return value;
}
