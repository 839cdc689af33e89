import { listMentions, readMentions } from '#contract/mentions/calls.ts';
import { queryClient, readingOf } from '#counter/data/query-client.ts';
import { callStaff } from '#counter/data/staff-client.ts';

/** Where the stream is cut off for long, the bell is still right within a minute. */
const REFRESH_MS = 60_000;

/** The newest notes that mention the signed-in person. */
export const mentionsQuery = { ...readingOf(listMentions), refetchInterval: REFRESH_MS };

export const refreshMentions = () => queryClient.invalidateQueries({ queryKey: [listMentions.path] });

export async function markAsRead(ids: string[]): Promise<void> {
  await callStaff(readMentions, { body: { ids } });
  await refreshMentions();
}
