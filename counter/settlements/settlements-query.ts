import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import {
  listSettlementLines,
  listSettlements,
  readSettlement,
} from '#contract/bookkeeping/settlement-calls.ts';
import { queryClient, readingOf } from '#counter/data/query-client.ts';
import { callStaff } from '#counter/data/staff-client.ts';

/** All settlements, the newest first, page by page. */
export const settlementsQuery = infiniteQueryOptions({
  queryKey: [listSettlements.path],
  queryFn: ({ signal, pageParam }) =>
    callStaff(listSettlements, { query: { ...(pageParam && { before: pageParam }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});

export const settlementQuery = (id: string) => readingOf(readSettlement, { id });

/** The lines with a result, page by page; all lines without one. */
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

/** Reads again what an import or its withdrawal changed: what is missing elsewhere, and cash that is out. */
export const refreshMoney = (withdrawn?: string): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      String(queryKey[0]).startsWith('/money/') &&
      !(withdrawn && JSON.stringify(queryKey).includes(withdrawn)),
  });
