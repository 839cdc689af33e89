import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether a host is this machine: localhost, or a loopback address, which may stand in brackets. Resolves no names. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  const family = isIP(address);
  if (family === 0) return address.toLowerCase() === 'localhost';
  return LOOPBACK.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
