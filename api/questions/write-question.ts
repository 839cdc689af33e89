/** What the staff do with questions: answer, edit, hide and show. Each act is in the audit log. */
import { recordAudit } from '#api/audit/record-audit.ts';
import { questionsTopic, recordChange } from '#api/catalogue/changes.ts';
import { readFamilyIds } from '#api/catalogue/family.ts';
import type { Actor, Api } from '#api/dependencies.ts';
import { putEmail } from '#api/emails/outbox.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { users } from '#api/schema/account.ts';
import { products } from '#api/schema/catalogue.ts';
import { questions } from '#api/schema/questions.ts';
import type { QuestionRow } from './queries.ts';

type Deps = Pick<Api, 'db' | 'jobs' | 'clock'>;

/** An act on a question: which one, and who acts. */
export interface QuestionAct {
  questionId: string;
  actor: Actor;
}

interface WrittenQuestion {
  version: number;
  question?: string | undefined;
  answer?: string | null | undefined;
}

const isPublic = ({ answer, hiddenAt }: QuestionRow) => answer !== null && hiddenAt === null;

async function lockQuestion(tx: Transaction, id: string): Promise<QuestionRow> {
  const [row] = await tx.select().from(questions).where(eq(questions.id, id)).for('update');
  if (!row) throw refuse('no-document', { values: [id] });
  return row;
}

/** Saves a changed question, and records what shows it if it is public or was. */
async function save(
  tx: Transaction,
  before: QuestionRow,
  values: Partial<QuestionRow>,
): Promise<QuestionRow> {
  const [after] = await tx
    .update(questions)
    .set({ ...values, version: before.version + 1, updatedAt: new Date() })
    .where(eq(questions.id, before.id))
    .returning();
  if (!after) throw new Error('a question vanished while it was locked');
  if (isPublic(before) || isPublic(after)) {
    const familyIds = await readFamilyIds(tx, after.productId);
    await recordChange(tx, familyIds.map(questionsTopic));
  }
  return after;
}

const titleOf = async (tx: Transaction, { productId }: QuestionRow): Promise<string> => {
  const [product] = await tx
    .select({ title: products.titleEn })
    .from(products)
    .where(eq(products.id, productId));
  return product?.title ?? '';
};

/** Queues the email with the answer. There is one for each question, even if the answer is removed and written anew. */
async function emailAnswer({ jobs }: Deps, tx: Transaction, row: QuestionRow): Promise<void> {
  if (row.userId === null || row.answer === null) return;
  const [user] = await tx.select().from(users).where(eq(users.id, row.userId));
  if (!user?.email || user.deletedAt) return;
  await putEmail(jobs, tx, {
    key: `question_answered ${row.id}`,
    kind: 'question_answered',
    recipient: user.email,
    language: row.language,
    userId: user.id,
    data: { productId: row.productId, question: row.question, answer: row.answer },
  });
}

/** Changes the words or the answer of a question; false if it is no longer at this version. */
export async function writeQuestion(
  api: Deps,
  { questionId, actor }: QuestionAct,
  { version, question, answer }: WrittenQuestion,
): Promise<boolean> {
  const isCurrent = await api.db.transaction(async (tx) => {
    const before = await lockQuestion(tx, questionId);
    if (before.version !== version) return false;
    const written = {
      question: question ?? before.question,
      answer: answer === undefined ? before.answer : answer,
    };
    const isAnswered = written.answer !== before.answer;
    if (!isAnswered && written.question === before.question) return true;
    const answeredAt = written.answer === null ? null : (before.answeredAt ?? new Date(api.clock()));
    const after = await save(tx, before, {
      ...written,
      answeredAt,
      ...(isAnswered && { answeredBy: written.answer === null ? null : actor.staffId }),
    });
    if (before.answer === null) await emailAnswer(api, tx, after);
    // Without the shopper's words: the log outlives the account.
    await recordAudit(tx, actor, {
      action: before.answer === null && isAnswered ? 'question.answered' : 'question.changed',
      id: questionId,
      label: await titleOf(tx, after),
      before: { answer: before.answer },
      after: { answer: after.answer },
    });
    return true;
  });
  api.jobs.wake('letter');
  return isCurrent;
}

/** Hides a question, or takes it out of hiding. */
export const setHidden = (api: Deps, { questionId, actor }: QuestionAct, isHidden: boolean) =>
  api.db.transaction(async (tx) => {
    const before = await lockQuestion(tx, questionId);
    if ((before.hiddenAt !== null) === isHidden) return;
    const after = await save(tx, before, { hiddenAt: isHidden ? new Date(api.clock()) : null });
    await recordAudit(tx, actor, {
      action: isHidden ? 'question.hidden' : 'question.shown',
      id: questionId,
      label: await titleOf(tx, after),
    });
  });
