/**
 * Databases that a test file is done with, kept for the next one of the same worker: putting one back takes far less than
 * making one.
 */
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';

// What the schema of the shop consists of, as text.
const SCHEMA = sql`
  select string_agg(part, ' ' order by part) as schema from (
    select format('%s.%s %s %s %s %s', table_name, ordinal_position, column_name, data_type, is_nullable, column_default) as part
      from information_schema.columns where table_schema = 'public'
    union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select tgname from pg_trigger where not tgisinternal
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace) parts`;

const readSchema = async (db: Database) => (await db.execute<{ schema: string }>(SCHEMA)).rows[0]?.schema;

/** Notes how a database is, and puts it back to that. */
export async function createReset(db: Database) {
  const schema = await readSchema(db);
  // Of a table in parts, the parts have the rows; those of statistics come and go by the day, and are empty.
  const { rows: tables } = await db.execute<{ name: string; kept: string }>(
    sql`select format('%I.%I', nspname, relname) as name, format('kept.%I', nspname || '_' || relname) as kept
        from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where nspname in ('public', 'jobs') and relkind = 'r' and relname not like 'queue_stats%' order by 1`,
  );
  const { rows: sequences } = await db.execute<{ name: string; value: string | null }>(
    sql`select sequencename as name, last_value as value from pg_sequences where schemaname = 'public'`,
  );
  const names = tables.map(({ name }) => name);
  await db.execute(sql.raw('create schema kept'));
  for (const { name, kept } of tables) await db.execute(sql.raw(`create table ${kept} as table ${name}`));
  const statements = [
    // Rows come back in any order, whatever refers to what.
    'set local session_replication_role = replica',
    `truncate ${names.join(', ')}`,
    ...tables.map(({ name, kept }) => `insert into ${name} table ${kept}`),
    ...sequences.map(
      ({ name, value }) => `select setval('public.${name}', ${value ?? 1}, ${value !== null})`,
    ),
  ];
  /** Whether the database is as it was; one whose schema was changed is not. */
  return async function reset(): Promise<boolean> {
    await db.execute(sql.raw('discard all'));
    if ((await readSchema(db)) !== schema) return false;
    await db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
    });
    return true;
  };
}
