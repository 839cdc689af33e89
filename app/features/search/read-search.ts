import { toPiastres } from '#contract/money.ts';
import { toLatinDigits } from '#contract/rules.ts';
import { type Search, SORTS } from './search.ts';

const MOST_LETTERS = 100;
const MOST_IDS = 30;
// Control characters and lone surrogates: no title has them, and a provider may fail on them.
const NOT_TEXT = /[\p{Cc}\p{Cs}]/gu;
const ID = /^[\w-]{1,64}$/;
const PRICE = /^\d{1,9}(?:\.\d{1,2})?$/;
const PAGE = /^[1-9]\d{0,5}$/;

/** The normalised keyword of what somebody typed. */
export function readKeyword(text: string): string {
  const words = text.replace(NOT_TEXT, ' ').replace(/\s+/g, ' ').trim();
  // By code point: a cut between UTF-16 units may leave half a letter.
  return [...words].slice(0, MOST_LETTERS).join('').trim();
}

/** Parses a price with thousands separators or Arabic digits. */
function readPiastres(text: string | null): number | undefined {
  const price = toLatinDigits(text ?? '')
    .replace(/[\s,٬]/g, '')
    .replace('٫', '.');
  return PRICE.test(price) && Number(price) > 0 ? toPiastres(Number(price)) : undefined;
}

/** Sorted, so that the same choice has one address. */
function readIds(texts: string[]): string[] {
  return [...new Set(texts.filter((text) => ID.test(text)))].sort().slice(0, MOST_IDS);
}

/** Parses a query; invalid parts are ignored. */
export function readSearch(params: URLSearchParams): Search {
  const minPiastres = readPiastres(params.get('min'));
  const maxPiastres = readPiastres(params.get('max'));
  const isSwapped = minPiastres !== undefined && maxPiastres !== undefined && minPiastres > maxPiastres;
  const page = params.get('page') ?? '';
  return {
    keyword: readKeyword(params.get('keyword') ?? ''),
    categories: readIds(params.getAll('category')),
    brands: readIds(params.getAll('brand')),
    minPiastres: isSwapped ? maxPiastres : minPiastres,
    maxPiastres: isSwapped ? minPiastres : maxPiastres,
    isOffersOnly: params.get('offers') === '1',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? '',
    page: PAGE.test(page) ? Number(page) : 1,
  };
}
