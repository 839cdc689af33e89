import type { Api } from '#api/dependencies.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { mentionCalls } from '#contract/mentions/calls.ts';
import { listColleagues, markMentionsRead, readMentionsOf } from './mentions.ts';

/** Serves the staff's calls about mentions. */
export function serveMentions({ db, clock }: Api, { serve }: CallRoutes): void {
  serve(mentionCalls.listColleagues, async () => ({ data: await listColleagues(db) }));
  serve(mentionCalls.listMentions, (c) => readMentionsOf(db, c.var.staff.member.id));
  serve(mentionCalls.readMentions, async (c, { body }) => {
    const { ids } = await body();
    await markMentionsRead(db, c.var.staff.member.id, ids, new Date(clock()));
    return null;
  });
}
