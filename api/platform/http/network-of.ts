import { isIPv6 } from 'node:net';

/** The part of an address that one subscriber holds: an IPv4 address as it is, the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const network = [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
