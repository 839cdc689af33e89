import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#contract/constants.ts';
import { toLatinDigits } from '#contract/rules.ts';
import { cutTyped } from '#contract/typed.ts';
import { refuseField } from './refusal.ts';

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
