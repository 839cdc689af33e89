import { toPiastres } from '#contract/money.ts';
import { toLatinDigits } from '#contract/rules.ts';
import { type Search, SORTS } from './search.ts';

const MOST_LETTERS = 100;
const MOST_IDS = 30;
// Control characters and halves of a letter: no title has them, and a provider may stumble over them.
const NOT_TEXT = /[\p{Cc}\p{Cs}]/gu;
const ID = /^[\w-]{1,64}$/;
const PRICE = /^\d{1,9}(?:\.\d{1,2})?$/;
const PAGE = /^[1-9]\d{0,5}$/;

/** The words to look for, from what somebody typed. */
export function readKeyword(text: string): string {
  const words = text.replace(NOT_TEXT, ' ').replace(/\s+/g, ' ').trim();
  // By letters, because a cut at a number of bytes may leave half of one.
  return [...words].slice(0, MOST_LETTERS).join('').trim();
}

/** A price as people write it, with thousands and Arabic digits. */
function readPiastres(text: string | null): number | undefined {
  const price = toLatinDigits(text ?? '')
    .replace(/[\s,٬]/g, '')
    .replace('٫', '.');
  return PRICE.test(price) && Number(price) > 0 ? toPiastres(Number(price)) : undefined;
}

/** In one order, so that the same choice has one address. */
function readIds(texts: string[]): string[] {
  return [...new Set(texts.filter((text) => ID.test(text)))].sort().slice(0, MOST_IDS);
}

/** What an address asks for; what makes no sense in it counts as not said. */
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
