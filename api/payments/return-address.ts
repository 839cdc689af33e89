const MAX_LENGTH = 2000;
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export interface ReturnAddresses {
  successUrl: string;
  cancelUrl: string;
}

/** Whether an address is one of ours, of a client the operator named, or on the shopper's own machine. */
function isKnown({ origin, hostname }: URL, origins: string[]): boolean {
  return origins.includes(origin) || LOOPBACK.test(hostname);
}

interface Allowed {
  /** Our own and those that the operator named. */
  origins: string[];
  /** The site that the call came from, as the shopper's browser names it in `Origin`. */
  namedByBrowser?: string | undefined;
}

function isAllowed(url: URL, { origins, namedByBrowser }: Allowed): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (url.username || url.password) return false;
  // `null`, which a sandboxed page sends, equals the origin of no web address.
  return isKnown(url, origins) || url.origin === namedByBrowser;
}

/** Where a shopper returns to after payment, for a client at `base`; undefined when we would not send anybody there. */
export function resolveReturnAddresses(base: string, allowed: Allowed): ReturnAddresses | undefined {
  if (base.length > MAX_LENGTH || !URL.canParse(base)) return undefined;
  const url = new URL(base);
  if (!isAllowed(url, allowed)) return undefined;
  // The parsed spelling, so that what was checked is what a browser gets; `/#` at the end survives for hash routes.
  const stem = url.href.replace(/(?<!\/)\/+$/, '');
  return { successUrl: `${stem}/allorders`, cancelUrl: `${stem}/cart` };
}

/** The host of a site that only a browser named: shoppers are told of it and go there by a button. Undefined for known ones. */
export function findForeignHost(address: string, origins: string[]): string | undefined {
  const url = new URL(address);
  return isKnown(url, origins) ? undefined : url.host;
}
