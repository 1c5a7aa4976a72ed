import { Accounts, type Balance } from '../ledger/accounts';
import { ApiKeys } from '../ledger/apiKeys';
import { Ledger } from '../ledger/ledger';
import type { SandboxLog } from '../log';
import { removeExpired } from '../work/expiry';
import type { CommandLine } from './commandLine';

/**
 * What an account's settings page would do. Works beside running sandboxes over the same folder.
 * @returns what to print.
 * @throws Error whose message is one sentence.
 */
export async function runAccountCommand(commandLine: CommandLine, log: SandboxLog): Promise<string> {
  const ledger = await Ledger.open(commandLine.dataFolder, { log });
  try {
    return await run(commandLine, ledger);
  } finally {
    ledger.close();
  }
}

async function run({ command, operand, account: name, label }: CommandLine, ledger: Ledger): Promise<string> {
  const accounts = new Accounts(ledger);
  const keys = new ApiKeys(ledger);
  switch (command) {
    case 'keys create': {
      const { id, key } = await keys.create(await accounts.open(name), label);
      return `${key}\n\nCopy the key now: it is not shown again. Its ID is ${id}.\n`;
    }
    case 'keys list': {
      const rows = keys.list().map((it) => {
        const created = new Date(it.createdAt).toISOString().slice(0, 16).replace('T', ' ');
        return [it.id, it.account, created, it.revokedAt === undefined ? 'valid' : 'revoked', it.label];
      });
      return rows.length === 0
        ? 'No API keys yet.\n'
        : table([['ID', 'account', 'created', 'state', 'label'], ...rows]);
    }
    case 'keys revoke':
      if (!(await keys.revoke(operand))) {
        throw new Error('There is no valid key with this ID. "keys list" shows all keys.');
      }
      return `The key ${operand} was revoked.\n`;
    case 'credits grant': {
      const account = await accounts.open(name);
      return describeBalance(name, await accounts.grant(account, Number(operand)));
    }
    case 'credits show': {
      const account = accounts.find(name);
      if (account === undefined) throw new Error('There is no account with this name.');
      return describeBalance(name, accounts.balance(account));
    }
    case 'clean':
      await removeExpired(ledger);
      return '';
    case 'help':
    case 'serve':
      return '';
  }
}

function describeBalance(account: string, { balance, total }: Balance): string {
  return `The account ${account} has ${balance} of ${total} credits.\n`;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('');
}
