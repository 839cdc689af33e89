import { fileURLToPath } from 'node:url';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { readMigrationFiles, sql } from './drizzle.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Runs the migrations that a database lacks, each in a transaction of its own, because a new value of a PostgreSQL
 * enum can be used only after the commit. Drizzle's own migrator, which uses the same table, runs all of them in one
 * transaction.
 */
export async function migrate(db: NodePgDatabase | PgliteDatabase, folder = migrationsFolder): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  const { rows } = await db.execute(sql`select max(created_at) as newest from drizzle.__drizzle_migrations`);
  const newest = Number(rows[0]?.newest ?? 0);
  for (const { folderMillis, hash, sql: statements } of readMigrationFiles({ migrationsFolder: folder })) {
    if (folderMillis <= newest) continue;
    await db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
        values (${hash}, ${folderMillis})`);
    });
  }
}
