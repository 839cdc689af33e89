import { queryOptions, useQuery } from '@tanstack/react-query';
import type { StaffMe } from '#contract/staff/answers.ts';
import { readStaffMe, signOutStaff } from '#contract/staff/me-calls.ts';
import { queryClient } from '#counter/data/query-client.ts';
import { askStaff } from '#counter/data/staff-client.ts';

/** The signed-in person. Rejects if nobody is signed in. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => (await askStaff(readStaffMe, { signal })).data,
  staleTime: 60_000,
});

export const rememberMe = (me: StaffMe) => queryClient.setQueryData(meQuery.queryKey, me);

/** Refetches the signed-in person. For changes whose response does not contain the person. */
export const reloadMe = () => queryClient.invalidateQueries({ queryKey: meQuery.queryKey });

/** The signed-in person. Throws outside the session gate. */
export function useMe(): StaffMe {
  const { data } = useQuery(meQuery);
  if (!data) throw new Error('a screen is shown to nobody');
  return data;
}

/** Ends the session and clears the cached data. */
export async function signOut(): Promise<void> {
  await askStaff(signOutStaff);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
  await queryClient.resetQueries({ queryKey: meQuery.queryKey });
}
