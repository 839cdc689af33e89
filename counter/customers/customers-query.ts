import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listCustomers, readCustomer } from '#contract/customers/calls.ts';
import { queryClient } from '#counter/data/query-client.ts';
import { callStaff } from '#counter/data/staff-client.ts';

const PAGE_SIZE = 50;

/** Reads the customers that match a search, page by page; an empty search matches all. */
export const customersQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [listCustomers.path, search],
    queryFn: ({ signal, pageParam }) =>
      callStaff(listCustomers, {
        query: { limit: PAGE_SIZE, ...(search && { search }), ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: [readCustomer.path, id],
    queryFn: async ({ signal }) => (await callStaff(readCustomer, { id, signal })).data,
  });

/** Refetches the customers and customer lists that are on the screen. */
export async function refreshCustomers(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [listCustomers.path] }),
    queryClient.invalidateQueries({ queryKey: [readCustomer.path] }),
  ]);
}
