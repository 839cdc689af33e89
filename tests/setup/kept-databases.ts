/**
 * Resets a test file's database for the next file of the same worker, which takes far less time than creating one.
 */
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';

// The shop's schema as text.
const SCHEMA_QUERY = sql`
  select string_agg(part, ' ' order by part) as schema from (
    select format('%s.%s %s %s %s %s', table_name, ordinal_position, column_name, data_type, is_nullable, column_default) as part
      from information_schema.columns where table_schema = 'public'
    union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select tgname from pg_trigger where not tgisinternal
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace) parts`;

const readSchema = async (db: Database) =>
  (await db.execute<{ schema: string }>(SCHEMA_QUERY)).rows[0]?.schema;

interface Table extends Record<string, unknown> {
  name: string;
  kept: string;
  /** The tables whose foreign keys refer to this table. */
  referring: string[];
}

// Ordinary tables and partitions, which hold the rows; without pg-boss's statistics, which are empty and change daily.
const TABLES_QUERY = sql`
  select format('%I.%I', nspname, relname) as name, format('kept.%I', nspname || '_' || relname) as kept,
    array(select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = pg_class.oid) as referring
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname in ('public', 'jobs') and relkind = 'r' and relname not like 'queue_stats%' order by 1`;

/** Reads a fingerprint of each table: its number of rows and the id of their newest transaction. */
async function readStates(db: Database, tables: Table[]): Promise<Map<string, string>> {
  const states = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as state from ${name}`,
  );
  const { rows } = await db.execute<{ name: string; state: string }>(sql.raw(states.join(' union all ')));
  return new Map(rows.map(({ name, state }) => [name, state]));
}

/** Adds the tables that refer to the changed ones, because all of them must be emptied together. */
function addReferring(changed: Table[], tables: Table[]): Table[] {
  const found = new Set<Table>();
  const add = (table: Table | undefined) => {
    if (!table || found.has(table)) return;
    found.add(table);
    for (const name of table.referring)
      add(tables.find((one) => one.name === name || one.name === `public.${name}`));
  };
  changed.forEach(add);
  return [...found];
}

/** Saves the state of a database; returns a function that restores it. */
export async function createReset(db: Database) {
  const schema = await readSchema(db);
  const { rows: tables } = await db.execute<Table>(TABLES_QUERY);
  const { rows: sequences } = await db.execute<{ name: string; value: string | null }>(
    sql`select sequencename as name, last_value as value from pg_sequences where schemaname = 'public'`,
  );
  await db.execute(sql.raw('create schema kept'));
  for (const { name, kept } of tables) await db.execute(sql.raw(`create table ${kept} as table ${name}`));
  let states = await readStates(db, tables);
  /** Restores the database; returns false, and changes nothing, if the schema is no longer the same. */
  return async function reset(): Promise<boolean> {
    await db.execute(sql.raw('discard all'));
    if ((await readSchema(db)) !== schema) return false;
    const now = await readStates(db, tables);
    const changed = tables.filter(({ name }) => now.get(name) !== states.get(name));
    const emptied = addReferring(changed, tables);
    const setSequences = sequences.map(
      ({ name, value }) => `setval('public.${name}', ${value ?? 1}, ${value !== null})`,
    );
    await db.execute(sql.raw(`select ${setSequences.join()}`));
    if (emptied.length === 0) return true;
    await db.transaction(async (tx) => {
      // Disables foreign keys, because rows are restored in any order.
      await tx.execute(sql.raw('set local session_replication_role = replica'));
      await tx.execute(sql.raw(`truncate ${emptied.map(({ name }) => name).join()}`));
      for (const { name, kept } of emptied)
        await tx.execute(sql.raw(`insert into ${name} overriding system value table ${kept}`));
    });
    states = await readStates(db, tables);
    return true;
  };
}
