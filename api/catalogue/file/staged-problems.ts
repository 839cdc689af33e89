import type { SQL } from 'drizzle-orm';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { WHOLE_LIST } from './formats/format.ts';
import { KINDS } from './schema.ts';
import type { Staging } from './staging.ts';

/** More problems are only counted. */
const MAX_SHOWN_PROBLEMS = 1_000;

interface FoundProblems {
  text: SQL;
  /** The query's SQL from the keyword `from` on, in which `r` is the row. */
  from: SQL;
  /** The position among the problems of a row. */
  at: SQL;
  isOfPicture?: boolean;
}

/** Adds a problem for each row that a query finds; returns their number. */
export async function addProblems(
  db: Database,
  { problems }: Staging,
  { text, from, at, isOfPicture = false }: FoundProblems,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`with added as (
    insert into ${problems} (is_of_picture, kind, number, at, text)
    select ${isOfPicture}::boolean, r.kind, r.number, ${at}, r.place || ': ' || ${text} ${from} returning 1)
    select count(*)::int as count from added`);
  return rows[0]?.count ?? 0;
}

/** Marks rows with problems as bad. */
export async function markBad(db: Database, { rows, problems }: Staging): Promise<void> {
  await db.execute(sql`update ${rows} r set is_bad = true
    from (select distinct kind, number from ${problems}) p
    where r.kind = p.kind and r.number = p.number and not r.is_bad`);
}

export interface Problems {
  /** The first problems, in the order of the file. */
  shown: string[];
  all: number;
  /** Whether each problem concerns a single row, so that the other rows can be imported. */
  areOfRows: boolean;
}

export async function readProblems(db: Database, { problems }: Staging): Promise<Problems> {
  const { rows } = await db.execute<{ text: string }>(
    sql`select text from ${problems}
      order by is_of_picture, array_position(${sql.param(KINDS)}::text[], kind), number, at limit ${MAX_SHOWN_PROBLEMS}`,
  );
  const { rows: counts } = await db.execute<{ all: string; whole: string }>(
    sql`select count(*) as all, count(*) filter (where number = ${WHOLE_LIST}) as whole from ${problems}`,
  );
  return {
    shown: rows.map(({ text }) => text),
    all: Number(counts[0]?.all),
    areOfRows: Number(counts[0]?.whole) === 0,
  };
}
