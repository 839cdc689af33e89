import { listMentions, readMentions } from '#contract/mentions/calls.ts';
import { queryClient, readingOf } from '#counter/data/query-client.ts';
import { callStaff } from '#counter/data/staff-client.ts';

/** Keeps the bell current if the live stream is interrupted. */
const REFRESH_MS = 60_000;

export const mentionsQuery = { ...readingOf(listMentions), refetchInterval: REFRESH_MS };

export const refreshMentions = () => queryClient.invalidateQueries({ queryKey: [listMentions.path] });

export async function markAsRead(ids: string[]): Promise<void> {
  await callStaff(readMentions, { body: { ids } });
  await refreshMentions();
}
