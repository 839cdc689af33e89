import type { PgTable } from 'drizzle-orm/pg-core';
import { dropIndexes } from './bulk.ts';
import { sql } from './drizzle.ts';
import type { Transaction } from './open.ts';

/** Does something while tables have no indexes but those of their keys. Until the transaction ends nobody else can read them. */
export async function withoutIndexes(
  tx: Transaction,
  tables: readonly PgTable[],
  work: () => Promise<void>,
): Promise<void> {
  const indexes = await dropIndexes(tx, tables);
  await work();
  // For this transaction alone: sorting takes memory.
  await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
  for (const { definition } of indexes) await tx.execute(sql.raw(definition));
}
