import { readTeam } from '#contract/staff/team-calls.ts';
import { queryClient, readingOf } from '#counter/data/query-client.ts';

export const teamQuery = readingOf(readTeam);
export const reloadTeam = () => queryClient.invalidateQueries({ queryKey: teamQuery.queryKey });
