import { expect, test } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const { database } = await openTestShop();
const CONCURRENT_RUNS = 10;

/** Counts the turns of the event loop until all runs are done. */
async function countTurns(run: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await Promise.all(Array.from({ length: CONCURRENT_RUNS }, run));
  isOver = true;
  return turns;
}

// PostgreSQL runs in another process, so only the embedded engine can block the event loop.
const isEmbedded = database.engine === 'pglite';

test.runIf(isEmbedded)('the event loop gets a turn between two concurrent queries', async () => {
  expect(await countTurns(() => database.db.execute(sql`select 1`))).toBeGreaterThanOrEqual(
    CONCURRENT_RUNS - 1,
  );
});

test.runIf(isEmbedded)('the event loop gets a turn between two concurrent transactions', async () => {
  const twice = () =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await tx.execute(sql`select 2`);
    });
  expect(await countTurns(twice)).toBeGreaterThanOrEqual(CONCURRENT_RUNS - 1);
});

test('a failing query does not block the next one', async () => {
  const failing = database.db.execute(sql`select 1 / 0`);
  const next = database.db.execute(sql`select 2 as two`);
  await expect(failing).rejects.toThrow();
  expect((await next).rows).toEqual([{ two: 2 }]);
});
