import type { SQL, SQLWrapper } from 'drizzle-orm';
import { and, arrayOverlaps, gt, gte, inArray, like, lt, lte, sql } from '#api/platform/database/drizzle.ts';
import { readQueryValue, readQueryValues } from '#api/platform/http/list-query.ts';
import { parseId } from '#api/platform/http/parse-request.ts';
import { refuseField } from '#api/platform/http/refusal.ts';
import { toLatinDigits } from '#contract/rules.ts';
import { products, sellingPiastres } from './tables.ts';

const IDS = {
  brand: (ids: string[]) => inArray(products.brandId, ids),
  category: (ids: string[]) => inArray(products.categoryId, ids),
  subcategory: (ids: string[]) => arrayOverlaps(products.subcategoryIds, ids),
};
const spellingsOf = (name: string) => [name, `${name}[]`, `${name}[in]`, `${name}[in][]`];

/** Piastres are whole: a bound between two of them is rounded so that it selects the same products. */
const inPiastres = {
  up: (egp: number) => whole(egp, Math.ceil),
  down: (egp: number) => whole(egp, Math.floor),
};
interface Range {
  column: SQLWrapper;
  up: (value: number) => number;
  down: (value: number) => number;
}

const RANGES: Record<'price' | 'priceAfterDiscount' | 'offerPrice' | 'ratingsAverage', Range> = {
  price: { column: products.pricePiastres, ...inPiastres },
  priceAfterDiscount: { column: sellingPiastres, ...inPiastres },
  offerPrice: { column: products.offerPiastres, ...inPiastres },
  ratingsAverage: { column: products.ratingsAverage, up: Number, down: Number },
};
// Rounded to a millionth first, so that 19.99 does not become 1998.9999999999998 piastres.
const whole = (egp: number, round: (value: number) => number) => round(Math.round(egp * 1e6) / 1e4);

const BOUNDS = {
  gte: { compare: gte, end: 'up' },
  gt: { compare: gt, end: 'down' },
  lte: { compare: lte, end: 'down' },
  lt: { compare: lt, end: 'up' },
} as const;

/** The parameters that decide which products a list holds. */
export const FILTER_PARAMETERS = [
  'keyword',
  ...Object.keys(IDS).flatMap(spellingsOf),
  ...Object.keys(RANGES).flatMap((name) => Object.keys(BOUNDS).map((bound) => `${name}[${bound}]`)),
];

function readNumber(query: URLSearchParams, name: string): number | undefined {
  const value = readQueryValue(query, name);
  if (value === undefined) return undefined;
  const latin = toLatinDigits(value);
  if (!/^-?\d{1,9}(?:\.\d{1,9})?$/.test(latin))
    throw refuseField('not-a-number', { param: name, location: 'query', value, values: [name] });
  return Number(latin);
}

function filterByKeyword(query: URLSearchParams): SQL | undefined {
  const keyword = foldText(readQueryValue(query, 'keyword') ?? '');
  if (keyword === '') return undefined;
  // No text in the database has a NUL in it, and it refuses to look for one.
  if (keyword.includes('\0')) return sql`false`;
  return like(products.searchText, `%${keyword.replace(/[\\%_]/g, '\\$&')}%`);
}

/** What a list can be narrowed by. */
export type Filter = keyof typeof IDS | keyof typeof RANGES;

/** The condition that a products query asks for, without the filters in `except`; a wrong parameter is refused by name. */
export function filterProducts(query: URLSearchParams, ...except: Filter[]): SQL | undefined {
  const isLeftOut = (name: string) => except.some((filter) => filter === name);
  const byIds = Object.entries(IDS).map(([name, toCondition]) => {
    if (isLeftOut(name)) return undefined;
    const ids = readQueryValues(query, spellingsOf(name)).map((id) => parseId(id, name, 'query'));
    return ids.length > 0 ? toCondition([...new Set(ids)]) : undefined;
  });
  const byRange = Object.entries(RANGES).flatMap(([name, { column, ...ends }]) =>
    Object.entries(BOUNDS).map(([bound, { compare, end }]) => {
      if (isLeftOut(name)) return undefined;
      const value = readNumber(query, `${name}[${bound}]`);
      return value === undefined ? undefined : compare(column, ends[end](value));
    }),
  );
  return and(filterByKeyword(query), ...byIds, ...byRange);
}

const LETTERS: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي' };

/** Text as search compares it: case, Arabic marks and spelling variants do not count. */
export function foldText(text: string): string {
  return toLatinDigits(text)
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآٱىةؤئ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
