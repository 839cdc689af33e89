import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** The client's address and the origin that a request was sent to. */
export interface Visitor {
  clientAddress: string;
  /** Undefined if the Host header is missing or malformed. */
  origin: string | undefined;
}

export interface VisitorSettings {
  proxyHops: number;
  publicUrl: string | undefined;
}

const HOST = /^(?:[a-z\d](?:[a-z\d_.-]{0,252}[a-z\d.])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The entry of the outermost trusted proxy in a forwarding header: each proxy appends, so count from the end. */
function readForwarded(header: string | string[] | undefined, hops: number): string | undefined {
  const values = [header ?? []].flat().join(',').split(',');
  return values[Math.max(0, values.length - hops)]?.trim() || undefined;
}

function readAddress(text: string | undefined): string | undefined {
  // Unwrap IPv4-mapped IPv6, so that one client doesn't count as two.
  const address = text?.replace(/^::ffff:(?=\d+\.)/i, '');
  return address && isIP(address) ? address : undefined;
}

type IncomingRequest = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/** The client's address, behind trusted proxies. */
function readClientAddress({ headers, socket }: IncomingRequest, proxyHops: number): string {
  const forwarded = proxyHops > 0 ? readForwarded(headers['x-forwarded-for'], proxyHops) : undefined;
  return readAddress(forwarded) ?? readAddress(socket.remoteAddress) ?? 'unknown';
}

/** The shop's origin as this client sees it. */
export function readOrigin(
  { headers }: IncomingRequest,
  { proxyHops, publicUrl }: VisitorSettings,
): string | undefined {
  if (publicUrl) return publicUrl;
  if (proxyHops === 0) return toOrigin('http', headers.host);
  const scheme = readForwarded(headers['x-forwarded-proto'], proxyHops) === 'https' ? 'https' : 'http';
  return toOrigin(scheme, readForwarded(headers['x-forwarded-host'], proxyHops) ?? headers.host);
}

export const readVisitor = (incoming: IncomingRequest, settings: VisitorSettings): Visitor => ({
  clientAddress: readClientAddress(incoming, settings.proxyHops),
  origin: readOrigin(incoming, settings),
});

function toOrigin(scheme: string, host: string | undefined): string | undefined {
  return host && HOST.test(host) ? `${scheme}://${host.toLowerCase()}` : undefined;
}
