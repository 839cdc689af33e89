/** Reads requests: client, origin, language and query parameters. */
import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { DEFAULT_PAGE_SIZE, type Language, MAX_PAGE_SIZE } from '#contract/constants.ts';
import { toLatinDigits } from '#contract/rules.ts';
import { trimSearchText } from '#contract/text.ts';
import { refuseField } from './refusal.ts';

/** What the server passes to the API with each request. */
export type RequestEnv = {
  Bindings: {
    /** The client's network address, as trusted proxies report it if there are any. */
    clientAddress?: string;
    /** The shop's origin as the client sees it. */
    origin?: string;
    /** Collects the cache topics that the answer depends on, for pages rendered from it. */
    uses?: Set<string>;
  };
};

type RequestContext = Pick<Context<RequestEnv>, 'env' | 'req'>;

/** The shop's origin as the client sees it. */
export function originOf(c: RequestContext): string {
  return c.env?.origin ?? new URL(c.req.url).origin;
}

/** Identifies the client for rate limits; 'local' for calls within the process. */
export function clientOf(c: RequestContext): string {
  return networkOf(c.env?.clientAddress ?? 'local');
}

/** The network of one subscriber: an IPv4 address, or the first 64 bits of an IPv6 address. */
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

/** The /48 network of a client, all of which may belong to one subscriber; undefined for IPv4. */
export function siteOf(client: string): string | undefined {
  const head = IPV6_CLIENT.exec(client)?.[1];
  return head && `${head}::/48`;
}

/**
 * The language a request asks for: Arabic with `lang=ar`, else English.
 * Accept-Language is ignored, because browsers always send it: clients of the contract expect English.
 */
export function languageOf(c: Context, query: URLSearchParams = new URL(c.req.url).searchParams): Language {
  return readQueryValue(query, 'lang') === 'ar' ? 'ar' : 'en';
}

export interface Page {
  page: number;
  limit: number;
}

/** Whether a query value is empty, or a word that some clients send instead of an empty value. */
const isAbsent = (value: string) => value === '' || value === 'undefined' || value === 'null';

/** Parameters that hold typed text, which may be of any length. */
const TYPED_PARAMETERS = new Set(['keyword', 'q']);

/** The known, non-empty parameters of a query, in a fixed order. */
export function readKnownQuery(text: string, names: ReadonlySet<string>): URLSearchParams {
  const known = [...new URLSearchParams(text)]
    .map(
      ([name, value]) =>
        [name, TYPED_PARAMETERS.has(name) ? trimSearchText(value) : value.trim()] as [string, string],
    )
    .filter(([name, value]) => names.has(name) && !isAbsent(value));
  const query = new URLSearchParams(known);
  query.sort();
  return query;
}

/** A query value; an empty one, 'undefined' and 'null' count as absent. */
export function readQueryValue(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)?.trim();
  return value === undefined || isAbsent(value) ? undefined : value;
}

/** All values of a parameter in any notation: repeated, comma-separated, `name`, `name[in]`, `name[in][]`. */
export function readQueryValues(query: URLSearchParams, spellings: string[]): string[] {
  return spellings
    .flatMap((name) => query.getAll(name))
    .flatMap((value) => value.split(','))
    .map(trimSearchText)
    .filter((value) => !isAbsent(value));
}

/** Reads a positive whole number from a query. */
export function readWhole<Fallback>(
  query: URLSearchParams,
  name: string,
  fallback: Fallback,
): number | Fallback {
  const value = readQueryValue(query, name);
  if (value === undefined) return fallback;
  const latin = toLatinDigits(value);
  if (!/^\d{1,9}$/.test(latin) || Number(latin) < 1) {
    throw refuseField('not-whole', { param: name, location: 'query', value, values: [name] });
  }
  return Number(latin);
}

/** Page and limit of a list request; the limit is at most 100. */
export function readPage(query: URLSearchParams): Page {
  return {
    page: readWhole(query, 'page', 1),
    limit: Math.min(readWhole(query, 'limit', DEFAULT_PAGE_SIZE), MAX_PAGE_SIZE),
  };
}

/**
 * The list envelope, with further metadata if any. `results` counts the matches of all pages; an empty list has one
 * page.
 */
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
