import type { Context } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { parseQuery } from '#api/platform/http/parse-request.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { questionStaffCalls, questionsQuery } from '#contract/questions/staff-calls.ts';
import { hasPermission } from '#contract/staff/permissions.ts';
import { listStaffQuestions, readStaffQuestion } from './staff-questions.ts';
import { type QuestionAct, setHidden, writeQuestion } from './write-question.ts';

/** An API key never learns who asked: it may have fewer permissions than its owner's role. */
const readerOf = ({ var: { actor } }: Context<ApiEnv>) => ({
  mayReadCustomers: actor.via === 'counter' && hasPermission(actor.role, 'customers.read'),
});

/** Serves the staff's calls about questions. */
export function serveStaffQuestions(api: Api, { serve }: CallRoutes): void {
  const { db, changes } = api;
  const actOn = (c: Context<ApiEnv>, questionId: string): QuestionAct => ({
    questionId,
    actor: c.var.actor,
  });
  async function read(c: Context<ApiEnv>, id: string) {
    const data = await readStaffQuestion(db, id, readerOf(c));
    if (!data) throw refuse('no-document', { values: [id] });
    return { data };
  }
  async function hide(c: Context<ApiEnv>, id: string, isHidden: boolean) {
    await setHidden(api, actOn(c, id), isHidden);
    await changes.publish();
    return read(c, id);
  }

  serve(questionStaffCalls.listStaffQuestions, (c) =>
    listStaffQuestions(db, parseQuery(c, questionsQuery), readerOf(c)),
  );
  serve(questionStaffCalls.writeQuestion, async (c, { id, body }) => {
    const questionId = id('id');
    const isCurrent = await writeQuestion(api, actOn(c, questionId), await body());
    if (!isCurrent) throw refuse('changed-meanwhile', { current: (await read(c, questionId)).data });
    await changes.publish();
    return read(c, questionId);
  });
  serve(questionStaffCalls.hideQuestion, (c, { id }) => hide(c, id('id'), true));
  serve(questionStaffCalls.showQuestion, (c, { id }) => hide(c, id('id'), false));
}
