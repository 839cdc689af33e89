import { listPasskeys } from '#contract/staff/factor-calls.ts';
import { queryClient, readingOf } from '#counter/data/query-client.ts';
import { reloadMe } from '#counter/session/me.ts';

export const passkeysQuery = readingOf(listPasskeys);

/** Reads the person's second factors again, after one was added or removed. */
export const reloadFactors = () =>
  Promise.all([reloadMe(), queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })]);
