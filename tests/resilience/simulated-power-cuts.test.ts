/**
 * Simulated power cuts: the embedded engine's file operations are recorded while a shop works, and the folder is
 * rebuilt as a cut at a random moment could leave it. `TEST_SEED` repeats a run.
 */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import { createEngine } from '#api/platform/database/embedded-engine.ts';
import { type OpenDatabase, openEmbedded, wrapPglite } from '#api/platform/database/open.ts';
import {
  createCutFolder,
  createRandom,
  LOSE_UNSYNCED,
  pickMoment,
} from '#tests/setup/power-cut/cut-power.ts';
import { disableSyncing, type Operation, recordDisk } from '#tests/setup/power-cut/record-disk.ts';
import { type Acknowledgement, findLoss, workInShop } from '#tests/setup/power-cut/shop-work.ts';
import { copyDataFolder, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { readSeed } from '#tests/setup/test-settings.ts';

// `npm run test:long` makes more cuts, in several recordings.
const IS_LONG = Boolean(process.env.TEST_LONG);
const ROUND_COUNT = IS_LONG ? 10 : 1;
const CUT_COUNT = IS_LONG ? 100 : 3;
const VISIT_COUNT = IS_LONG ? 15 : 4;
const seed = readSeed();

let syncAgain: () => void;
beforeEach(() => {
  // A panic of the engine would end the test process without naming the cut.
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('the embedded database panicked');
  });
  syncAgain = disableSyncing();
});
afterEach(() => syncAgain());

/** Records a shop that works, is closed and reopened, and continues. */
async function recordWork(open: (folder: string) => Promise<OpenDatabase>, visits: number, workSeed: number) {
  const folder = makeTemporaryFolder(afterAll);
  const [data, before] = [copyDataFolder(join(folder, 'data')), copyDataFolder(join(folder, 'before'))];
  const random = createRandom(workSeed);
  const recording = recordDisk(data, before);
  const acknowledged: Acknowledgement[] = [];
  for (let opening = 0; opening < 2; opening++) {
    const database = await open(data);
    const work = await workInShop(database, visits, random, () => recording.operations.length);
    acknowledged.push(...work.slice(opening));
    // Starts a new log file, which otherwise happens after thousands of orders.
    if (opening === 0) await database.db.execute(sql`select pg_switch_wal()`);
    await database.close();
  }
  recording.stop();
  return { ...recording, acknowledged, after: join(folder, 'after') };
}

/** Opens a folder after a cut; describes what was lost. */
async function findLossAfterCut(folder: string, acknowledged: Acknowledgement[], operations: number) {
  try {
    const database = await openEmbedded(folder);
    const loss = await findLoss(database, acknowledged, operations);
    await database.close();
    return loss;
  } catch (error) {
    // After a panic of the engine, which calls `process.exit`, any error is a consequence of it.
    return vi.mocked(process.exit).mock.calls.length > 0
      ? `it panicked: ${error}`
      : `it can't be read: ${error}`;
  }
}

/** Counts acknowledgements without a sync since the previous one. */
const countUnsynced = (operations: Operation[], acknowledged: Acknowledgement[]) =>
  acknowledged.filter((one, at) => {
    const since = acknowledged[at - 1]?.operations;
    return (
      since !== undefined && operations.slice(since, one.operations).every(({ kind }) => kind !== 'sync')
    );
  }).length;

test.for(Array.from({ length: ROUND_COUNT }, (_, round) => seed + round))(
  'after a cut at any moment the shop opens with everything acknowledged, seed %i',
  async (roundSeed) => {
    const { root, operations, acknowledged, after } = await recordWork(openEmbedded, VISIT_COUNT, roundSeed);
    expect(countUnsynced(operations, acknowledged)).toBe(0);
    const cutPower = createCutFolder(after);
    for (let cut = 0; cut < CUT_COUNT; cut++) {
      const random = createRandom(roundSeed * CUT_COUNT + cut);
      const count = pickMoment(operations, random);
      cutPower(root, operations.slice(0, count), random);
      const loss = await findLossAfterCut(after, acknowledged, count);
      expect(loss, `cut ${cut}, after ${count} operations`).toBeUndefined();
    }
  },
);

test.runIf(IS_LONG)('a second cut during recovery from the first loses nothing either', async () => {
  const { root, operations, acknowledged, after } = await recordWork(openEmbedded, 1, seed);
  for (let cut = 0; cut < 50; cut++) {
    const [first, asCut, second] = [`${after}-first`, `${after}-as-cut`, `${after}-second`];
    const random = createRandom(seed + cut);
    const count = pickMoment(operations, random);
    createCutFolder(first)(root, operations.slice(0, count), random);
    cpSync(first, asCut, { recursive: true });
    const recording = recordDisk(first, asCut);
    await (await openEmbedded(first)).close();
    recording.stop();
    const untilSecond = pickMoment(recording.operations, random);
    createCutFolder(second)(recording.root, recording.operations.slice(0, untilSecond), random);
    const loss = await findLossAfterCut(second, acknowledged, count);
    expect(loss, `cut ${cut}, after ${count} and ${untilSecond} operations`).toBeUndefined();
    for (const folder of [first, asCut, second]) rmSync(folder, { recursive: true });
  }
});

test('without syncing, a cut loses acknowledged writes', async () => {
  const openUnsynced = async (folder: string) =>
    wrapPglite(await createEngine({ dataDir: `${folder}/pglite` }));
  const { root, operations, acknowledged, after } = await recordWork(openUnsynced, 1, seed);
  expect(countUnsynced(operations, acknowledged)).toBe(acknowledged.length - 1);
  createCutFolder(after)(root, operations, LOSE_UNSYNCED);
  const loss = await findLossAfterCut(after, acknowledged, operations.length);
  expect(loss).toMatch(/^a .+ was acknowledged and is not there$/);
});

// Creating a database takes as long as all the cuts above.
test.runIf(IS_LONG)('a cut while a database is created leaves a database that opens, or none', async () => {
  const folder = makeTemporaryFolder();
  const [data, before, after] = [join(folder, 'data'), join(folder, 'before'), join(folder, 'after')];
  for (const one of [data, before]) mkdirSync(one);
  const recording = recordDisk(data, before);
  // The parent folder does not exist yet.
  const shop = join('shops', 'one');
  await (await openEmbedded(join(data, shop))).close();
  recording.stop();
  const { root, operations } = recording;
  const named = operations.findIndex((one) => one.kind === 'move' && one.toName === 'pglite');
  expect(named).toBeGreaterThan(0);
  const cutPower = createCutFolder(after);
  for (let cut = 0; cut < 30; cut++) {
    const random = createRandom(seed + cut);
    // The first cut is at the end; one in three of the others is before the new database is renamed into place.
    const [from, to] = cut % 3 === 1 ? [0, named] : [named + 1, operations.length];
    const count = cut === 0 ? operations.length : from + pickMoment(operations.slice(from, to), random);
    cutPower(root, operations.slice(0, count), cut === 0 ? LOSE_UNSYNCED : random);
    if (!existsSync(join(after, shop, 'pglite'))) {
      expect(count, 'a database that was opened is there').toBeLessThanOrEqual(named + 1);
    }
    const database = await openEmbedded(join(after, shop));
    const { rows } = await database.db.execute(sql`select count(*)::int as products from products`);
    expect(rows, `cut ${cut}, after ${count} operations`).toEqual([{ products: 0 }]);
    await database.close();
  }
});
