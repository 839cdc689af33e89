const MAX_LENGTH = 2000;
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export interface ReturnAddresses {
  successUrl: string;
  cancelUrl: string;
}

function isAllowed({ origin, hostname, protocol, username, password }: URL, origins: string[]): boolean {
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  if (username || password) return false;
  return origins.includes(origin) || LOOPBACK.test(hostname);
}

/** Where a shopper returns to after payment, for a client at `base`; undefined when we would not send anybody there. */
export function resolveReturnAddresses(base: string, origins: string[]): ReturnAddresses | undefined {
  if (base.length > MAX_LENGTH || !URL.canParse(base)) return undefined;
  const url = new URL(base);
  if (!isAllowed(url, origins)) return undefined;
  // The parsed spelling, so that what was checked is what a browser gets; `/#` at the end survives for hash routes.
  const stem = url.href.replace(/\/+$/, '');
  return { successUrl: `${stem}/allorders`, cancelUrl: `${stem}/cart` };
}
