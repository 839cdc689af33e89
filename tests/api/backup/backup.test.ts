import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BACKED_UP_TABLES } from '#api/backup/contents.ts';
import { restoreBackup } from '#api/backup/restore.ts';
import { getTableName, sql } from '#api/platform/database/drizzle.ts';
import type { Database, OpenDatabase } from '#api/platform/database/open.ts';
import { rateLimits } from '#api/platform/security/tables.ts';
import { synonyms } from '#api/schema/search.ts';
import { followChanges } from '#tests/setup/announce-change.ts';
import { readAllRows } from '#tests/setup/read-all-rows.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { allTables, shareEmptyDatabases } from '#tests/setup/test-database.ts';
import { BEYOND_DOUBLES, backUp, fillEveryTable } from './backup-steps.ts';

type Engine = OpenDatabase['engine'];

// On PostgreSQL, the suite uses both engines and restores the backup of each engine on the other.
const ENGINE_PAIRS: [Engine, Engine][] =
  process.env.ENGINE === 'postgres'
    ? [
        ['postgres', 'postgres'],
        ['postgres', 'pglite'],
        ['pglite', 'postgres'],
      ]
    : [['pglite', 'pglite']];
const openEmpty = shareEmptyDatabases([...new Set(ENGINE_PAIRS.flat()), process.env.ENGINE]);

const DERIVED_TABLES = ['product_documents', 'search_words', 'shelf_counts', 'order_words', 'user_words'];

/** Reads the tables that are derived from others. */
async function readDerived(db: Database): Promise<Record<string, string[]>> {
  const made: Record<string, string[]> = {};
  for (const name of DERIVED_TABLES) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select to_json(t)::text as row from ${sql.identifier(name)} t`,
    );
    made[name] = rows.map(({ row }) => row).sort();
    expect(rows, name).not.toEqual([]);
  }
  return made;
}

const readSequence = async (db: Database, name: string) => {
  const { rows } = await db.execute<{ value: string }>(
    sql`select last_value::text as value from ${sql.identifier(name)}`,
  );
  return Number(rows[0]?.value);
};

const SIGNED_IN_STAFF = ['staff_sessions', 'staff_challenges'];

test('every table is backed up, except rate limits, staff sessions and derived tables', () => {
  const left = ['rate_limits', 'catalogue_changes', ...SIGNED_IN_STAFF, ...DERIVED_TABLES];
  const names = allTables.map((table) => getTableName(table)).filter((name) => !left.includes(name));
  expect(BACKED_UP_TABLES.map(({ name }) => name).sort()).toEqual(names.sort());
});

test.each(ENGINE_PAIRS)(
  'a shop on %s is restored on %s with every row, sequence, secret and picture',
  async (from, to) => {
    const folder = makeTemporaryFolder();
    const mediaDir = join(folder, 'media');
    const [source, target] = [await openEmpty(from), await openEmpty(to)];
    await fillEveryTable(source.db, folder);
    const before = await readAllRows(source.db);
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(before.addresses?.[0]).toContain(BEYOND_DOUBLES);

    const file = join(folder, 'shop.backup');
    const { header, missingPictures } = await backUp({
      db: source.db,
      file,
      tokenSecret: 'secret',
      mediaDir,
    });
    expect(missingPictures).toEqual([]);
    expect(header.counts).toMatchObject({ users: 451, products: 2, orders: 1 });
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const secrets: string[] = [];
    const restored = join(folder, 'restored');
    const changes = await followChanges(target);
    await restoreBackup({
      db: target.db,
      file,
      mediaDir: restored,
      keepTokenSecret: (secret) => void secrets.push(secret),
    });
    expect(await readAllRows(target.db)).toEqual(before);
    expect(await readDerived(target.db)).toEqual(await readDerived(source.db));
    expect(secrets).toEqual(['secret']);
    expect(readdirSync(restored).sort()).toEqual(readdirSync(mediaDir).sort());
    for (const name of readdirSync(mediaDir))
      expect(readFileSync(join(restored, name))).toEqual(readFileSync(join(mediaDir, name)));

    // Sequences continue; servers are told to drop their caches.
    for (const name of [
      'orders_number_seq',
      'cart_lines_position_seq',
      'wishes_position_seq',
      'synonyms_id_seq',
    ])
      expect(await readSequence(target.db, name)).toBe(await readSequence(source.db, name));
    await changes.refresh();
    expect(changes.now()).toBeGreaterThan(0);
    expect(await target.db.select().from(rateLimits)).toEqual([]);
  },
);

test('restoring replaces the rows that a new database starts with', async () => {
  const folder = makeTemporaryFolder();
  const [source, target] = [await openEmpty(), await openEmpty()];
  await source.db.insert(synonyms).values({ words: ['bag', 'شنطة'] });
  const file = join(folder, 'shop.backup');
  await backUp({ db: source.db, file });
  await target.db.insert(synonyms).values([{ words: ['phone', 'mobile'] }, { words: ['tea', 'شاي'] }]);
  await restoreBackup({ db: target.db, file, mediaDir: folder, keepTokenSecret() {} });
  expect(await readAllRows(target.db)).toEqual(await readAllRows(source.db));
});

test('a backup that cannot be written leaves no file behind', async () => {
  const folder = makeTemporaryFolder();
  const { db } = await openEmpty();
  const file = join(folder, 'shop.backup');
  await expect(backUp({ db, file: join(folder, 'none/shop.backup') })).rejects.toThrow('ENOENT');
  mkdirSync(file);
  await expect(backUp({ db, file })).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['shop.backup']);
});

test('pictures can be left out', async () => {
  const folder = makeTemporaryFolder();
  const [source, target] = [await openEmpty(), await openEmpty()];
  await fillEveryTable(source.db, folder);
  const file = join(folder, 'shop.backup');
  await backUp({ db: source.db, file });
  const mediaDir = join(folder, 'restored');
  const secrets: string[] = [];
  await restoreBackup({
    db: target.db,
    file,
    mediaDir,
    keepTokenSecret: (secret) => void secrets.push(secret),
  });
  expect(readdirSync(mediaDir)).toEqual([]);
  expect(secrets).toEqual([]);
  expect(await readAllRows(target.db)).toEqual(await readAllRows(source.db));
});
