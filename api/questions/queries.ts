/** The SQL of public questions. A product shares the questions of its family: the same product in other sizes or colours. */
import { selectFamily } from '#api/catalogue/family.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, isNotNull, isNull, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { Page } from '#api/platform/http/request.ts';
import { questions } from '#api/schema/questions.ts';
import type { Language } from '#contract/constants.ts';

export type QuestionRow = typeof questions.$inferSelect;

const isPublicOf = (productId: string) =>
  and(
    sql`${questions.productId} in ${selectFamily(productId)}`,
    isNotNull(questions.answer),
    isNull(questions.hiddenAt),
  );

/** One page of the answered questions about a product's family, the newest answers first. */
export const findQuestions = (db: Database, productId: string, { page, limit }: Page) =>
  db
    .select()
    .from(questions)
    .where(isPublicOf(productId))
    .orderBy(sql`${questions.answeredAt} desc`, questions.id)
    .limit(limit)
    .offset((page - 1) * limit);

export const countQuestions = (db: Database, productId: string): Promise<number> =>
  db.$count(questions, isPublicOf(productId));

interface NewQuestion {
  productId: string;
  userId: string;
  language: Language;
  question: string;
}

export async function addQuestion(db: Database, asked: NewQuestion): Promise<QuestionRow> {
  const [row] = await db
    .insert(questions)
    .values({ id: newId(), ...asked })
    .returning();
  if (!row) throw new Error('a question was not written');
  return row;
}
