import { isLoopback } from '#api/platform/http/loopback.ts';

const MAX_URL_LENGTH = 2000;

export interface ReturnAddresses {
  successUrl: string;
  cancelUrl: string;
}

/** Whether a URL belongs to the shop, to a client that the operator configured, or to the shopper's own machine. */
function isKnown({ origin, hostname }: URL, origins: string[]): boolean {
  return origins.includes(origin) || isLoopback(hostname);
}

interface AllowedOrigins {
  /** The shop's own origin, and those that the operator configured. */
  origins: string[];
  /** The calling site, from the browser's `Origin` header. */
  browserOrigin?: string | undefined;
}

function isAllowed(url: URL, { origins, browserOrigin }: AllowedOrigins): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (url.username || url.password) return false;
  // A sandboxed page sends `null`, which is the origin of no web URL.
  return isKnown(url, origins) || url.origin === browserOrigin;
}

/** Where a shopper returns after payment, for a client at `base`; undefined if `base` is not allowed. */
export function resolveReturnAddresses(base: string, allowed: AllowedOrigins): ReturnAddresses | undefined {
  if (base.length > MAX_URL_LENGTH || !URL.canParse(base)) return undefined;
  const url = new URL(base);
  if (!isAllowed(url, allowed)) return undefined;
  // Uses the parsed form, so that browsers get exactly what was checked. A trailing `/#` is kept for hash routers.
  const stem = url.href.replace(/(?<!\/)\/+$/, '');
  return { successUrl: `${stem}/allorders`, cancelUrl: `${stem}/cart` };
}

/** The host of a site that only the `Origin` header allowed, to show to shoppers; undefined for known sites. */
export function findForeignHost(address: string, origins: string[]): string | undefined {
  const url = new URL(address);
  return isKnown(url, origins) ? undefined : url.host;
}
