import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#contract/constants.ts';
import { toLatinDigits } from '#contract/rules.ts';
import { fieldFailure } from './failure.ts';

export interface Page {
  page: number;
  limit: number;
}

/** A query value as sent; empty or 'undefined' counts as absent, as careless clients send it. */
export function readQueryValue(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)?.trim();
  return value === undefined || value === '' || value === 'undefined' || value === 'null' ? undefined : value;
}

function readWhole(query: URLSearchParams, name: string, fallback: number): number {
  const value = readQueryValue(query, name);
  if (value === undefined) return fallback;
  const latin = toLatinDigits(value);
  if (!/^\d{1,9}$/.test(latin) || Number(latin) < 1) {
    throw fieldFailure(name, `${name} must be a whole number from 1`, 'query', value);
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

/** The list envelope: `results` counts the matches of all pages. */
export function presentList<Item>(data: Item[], results: number, { page, limit }: Page) {
  const numberOfPages = Math.ceil(results / limit);
  return {
    results,
    metadata: {
      currentPage: page,
      numberOfPages,
      limit,
      ...(page < numberOfPages && { nextPage: page + 1 }),
      ...(page > 1 && { prevPage: page - 1 }),
    },
    data,
  };
}
