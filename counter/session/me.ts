import { queryOptions, useQuery } from '@tanstack/react-query';
import type { StaffMe } from '#contract/staff/answers.ts';
import { readStaffMe, signOutStaff } from '#contract/staff/me-calls.ts';
import { queryClient } from '#counter/data/query-client.ts';
import { askStaff } from '#counter/data/staff-client.ts';

/** The signed-in person; an error if nobody is. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => (await askStaff(readStaffMe, { signal })).data,
  staleTime: 60_000,
});

export const rememberMe = (me: StaffMe) => queryClient.setQueryData(meQuery.queryKey, me);

/** Reads the person again, after a change that says less. */
export const reloadMe = () => queryClient.invalidateQueries({ queryKey: meQuery.queryKey });

/** The signed-in person, below the session gate. */
export function useMe(): StaffMe {
  const { data } = useQuery(meQuery);
  if (!data) throw new Error('a screen is shown to nobody');
  return data;
}

/** Ends the session, and forgets what it read. */
export async function signOut(): Promise<void> {
  await askStaff(signOutStaff);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
  await queryClient.resetQueries({ queryKey: meQuery.queryKey });
}
