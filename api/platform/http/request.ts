/** What a request says: where it comes from, its language, and the parameters of its query. */
import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { DEFAULT_PAGE_SIZE, type Language, MAX_PAGE_SIZE } from '#contract/constants.ts';
import { toLatinDigits } from '#contract/rules.ts';
import { cutTyped } from '#contract/typed.ts';
import { refuseField } from './refusal.ts';

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

export interface Page {
  page: number;
  limit: number;
}

/** Whether a query value says nothing: empty, or the words that careless clients send for it. */
const isAbsent = (value: string) => value === '' || value === 'undefined' || value === 'null';

/** Parameters that hold words, of any length that a stranger likes. */
const TYPED = new Set(['keyword', 'q']);

/** The parameters of a query that we know and that say something, in one order, whatever else a client sends. */
export function readKnownQuery(text: string, names: ReadonlySet<string>): URLSearchParams {
  const known = [...new URLSearchParams(text)]
    .map(([name, value]) => [name, TYPED.has(name) ? cutTyped(value) : value.trim()] as [string, string])
    .filter(([name, value]) => names.has(name) && !isAbsent(value));
  const query = new URLSearchParams(known);
  query.sort();
  return query;
}

/** A query value as sent; empty or 'undefined' counts as absent, as careless clients send it. */
export function readQueryValue(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)?.trim();
  return value === undefined || isAbsent(value) ? undefined : value;
}

/** All values of a parameter, however it is spelt: repeated, in commas, `name`, `name[in]`, `name[in][]`. */
export function readQueryValues(query: URLSearchParams, spellings: string[]): string[] {
  return spellings
    .flatMap((name) => query.getAll(name))
    .flatMap((value) => value.split(','))
    .map(cutTyped)
    .filter((value) => !isAbsent(value));
}

function readWhole(query: URLSearchParams, name: string, fallback: number): number {
  const value = readQueryValue(query, name);
  if (value === undefined) return fallback;
  const latin = toLatinDigits(value);
  if (!/^\d{1,9}$/.test(latin) || Number(latin) < 1) {
    throw refuseField('not-whole', { param: name, location: 'query', value, values: [name] });
  }
  return Number(latin);
}

/** page and limit of a list request; a limit above 100 counts as 100. */
export function readPage(query: URLSearchParams): Page {
  return {
    page: readWhole(query, 'page', 1),
    limit: Math.min(readWhole(query, 'limit', DEFAULT_PAGE_SIZE), MAX_PAGE_SIZE),
  };
}

/** The list envelope, with more metadata where a list has any: `results` counts the matches of all pages; an empty result has page 1 alone. */
export function presentList<Item, More extends object>(
  data: Item[],
  results: number,
  asked: Page,
  more?: More,
) {
  const { limit } = asked;
  const page = results === 0 ? 1 : asked.page;
  const numberOfPages = Math.ceil(results / limit);
  return {
    results,
    metadata: {
      currentPage: page,
      numberOfPages,
      limit,
      ...(page < numberOfPages && { nextPage: page + 1 }),
      ...(page > 1 && { prevPage: page - 1 }),
      ...more,
    },
    data,
  };
}
