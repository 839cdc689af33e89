import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { Language } from '#contract/constants.ts';
import { readQueryValue } from './list-query.ts';

/** What the server tells the API about each request. */
export type RequestEnv = {
  Bindings: {
    /** The client's network address, with trusted proxies already skipped. */
    clientAddress?: string;
    /** The shop's own address as this client sees it: scheme, host, port. */
    origin?: string;
    /** Collects what the answer was made from, for whoever makes something else of it. */
    uses?: Set<string>;
  };
};

type RequestContext = Pick<Context<RequestEnv>, 'env' | 'req'>;

/** The shop's own address as this client sees it. */
export function originOf(c: RequestContext): string {
  return c.env?.origin ?? new URL(c.req.url).origin;
}

/** Tells clients apart for limits; 'local' is a call from inside the process. */
export function clientOf(c: RequestContext): string {
  return networkOf(c.env?.clientAddress ?? 'local');
}

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

const IPV6_CLIENT = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/;

/** The /48 of a client, which one subscriber may hold all 65,536 clients of; undefined for IPv4. */
export function siteOf(client: string): string | undefined {
  const head = IPV6_CLIENT.exec(client)?.[1];
  return head && `${head}::/48`;
}

/**
 * The language a request asks for: Arabic with `lang=ar`, else English.
 * Never by Accept-Language, which browsers send by themselves: clients that know of no other language see English.
 */
export function languageOf(c: Context, query: URLSearchParams = new URL(c.req.url).searchParams): Language {
  return readQueryValue(query, 'lang') === 'ar' ? 'ar' : 'en';
}
