import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isLoopback, withoutBrackets } from '../baseUrl';

/**
 * The network that a service is in. Links from an `internet` service may lead only to public addresses. Links from
 * other services may lead anywhere. Links must use HTTPS, unless both the service and the linked host are on this
 * computer.
 */
export type NetworkScope = 'internet' | 'privateNetwork' | 'thisComputer';

/** Thrown when a host name resolves to a non-public address. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/**
 * Loopback, unspecified and link-local addresses, and addresses of private and shared networks (RFC 6890). BlockList
 * also matches IPv4 addresses that are mapped to IPv6.
 */
const privateAddresses = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateAddresses.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateAddresses.addSubnet(network, bits, 'ipv6');
}

/** Whether a URL's host is a non-public address, `localhost` or a name that ends in `.localhost`. */
export function isPrivateHost(hostname: string): boolean {
  const host = withoutBrackets(hostname);
  const family = isIP(host);
  if (family === 0) return isLoopback(host) || host.endsWith('.localhost');
  return privateAddresses.check(host, family === 4 ? 'ipv4' : 'ipv6');
}

/** Determines the network that a service is in. */
export async function scopeOf(hostname: string): Promise<NetworkScope> {
  if (isLoopback(hostname)) return 'thisComputer';
  if (isPrivateHost(hostname)) return 'privateNetwork';
  const addresses = await new Promise<readonly LookupAddress[]>((resolve) => {
    // A name that only a proxy can resolve fails here, and its network counts as `internet`.
    lookup(hostname, { all: true }, (error, found) => resolve(error === null ? found : []));
  });
  return addresses.some(({ address }) => isPrivateHost(address)) ? 'privateNetwork' : 'internet';
}

/**
 * A DNS lookup that fails if the name has a non-public address. The socket connects to the checked address, so DNS
 * cannot substitute another one.
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, options, (error, found, family) => {
    if (error !== null) {
      done(error, found, family);
      return;
    }
    const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address);
    if (addresses.some(isPrivateHost)) done(new PrivateAddressError(hostname), '');
    else done(null, found, family);
  });
};
