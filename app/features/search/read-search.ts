import { toPiastres } from '#contract/money.ts';
import { toLatinDigits } from '#contract/rules.ts';
import { trimSearchText } from '#contract/text.ts';
import { MAX_PAGES_SHOWN, type Search, SORT_ORDERS } from './search.ts';

const MAX_IDS = 30;
// Control characters and lone surrogates: no title has them, and a provider may fail on them.
const NON_TEXT_CHARACTERS = /[\p{Cc}\p{Cs}]/gu;
const ID_FORMAT = /^[\w-]{1,64}$/;
// `key:value`, as in facets; the value may be in any script.
const OPTION_FORMAT = /^[\w-]{1,40}:[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]{0,59}$/u;
const RATING_FORMAT = /^[1-5]$/;
const PRICE_FORMAT = /^\d{1,9}(?:\.\d{1,2})?$/;
// One page, or a range of pages shown together: 3, 1-3.
const PAGES_FORMAT = /^(?:([1-9]\d{0,5})-)?([1-9]\d{0,5})$/;

/** Normalises a typed keyword. */
export function normaliseKeyword(text: string): string {
  return trimSearchText(text).replace(NON_TEXT_CHARACTERS, ' ').replace(/\s+/g, ' ').trim();
}

/** Parses a price with thousands separators or Arabic digits. */
function parsePiastres(text: string | null): number | undefined {
  const price = toLatinDigits(text ?? '')
    .replace(/[\s,٬]/g, '')
    .replace('٫', '.');
  return PRICE_FORMAT.test(price) && Number(price) > 0 ? toPiastres(Number(price)) : undefined;
}

/** Sorted, so that the same choices have one address. */
function readValues(texts: string[], valid: RegExp): string[] {
  return [...new Set(texts.filter((text) => valid.test(text)))].sort().slice(0, MAX_IDS);
}

function readPages(text: string): Pick<Search, 'page' | 'pagesAbove'> {
  const [, first, last = 1] = PAGES_FORMAT.exec(text) ?? [];
  const page = Number(last);
  const above = page - Number(first ?? last);
  return { page, pagesAbove: above > 0 ? Math.min(above, MAX_PAGES_SHOWN - 1) : 0 };
}

/** Parses a query; invalid parts are ignored. */
export function readSearch(params: URLSearchParams): Search {
  const minPiastres = parsePiastres(params.get('min'));
  const maxPiastres = parsePiastres(params.get('max'));
  const isSwapped = minPiastres !== undefined && maxPiastres !== undefined && minPiastres > maxPiastres;
  const keyword = normaliseKeyword(params.get('keyword') ?? '');
  const rating = params.get('rating') ?? '';
  const sort = SORT_ORDERS.find((one) => one === params.get('sort')) ?? '';
  return {
    keyword,
    isLiteral: params.get('literal') === '1',
    categories: readValues(params.getAll('category'), ID_FORMAT),
    subcategories: readValues(params.getAll('subcategory'), ID_FORMAT),
    brands: readValues(params.getAll('brand'), ID_FORMAT),
    options: readValues(params.getAll('option'), OPTION_FORMAT),
    minPiastres: isSwapped ? maxPiastres : minPiastres,
    maxPiastres: isSwapped ? minPiastres : maxPiastres,
    minRating: RATING_FORMAT.test(rating) ? Number(rating) : undefined,
    isOffersOnly: params.get('offers') === '1',
    isInStockOnly: params.get('stock') === '1',
    // Without a keyword the newest come first anyway.
    sort: sort === '-createdAt' && !keyword ? '' : sort,
    ...readPages(params.get('page') ?? ''),
  };
}

/** Parses the fields of a form like the query that it would submit. A form has no field for `isLiteral`. */
export function readForm(form: HTMLFormElement): Omit<Search, 'isLiteral'> {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const { isLiteral: _, ...search } = readSearch(new URLSearchParams(pairs));
  return search;
}

/** The filters of a form, without keyword and sort order. */
export function readFilters(form: HTMLFormElement): Partial<Search> {
  const { keyword: _, sort: __, page: ___, pagesAbove: ____, ...filters } = readForm(form);
  return filters;
}
