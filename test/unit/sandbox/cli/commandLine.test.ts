import assert from 'node:assert/strict';
import { homedir } from 'node:os';
import path from 'node:path';
import { helpText, parseCommandLine, type CommandLine } from '../../../../src/sandbox/cli/commandLine';
import { englishLabel } from '../../../../src/sandbox/render/layout/labelTexts';

describe('the command line of the sandbox', () => {
  const read = (...args: string[]) => parseCommandLine(args);
  const served = (...args: string[]) => {
    const { command, serveOptions } = read(...args);
    assert.equal(command, 'serve');
    return serveOptions;
  };

  it('serves on a fixed port by default', () => {
    assert.equal(read().dataFolder, path.join(homedir(), '.video-ads-sandbox'));
    const options = {
      ...{ port: 8787, embedded: false, instant: false, faults: [], rendersAtOnce: 1, leaseMs: 10_000 },
      labelTexts: englishLabel,
    };
    assert.deepEqual(served(), options);
    for (const [name, value] of [
      ['port', 8787],
      ['renders', 1],
      ['lease-seconds', 10],
    ] as const) {
      assert.match(helpText, new RegExp(`^ {2}--${name} N .*\\b${value}\\b`, 'm'));
    }
  });

  it('accepts label texts in another language, and rejects unknown label names', () => {
    const { labelTexts } = served('--label-texts', '{"animatic":"Lokales Animatic"}');
    assert.deepEqual(labelTexts, { ...englishLabel, animatic: 'Lokales Animatic' });
    for (const [wrong, message] of [
      ['{', 'The texts are not valid JSON.'],
      ['[]', 'The texts must be a JSON object.'],
      ['{"title":"x"}', 'There is no text "title".'],
      ['{"animatic":1}', '"animatic" must be a text.'],
    ] as const) {
      assert.throws(() => served('--label-texts', wrong), { name: 'UsageError', message: `--label-texts: ${message}` });
    }
  });

  it('parses each command', () => {
    const cases: [string[], Partial<CommandLine>][] = [
      [['keys', 'create', '--label', 'a b'], { command: 'keys create', account: 'default', label: 'a b' }],
      [['keys', 'list'], { command: 'keys list' }],
      [['clean'], { command: 'clean' }],
      [['keys', 'revoke', 'ab'], { command: 'keys revoke', operand: 'ab' }],
      [['credits', 'grant', '50', '--account', 'x'], { command: 'credits grant', account: 'x', operand: '50' }],
      [['credits', 'grant', '--', '-50'], { command: 'credits grant', account: 'default', operand: '-50' }],
      [['serve', '--help'], { command: 'help' }],
    ];
    for (const [args, expected] of cases) assert.partialDeepStrictEqual(read(...args), expected);
  });

  it('accepts a certificate for HTTPS, and chooses a free port when embedded', () => {
    assert.deepEqual(served('serve', '--https', '--cert', 'c', '--key', 'k').tls, { cert: 'c', key: 'k' });
    const { embedded, port } = served('--embedded');
    assert.deepEqual({ embedded, port }, { embedded: true, port: 0 });
  });

  it('explains invalid arguments in one sentence', () => {
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
      [['--lease-seconds', '61'], /--lease-seconds must be a whole number from 1 to 60\.$/],
      [['--port', '1e3'], /--port must be a whole number/],
      [['--https'], /must be used together\.$/],
      [['--https', '--cert', 'c'], /must be used together\.$/],
      [['--cert', 'c', '--key', 'k'], /must be used together\.$/],
      [['--faults', 'fire'], /^--faults: Unknown fault/],
      [['--write-cert', 'f'], /--write-cert/],
    ];
    for (const [args, message] of wrong) {
      assert.throws(() => read(...args), { name: 'UsageError', message }, args.join(' '));
    }
  });

  it('describes every option in its help', () => {
    const options = ['data', 'help', 'label', 'account', 'port', 'https', 'cert', 'key', 'renders', 'lease-seconds'];
    for (const option of [...options, 'faults']) assert.match(helpText, new RegExp(`--${option}\\b`));
    assert.ok(helpText.split('\n').every((line) => line.length <= 132));
  });
});
