import { LEDGER_KINDS } from '#contract/bookkeeping/kinds.ts';
import { OBJECT_ID } from '#contract/rules.ts';
import { readSpan, type Span } from './spans.ts';

export interface LedgerFilters extends Span {
  gateway: string;
  kind: string;
  order: string;
  staff: string;
}

const MAX_LENGTH = 100;

/**
 * Reads the filters from URL parameters and drops invalid ones. Without days in the URL, an order's entries of all
 * days are shown; otherwise, those of the last 30 days.
 */
export function readLedgerFilters(params: URLSearchParams, now: Date): LedgerFilters {
  const read = (name: string) => params.get(name)?.trim().slice(0, MAX_LENGTH) ?? '';
  const order = read('order');
  const staff = read('staff');
  return {
    gateway: read('gateway'),
    kind: LEDGER_KINDS.find((kind) => kind === read('kind')) ?? '',
    order,
    staff: OBJECT_ID.test(staff) ? staff : '',
    ...readSpan(params, order ? 'all' : 'last30', now),
  };
}

/** Converts the filters to the query of a call and omits empty ones. */
export const toLedgerQuery = (filters: LedgerFilters): Partial<LedgerFilters> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
