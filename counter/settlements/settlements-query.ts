import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import {
  listSettlementLines,
  listSettlements,
  readSettlement,
} from '#contract/bookkeeping/settlement-calls.ts';
import { createReadQuery, queryClient } from '#counter/data/query-client.ts';
import { callStaff } from '#counter/data/staff-client.ts';

/** All settlements, newest first, page by page. */
export const settlementsQuery = infiniteQueryOptions({
  queryKey: [listSettlements.path],
  queryFn: ({ signal, pageParam }) =>
    callStaff(listSettlements, { query: { ...(pageParam && { before: pageParam }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});

export const settlementQuery = (id: string) => createReadQuery(readSettlement, { id });

/** The lines with the given result, page by page; without a result, all lines. */
export const linesQuery = (id: string, result: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [listSettlementLines.path, id, result],
    queryFn: ({ signal, pageParam }) =>
      callStaff(listSettlementLines, {
        id,
        query: { ...(result && { result }), ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/**
 * Refetches money data after an import or a withdrawal, except that of the withdrawn settlement, which no longer
 * exists.
 */
export const refreshMoney = (withdrawn?: string): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      String(queryKey[0]).startsWith('/money/') &&
      !(withdrawn && JSON.stringify(queryKey).includes(withdrawn)),
  });
