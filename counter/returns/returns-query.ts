import { queryOptions } from '@tanstack/react-query';
import { listReturns, readReturn } from '#contract/orders/staff-returns.ts';
import { queryClient } from '#counter/data/query-client.ts';
import { callStaff } from '#counter/data/staff-client.ts';

const MAX_RETURNS = 200;

/** Returns with the given status; without a status, all open returns. */
export const returnsQuery = (status: string | undefined) =>
  queryOptions({
    queryKey: [listReturns.path, status ?? ''],
    queryFn: ({ signal }) =>
      callStaff(listReturns, { query: { limit: MAX_RETURNS, ...(status && { status }) }, signal }),
  });

export const returnQuery = (number: string) =>
  queryOptions({
    queryKey: [readReturn.path, number],
    queryFn: async ({ signal }) => (await callStaff(readReturn, { return: number, signal })).data,
  });

export async function refreshReturns(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [listReturns.path] }),
    queryClient.invalidateQueries({ queryKey: [readReturn.path] }),
  ]);
}
