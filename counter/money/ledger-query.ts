import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listLedger } from '#contract/bookkeeping/calls.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { type LedgerFilters, toLedgerQuery } from './ledger-filters.ts';

/** Reads the ledger entries that match the filters, page by page. */
export const ledgerQuery = (filters: LedgerFilters) =>
  infiniteQueryOptions({
    queryKey: [listLedger.path, toLedgerQuery(filters)],
    queryFn: ({ signal, pageParam }) =>
      callStaff(listLedger, {
        query: { ...toLedgerQuery(filters), ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
