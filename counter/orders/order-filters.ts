import { listGovernorates } from '#contract/governorates.ts';
import { ORDER_STATUSES } from '#contract/orders/staff-answers.ts';
import type { OrderFilters } from '#contract/orders/staff-calls.ts';
import { OBJECT_ID } from '#contract/rules.ts';
import { ORDER_SOURCES } from '#contract/staff-orders/kinds.ts';
import { isDay } from '#contract/times.ts';

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Filters of the order list, as the URL keeps them. */
export interface ListFilters {
  search: string;
  status: OrderStatus[];
  gateway: string;
  governorate: string;
  /** Where the order came from. */
  source: string;
  product: string;
  /** A customer id. */
  shopper: string;
  from: string;
  until: string;
}

export const NO_FILTERS: ListFilters = {
  search: '',
  status: [],
  gateway: '',
  governorate: '',
  source: '',
  product: '',
  shopper: '',
  from: '',
  until: '',
};

const MAX_SEARCH_LENGTH = 100;
const GATEWAY_PATTERN = /^[\w-]{1,40}$/;

/** Reads the filters from URL parameters and drops invalid values. */
export function readFilters(params: URLSearchParams): ListFilters {
  const read = (name: string, isValid: (text: string) => boolean) => {
    const text = params.get(name)?.trim() ?? '';
    return isValid(text) ? text : '';
  };
  const wanted = params.get('status')?.split(',') ?? [];
  return {
    search: read('search', () => true).slice(0, MAX_SEARCH_LENGTH),
    status: ORDER_STATUSES.filter((status) => wanted.includes(status)),
    gateway: read('gateway', (text) => GATEWAY_PATTERN.test(text)),
    governorate: read('governorate', (text) => (listGovernorates() as string[]).includes(text)),
    source: read('source', (text) => (ORDER_SOURCES as readonly string[]).includes(text)),
    product: read('product', (text) => OBJECT_ID.test(text)),
    shopper: read('shopper', (text) => OBJECT_ID.test(text)),
    from: read('from', isDay),
    until: read('until', isDay),
  };
}

/** Converts the filters to URL parameters, always in the same order. The result also serves as a key. */
export function writeFilters(filters: ListFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...NO_FILTERS, ...filters })) {
    const text = Array.isArray(value) ? value.join(',') : value.trim();
    if (text) params.set(name, text);
  }
  return params;
}

/** Converts the filters to the query of a call. */
export function toQuery(filters: ListFilters): OrderFilters {
  return Object.fromEntries(writeFilters(filters));
}

/** Counts the active filters, except for search and status, which have controls of their own. */
export const countFilters = (filters: ListFilters): number => {
  const { gateway, governorate, source, product, shopper, from, until } = filters;
  return [gateway, governorate, source, product, shopper, from || until].filter(Boolean).length;
};
