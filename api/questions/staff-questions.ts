/** Questions as the staff see them. */
import type { SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import { selectFamily } from '#api/catalogue/family.ts';
import { and, eq, inArray, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { users } from '#api/schema/account.ts';
import { products } from '#api/schema/catalogue.ts';
import { questions } from '#api/schema/questions.ts';
import { readStaffNames } from '#api/staff/members.ts';
import type { QuestionView, questionsQuery, StaffQuestion } from '#contract/questions/staff-calls.ts';

type QuestionsQuery = v.InferOutput<typeof questionsQuery>;

interface Reader {
  /** Whether the reader may know who asked. */
  mayReadCustomers: boolean;
}

const VIEWS: Record<QuestionView, SQL> = {
  waiting: sql`${questions.answer} is null and ${questions.hiddenAt} is null`,
  answered: sql`${questions.answer} is not null and ${questions.hiddenAt} is null`,
  hidden: sql`${questions.hiddenAt} is not null`,
};

/** SQL: whether a question comes after the last one of the previous page. */
const isAfter = (id: string | undefined, comparison: SQL) =>
  id === undefined
    ? undefined
    : sql`(${questions.createdAt}, ${questions.id}) ${comparison}
        (select last.created_at, last.id from questions as last where last.id = ${id})`;

/** Reads questions in the order of these ids. */
async function readStaffQuestions(
  db: Database,
  ids: string[],
  { mayReadCustomers }: Reader,
): Promise<StaffQuestion[]> {
  if (ids.length === 0) return [];
  const { id, titleEn, titleAr, cover } = products;
  const found = await db
    .select({ row: questions, product: { id, titleEn, titleAr, cover }, name: users.name })
    .from(questions)
    .innerJoin(products, eq(products.id, questions.productId))
    .leftJoin(users, eq(users.id, questions.userId))
    .where(inArray(questions.id, ids));
  const nameOf = await readStaffNames(
    db,
    found.map(({ row }) => ({ staffId: row.answeredBy })),
  );
  const byId = new Map(
    found.map(({ row, product, name }): [string, StaffQuestion] => [
      row.id,
      {
        id: row.id,
        product,
        shopper: mayReadCustomers && row.userId !== null ? { id: row.userId, name: name ?? '' } : null,
        language: row.language,
        question: row.question,
        answer: row.answeredAt && {
          text: row.answer ?? '',
          person: nameOf(row.answeredBy),
          at: row.answeredAt.toISOString(),
        },
        hiddenAt: row.hiddenAt?.toISOString() ?? null,
        createdAt: row.createdAt.toISOString(),
        version: row.version,
      },
    ]),
  );
  return ids.flatMap((each) => byId.get(each) ?? []);
}

export async function readStaffQuestion(db: Database, id: string, reader: Reader) {
  const [found] = await readStaffQuestions(db, [id], reader);
  return found;
}

/** A page of questions: those that wait begin with the oldest, others with the newest. */
export async function listStaffQuestions(db: Database, query: QuestionsQuery, reader: Reader) {
  const { view, product, before, limit } = query;
  const isOldestFirst = view === 'waiting';
  const direction = isOldestFirst ? sql`asc` : sql`desc`;
  const rows = await db
    .select({ id: questions.id })
    .from(questions)
    .where(
      and(
        VIEWS[view],
        product === undefined ? undefined : sql`${questions.productId} in ${selectFamily(product)}`,
        isAfter(before, isOldestFirst ? sql`>` : sql`<`),
      ),
    )
    .orderBy(sql`${questions.createdAt} ${direction}`, sql`${questions.id} ${direction}`)
    .limit(limit + 1);
  const ids = rows.slice(0, limit).map(({ id }) => id);
  return {
    next: rows.length > limit ? (ids.at(-1) ?? null) : null,
    data: await readStaffQuestions(db, ids, reader),
  };
}
