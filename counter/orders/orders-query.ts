import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listOrders, readOrder } from '#contract/orders/staff-calls.ts';
import { queryClient } from '#counter/data/query-client.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { type ListFilters, type OrderStatus, toQuery } from './order-filters.ts';

const PAGE_SIZE = 50;
/** Refetches at this interval, so that new orders appear without a reload. */
const REFRESH_MS = 60_000;

/** Reads the orders that match the filters, page by page. */
export const ordersQuery = (filters: ListFilters) =>
  infiniteQueryOptions({
    queryKey: [listOrders.path, toQuery(filters)],
    queryFn: ({ signal, pageParam }) =>
      callStaff(listOrders, {
        query: { ...toQuery(filters), limit: PAGE_SIZE, ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });

/** Counts the orders that have one of these statuses. */
export const countQuery = (statuses: readonly OrderStatus[]) =>
  queryOptions({
    queryKey: [listOrders.path, 'count', statuses],
    queryFn: ({ signal }) =>
      callStaff(listOrders, { query: { status: statuses.join(','), limit: 1 }, signal }),
    refetchInterval: REFRESH_MS,
  });

export const orderQuery = (order: string) =>
  queryOptions({
    queryKey: [readOrder.path, order],
    queryFn: async ({ signal }) => (await callStaff(readOrder, { order, signal })).data,
  });

/** Refetches the orders and order lists that are on the screen. */
export async function refreshOrders(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [listOrders.path] }),
    queryClient.invalidateQueries({ queryKey: [readOrder.path] }),
  ]);
}
