import { afterAll, expect, test } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

// The embedded engine has no connection to lose.
test.runIf(database.engine === 'postgres')(
  'a connection lost inside a transaction fails that transaction, not the process',
  async () => {
    const lost = database.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}::int)`);
      await tx.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    const { rows } = await database.db.execute(sql`select 1 as alive`);
    expect(rows).toEqual([{ alive: 1 }]);
  },
);
