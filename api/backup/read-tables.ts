import { sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';

const ROW_BATCH_SIZE = 1_000;

/** Prepares a transaction that reads or restores the whole shop: one time zone, and no statement timeout. */
export async function prepareSnapshot(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local time zone 'UTC'`);
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}

/** Reads rows in batches, as JSON made by the database, so that no value is converted to a JavaScript type. */
export async function* readRows(tx: Transaction, table: string): AsyncGenerator<string[]> {
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select to_json(t)::text as row from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(
      sql`fetch ${sql.raw(String(ROW_BATCH_SIZE))} from backup_rows`,
    );
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql`close backup_rows`);
}

/** The last value of every used sequence, by name. */
export async function readSequences(tx: Transaction): Promise<Record<string, string>> {
  const { rows } = await tx.execute<{ name: string; value: string }>(
    sql`select sequencename as name, last_value::text as value from pg_sequences
        where schemaname = 'public' and last_value is not null order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
