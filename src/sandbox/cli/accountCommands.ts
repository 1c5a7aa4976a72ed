import { Accounts } from '../ledger/accounts';
import { ApiKeys } from '../ledger/apiKeys';
import { Ledger } from '../ledger/ledgerFile';
import type { SandboxLog } from '../log';
import { removeExpired } from '../work/expiry';
import type { CommandLine } from './commandLine';

/**
 * Runs a command on the stored accounts and keys, even while sandboxes are using the same data folder.
 * @returns the text to print
 * @throws Error whose message is one sentence
 */
export async function runAccountCommand(commandLine: CommandLine, log: SandboxLog): Promise<string> {
  const { command, operand, account: name, label, dataFolder } = commandLine;
  const ledger = Ledger.open(dataFolder, log);
  const [accounts, keys] = [new Accounts(ledger), new ApiKeys(ledger)];
  try {
    switch (command) {
      case 'keys create': {
        const { id, key } = keys.create(accounts.open(name), label);
        return `${key}\n\nCopy the key now: it is not shown again. Its ID is ${id}.\n`;
      }
      case 'keys list': {
        const rows = keys.list().map((it) => {
          const created = new Date(it.createdAt).toISOString().slice(0, 16).replace('T', ' ');
          return [it.id, it.account, created, it.revokedAt === undefined ? 'valid' : 'revoked', it.label];
        });
        const heads = ['ID', 'account', 'created', 'state', 'label'];
        return rows.length === 0 ? 'No API keys yet.\n' : table([heads, ...rows]);
      }
      case 'keys revoke':
        if (keys.revoke(operand)) return `The key ${operand} was revoked.\n`;
        throw new Error('There is no valid key with this ID. "keys list" shows all keys.');
      case 'credits grant': {
        const { balance, total } = accounts.grant(accounts.open(name), Number(operand));
        return `The account ${name} has ${balance} of ${total} credits.\n`;
      }
      case 'clean':
        await removeExpired(ledger);
        return '';
      case 'help':
      case 'serve':
        return '';
    }
  } finally {
    ledger.close();
  }
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('');
}
