import { expect, test } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const { database } = await openTestShop();
const AT_ONCE = 10;

/** How often the event loop turns until all of these are done. */
async function countTurns(run: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  isOver = true;
  return turns;
}

// PostgreSQL works elsewhere, and this thread has its turns meanwhile.
const isHere = database.engine === 'pglite';

test.runIf(isHere)('between two statements that are asked for at once, others have their turn', async () => {
  expect(await countTurns(() => database.db.execute(sql`select 1`))).toBeGreaterThanOrEqual(AT_ONCE - 1);
});

test.runIf(isHere)('so between two transactions', async () => {
  const twice = () =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await tx.execute(sql`select 2`);
    });
  expect(await countTurns(twice)).toBeGreaterThanOrEqual(AT_ONCE - 1);
});

test('one that fails does not keep the next one from running', async () => {
  const failing = database.db.execute(sql`select 1 / 0`);
  const next = database.db.execute(sql`select 2 as two`);
  await expect(failing).rejects.toThrow();
  expect((await next).rows).toEqual([{ two: 2 }]);
});
