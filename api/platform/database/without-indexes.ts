import type { PgTable } from 'drizzle-orm/pg-core';
import { dropIndexes } from './bulk.ts';
import { sql } from './drizzle.ts';
import type { Transaction } from './open.ts';

/** Runs work while tables have only their key indexes. The tables are locked until the transaction ends. */
export async function withoutIndexes(
  tx: Transaction,
  tables: readonly PgTable[],
  work: () => Promise<void>,
): Promise<void> {
  const indexes = await dropIndexes(tx, tables);
  await work();
  // Allows more memory for sorting while indexes are built, in this transaction only.
  await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
  for (const { definition } of indexes) await tx.execute(sql.raw(definition));
}
