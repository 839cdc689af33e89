import { afterAll, expect, test } from 'vitest';
import { categories } from '#api/catalogue/tables.ts';
import { changeTaxonomy, createTaxonomy } from '#api/catalogue/taxonomy.ts';
import type { Database } from '#api/platform/database/open.ts';
import { followChanges } from '#tests/setup/tell-change.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());

/** A server of the shop: the names of categories as it knows them once it has heard of a change. */
async function startServer() {
  const changes = await followChanges(database);
  const taxonomy = createTaxonomy(db, changes);
  return async function readNames() {
    await changes.refresh();
    const { categories: known } = await taxonomy.read();
    return new Set([...known.values()].map(({ nameEn }) => nameEn));
  };
}

const rename = (db: Database, nameEn: string) =>
  changeTaxonomy(db, async (tx) => {
    await tx.update(categories).set({ nameEn });
  });

/** The same database, where something happens when a transaction has done its work, or after its commit. */
const watch = (watched: { beforeCommit?(): Promise<unknown>; afterCommit?(): never }): Database =>
  Object.assign(Object.create(db), {
    transaction: (work: Parameters<Database['transaction']>[0]) =>
      db.transaction(async (tx) => {
        const done = await work(tx);
        await watched.beforeCommit?.();
        return done;
      }),
    execute: watched.afterCommit ?? db.execute.bind(db),
  });

test('a server that reads the taxonomy just before a change is committed reads it again', async () => {
  const readNames = await startServer();
  await readNames();
  const readEarly = async () => {
    // The embedded engine runs one transaction at a time: there nobody can read in between.
    if (database.engine === 'postgres') expect(await readNames()).not.toContain('Early');
  };
  await rename(watch({ beforeCommit: readEarly }), 'Early');
  expect(await readNames()).toEqual(new Set(['Early']));
});

test('one who ends just after the commit leaves no server behind', async () => {
  const readNames = await startServer();
  await readNames();
  const end = () => {
    throw new Error('ended');
  };
  await expect(rename(watch({ afterCommit: end }), 'Late')).rejects.toThrow('ended');
  expect(await readNames()).toEqual(new Set(['Late']));
});
