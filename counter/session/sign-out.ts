import { signOutStaff } from '#contract/staff/me-calls.ts';
import { queryClient } from '#counter/data/query-client.ts';
import { askStaff } from '#counter/data/staff-client.ts';
import { meQuery } from './me.ts';

/** Ends the session, and forgets what it read. */
export async function signOut(): Promise<void> {
  await askStaff(signOutStaff);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
  await queryClient.resetQueries({ queryKey: meQuery.queryKey });
}
