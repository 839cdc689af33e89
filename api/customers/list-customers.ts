/** Lists shoppers, all of them or by a search, with keyset pagination. */
import type * as v from 'valibot';
import { inArray, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { createWordSearch, type FoundRows, readSearchTerms } from '#api/platform/database/word-search.ts';
import { users } from '#api/schema/account.ts';
import type { BriefCustomer } from '#contract/customers/answers.ts';
import type { customersQuery } from '#contract/customers/requests.ts';
import { readTotals } from './totals.ts';

type CustomersQuery = v.InferOutput<typeof customersQuery>;

/** Counting stops at this number. */
const MAX_COUNT = 1000;
const NOT_DELETED = sql`users.deleted_at is null`;

const { newestFirst, isBefore, search } = createWordSearch({
  name: 'users',
  words: 'user_words',
  owner: 'user_id',
});

async function findNewest(db: Database, { before, limit }: CustomersQuery): Promise<FoundRows> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select users.id from users where ${NOT_DELETED} and ${isBefore(before)} order by ${newestFirst} limit ${limit + 1}`);
  const counted = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from users where ${NOT_DELETED} limit ${MAX_COUNT + 1}) as counted`);
  const count = counted.rows[0]?.count ?? 0;
  const ids = rows.slice(0, limit).map(({ id }) => id);
  return {
    ids,
    next: rows.length > limit ? (ids.at(-1) ?? null) : null,
    count: Math.min(count, MAX_COUNT),
    isCountExact: count <= MAX_COUNT,
  };
}

async function readBriefCustomers(db: Database, ids: string[]): Promise<BriefCustomer[]> {
  if (ids.length === 0) return [];
  const rows = await db.select().from(users).where(inArray(users.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const totalsOf = await readTotals(db, ids);
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ id, name, email, phone, createdAt }) => ({
      ...{ id, name, email, phone },
      createdAt: createdAt.toISOString(),
      ...totalsOf(id),
    }));
}

/** A page of customers, newest first: all of them, or those that match a search. */
export async function listCustomers(db: Database, query: CustomersQuery) {
  const { before, limit } = query;
  const { ids, ...page } = query.search
    ? await search(db, await readSearchTerms(db, query.search), { where: NOT_DELETED, before, limit })
    : await findNewest(db, query);
  return { ...page, data: await readBriefCustomers(db, ids) };
}
