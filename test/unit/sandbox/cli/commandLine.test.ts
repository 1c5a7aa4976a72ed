import assert from 'node:assert/strict';
import { homedir } from 'node:os';
import path from 'node:path';
import { helpText, parseCommandLine } from '../../../../src/sandbox/cli/commandLine';

describe('sandbox: command line', () => {
  const command = (...args: string[]) => parseCommandLine(args).command;

  it('serves on a fixed port by default', () => {
    const { command: parsed, dataFolder } = parseCommandLine([]);
    assert.equal(dataFolder, path.join(homedir(), '.video-ads-sandbox'));
    assert.ok(parsed.name === 'serve');
    const options = { port: 8787, embedded: false, faults: [], rendersAtOnce: 1, leaseMs: 10_000 };
    assert.deepEqual(parsed.options, options);
    for (const [name, value] of [
      ['port', 8787],
      ['renders', 1],
      ['lease-seconds', 10],
    ] as const) {
      assert.match(helpText, new RegExp(`^ {2}--${name} N .*\\b${value}\\b`, 'm'));
    }
  });

  it('reads each command', () => {
    assert.deepEqual(command('keys', 'create', '--label', 'a b'), {
      name: 'keys create',
      account: 'default',
      label: 'a b',
    });
    assert.deepEqual(command('keys', 'list'), { name: 'keys list' });
    assert.deepEqual(command('clean'), { name: 'clean' });
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
    const parsed = command('serve', '--https', '--cert', 'c', '--key', 'k');
    assert.ok(parsed.name === 'serve');
    assert.deepEqual(parsed.options.tls, { cert: 'c', key: 'k' });
    const embedded = command('--embedded');
    assert.ok(embedded.name === 'serve' && embedded.options.embedded && embedded.options.port === 0);
  });

  it('refuses wrong arguments in one sentence', () => {
    const wrong: [string[], RegExp][] = [
      [['keys'], /^Unknown command "keys"\.$/],
      [['keys', 'delete'], /^Unknown command "keys delete"\.$/],
      [['sing'], /^Unknown command "sing"\.$/],
      [['keys', 'revoke'], /needs the ID of a key\.$/],
      [['keys', 'revoke', 'a', 'b'], /^Unexpected argument "b" for "keys revoke"\.$/],
      [['keys', 'list', 'all'], /^Unexpected argument "all" for "keys list"\.$/],
      [['credits', 'grant'], /needs an amount\.$/],
      [['credits', 'grant', 'much'], /^The amount must be a whole number from/],
      [['--port', '70000'], /--port must be a whole number from 0 to 65535\.$/],
      [['--port', '1e3'], /--port must be a whole number/],
      [['--https'], /must be used together\.$/],
      [['--https', '--cert', 'c'], /must be used together\.$/],
      [['--cert', 'c', '--key', 'k'], /must be used together\.$/],
      [['--faults', 'fire'], /^--faults: Unknown fault/],
      [['--faults', '[{]'], /^--faults: /],
      [['--write-cert', 'f'], /--write-cert/],
    ];
    for (const [args, message] of wrong) {
      assert.throws(() => command(...args), { name: 'UsageError', message }, args.join(' '));
    }
  });

  it('describes every option in its help', () => {
    const options = ['data', 'help', 'label', 'account', 'port', 'https', 'cert', 'key', 'renders', 'lease-seconds'];
    for (const option of [...options, 'faults']) assert.match(helpText, new RegExp(`--${option}\\b`));
    assert.ok(helpText.split('\n').every((line) => line.length <= 132));
  });
});
