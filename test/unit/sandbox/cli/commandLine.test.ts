import assert from 'node:assert/strict';
import { homedir } from 'node:os';
import path from 'node:path';
import { helpText, parseCommandLine } from '../../../../src/sandbox/cli/commandLine';

describe('sandbox: command line', () => {
  const command = (...args: string[]) => parseCommandLine(args).command;

  it('serves on its own port when nothing is said', () => {
    const { command: parsed, dataFolder } = parseCommandLine([]);
    assert.equal(dataFolder, path.join(homedir(), '.video-ads-sandbox'));
    assert.ok(parsed.name === 'serve');
    const { port, https, embedded, faults } = parsed.options;
    assert.deepEqual({ port, https, embedded, faults }, { port: 8787, https: false, embedded: false, faults: [] });
  });

  it('says in its help what it does when nothing is said', () => {
    const parsed = command();
    assert.ok(parsed.name === 'serve');
    const { rate, burst, renders, linkSeconds, leaseSeconds } = parsed.options;
    assert.deepEqual([rate, burst, renders, linkSeconds, leaseSeconds], [20, 60, 1, 3_600, 15]);
    const said = ['--rate', '--renders', '--link-seconds', '--lease-seconds'].flatMap((option) => {
      const line = helpText.split('\n').find((it) => it.startsWith(`  ${option} `)) ?? '';
      return [...line.matchAll(/\((\d+)\)/g)].map(([, figure]) => Number(figure));
    });
    assert.deepEqual(said, [rate, burst, renders, linkSeconds, leaseSeconds]);
  });

  it('reads each command', () => {
    assert.deepEqual(command('keys', 'create', '--label', 'a b'), {
      name: 'keys create',
      account: 'default',
      label: 'a b',
    });
    assert.deepEqual(command('keys', 'list'), { name: 'keys list' });
    assert.deepEqual(command('keys', 'revoke', 'ab'), { name: 'keys revoke', id: 'ab' });
    assert.deepEqual(command('credits', 'grant', '50', '--account', 'x'), {
      name: 'credits grant',
      account: 'x',
      amount: 50,
    });
    assert.deepEqual(command('credits', 'grant', '--', '-50'), {
      name: 'credits grant',
      account: 'default',
      amount: -50,
    });
    assert.deepEqual(command('credits', 'show'), { name: 'credits show', account: 'default' });
    assert.deepEqual(command('serve', '--help'), { name: 'help' });
  });

  it('takes a certificate for HTTPS, and any free port when embedded', () => {
    const parsed = command('serve', '--cert', 'c', '--key', 'k');
    assert.ok(parsed.name === 'serve' && parsed.options.https && parsed.options.cert === 'c');
    const embedded = command('--embedded');
    assert.ok(embedded.name === 'serve' && embedded.options.embedded && embedded.options.port === 0);
  });

  const wrong: [string[], RegExp][] = [
    [['keys'], /no command "keys"/],
    [['keys', 'delete'], /no command "keys delete"/],
    [['sing'], /no command "sing"/],
    [['keys', 'revoke'], /needs the id of a key/],
    [['keys', 'list', 'all'], /does not know what to do with "all"/],
    [['credits', 'grant'], /needs an amount/],
    [['credits', 'grant', 'much'], /whole number/],
    [['--port', '70000'], /--port must be a whole number from 0 to 65535/],
    [['--port', '1e3'], /--port must be a whole number/],
    [['--cert', 'c'], /--cert and --key belong together/],
    [['--write-cert', 'f'], /needs --https/],
    [['--faults', 'fire'], /--faults: Unknown fault/],
    [['--faults', '[{]'], /--faults: /],
    [['--nonsense'], /--nonsense/],
  ];
  for (const [args, message] of wrong) {
    it(`refuses ${args.join(' ')}`, () => {
      assert.throws(() => command(...args), { name: 'UsageError', message });
    });
  }

  it('tells about every option in the help', () => {
    const options = ['data', 'help', 'label', 'account', 'port', 'https', 'cert', 'key', 'write-cert', 'rate', 'burst'];
    for (const option of [...options, 'renders', 'threads', 'link-seconds', 'lease-seconds', 'faults']) {
      assert.match(helpText, new RegExp(`--${option}\\b`));
    }
    assert.ok(helpText.split('\n').every((line) => line.length <= 132));
  });
});
