import { afterAll, expect, test } from 'vitest';
import { changeTaxonomy, createTaxonomy } from '#api/catalogue/taxonomy.ts';
import type { Database } from '#api/platform/database/open.ts';
import { categories } from '#api/schema/catalogue.ts';
import { followChanges } from '#tests/setup/announce-change.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());

/** Starts a server; returns a function that refreshes it and reads its category names. */
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

/** Wraps the database to call hooks just before and just after a commit. */
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

test('a server that read the taxonomy just before a commit reads it again', async () => {
  const readNames = await startServer();
  await readNames();
  const readEarly = async () => {
    // The embedded engine runs one transaction at a time, so nothing can read in between.
    if (database.engine === 'postgres') expect(await readNames()).not.toContain('Early');
  };
  await rename(watch({ beforeCommit: readEarly }), 'Early');
  expect(await readNames()).toEqual(new Set(['Early']));
});

test('a command that dies just after its commit still invalidates every server’s cache', async () => {
  const readNames = await startServer();
  await readNames();
  const end = () => {
    throw new Error('ended');
  };
  await expect(rename(watch({ afterCommit: end }), 'Late')).rejects.toThrow('ended');
  expect(await readNames()).toEqual(new Set(['Late']));
});
