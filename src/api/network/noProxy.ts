import { BlockList, isIP } from 'node:net';
import { withoutBrackets } from '../baseUrl';

/**
 * Whether a list in NO_PROXY format exempts a host from the proxy. An entry is `*`, a name (with its subdomains),
 * `.suffix`, `*.suffix` (subdomains only), an address or an address range (`10.0.0.0/8`), each with or without a port.
 * @param hostname as in a URL: IPv6 in brackets
 */
export function bypassesProxy(hostname: string, port: number, entries: readonly string[]): boolean {
  const host = bare(hostname);
  return entries.some((entry) => matches(host, port, entry.trim().toLowerCase()));
}

/** Splits NO_PROXY at commas and spaces, because some programs use spaces instead of commas. */
export function splitNoProxy(text: string | undefined): readonly string[] {
  return (text ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
}

function matches(host: string, port: number, entry: string): boolean {
  if (entry === '') return false;
  const [name, entryPort] = splitPort(entry);
  if (entryPort !== undefined && entryPort !== port) return false;
  if (name === '*') return true;
  if (name.includes('/')) return inRange(host, name);
  const plain = bare(name.replace(/^\*?\./, ''));
  if (!name.startsWith('*') && host === plain) return true;
  return isIP(host) === 0 && host.endsWith(`.${plain}`);
}

/**
 * Splits an entry into name and port. An IPv6 address contains colons, so a port after such an address is recognized
 * only if the address is in brackets.
 */
function splitPort(entry: string): [name: string, port: number | undefined] {
  const found = /^(\[[^\]]*\]|[^:]*):(\d{1,5})$/.exec(entry);
  return found?.[1] === undefined ? [entry, undefined] : [found[1], Number(found[2])];
}

function inRange(host: string, range: string): boolean {
  const [network = '', bits = ''] = range.split('/');
  const family = isIP(bare(network));
  if (family === 0 || isIP(host) !== family || !/^\d{1,3}$/.test(bits) || Number(bits) > (family === 4 ? 32 : 128)) {
    return false;
  }
  const list = new BlockList();
  const type = family === 4 ? 'ipv4' : 'ipv6';
  list.addSubnet(bare(network), Number(bits), type);
  return list.check(host, type);
}

/** The name in lower case, without brackets and without the trailing dot of a fully qualified name. */
function bare(hostname: string): string {
  const name = withoutBrackets(hostname.toLowerCase());
  return name.length > 1 ? name.replace(/\.$/, '') : name;
}
