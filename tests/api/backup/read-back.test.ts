import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { BackupProblem } from '#api/backup/lines.ts';
import { Tally } from '#api/backup/read-back.ts';
import { restoreBackup } from '#api/backup/restore.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { readAllRows } from '#tests/setup/read-all-rows.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { openEmptyDatabase, shareEmptyDatabases } from '#tests/setup/test-database.ts';
import { backUp, fillEveryTable } from './backup-steps.ts';

const openEmpty = shareEmptyDatabases([process.env.ENGINE]);

const folder = makeTemporaryFolder(afterAll);
const file = join(folder, 'shop.backup');

beforeAll(async () => {
  const source = await openEmptyDatabase();
  await fillEveryTable(source.db, folder);
  await backUp({ db: source.db, file, tokenSecret: 'secret', mediaDir: join(folder, 'media') });
  await source.close();
});

/** Restores a filled shop into an empty one; resolves to the error. */
function restoreInto(db: Database, onSecret: (mediaDir: string) => void = () => {}): Promise<unknown> {
  const mediaDir = makeTemporaryFolder();
  const keepTokenSecret = () => onSecret(mediaDir);
  return restoreBackup({ db, file, mediaDir, keepTokenSecret }).catch((error: unknown) => error);
}

/** Adds a trigger that changes or drops inserted users. */
async function corruptUsers(db: Database, what: string): Promise<void> {
  await db.execute(
    sql.raw(`create function spoil() returns trigger language plpgsql as $$ begin ${what} end $$`),
  );
  await db.execute(sql`create trigger spoil before insert on users for each row execute function spoil()`);
  onTestFinished(async () => {
    await db.execute(sql`drop function spoil() cascade`);
  });
}

test.each([
  ['changes a text', "new.name := replace(new.name, 'Shopper 7', 'Shopper 8'); return new;"],
  ['loses a row', "if new.name = 'Shopper 7' then return null; end if; return new;"],
])('a database that %s of 451 is detected, and no row is left in it', async (_name, what) => {
  const { db } = await openEmpty();
  await corruptUsers(db, what);
  const problem = await restoreInto(db);
  expect(problem).toBeInstanceOf(BackupProblem);
  expect((problem as Error).message).toMatch(
    /^The table users, read back, is not what .*shop\.backup holds; nothing was restored\.$/,
  );
  expect(Object.values(await readAllRows(db)).flat()).toEqual([]);
});

test('a picture that reads back differently is detected, and no row is left', async () => {
  const { db } = await openEmpty();
  const problem = await restoreInto(db, (mediaDir) => {
    const [name = ''] = readdirSync(mediaDir);
    writeFileSync(join(mediaDir, name), 'another picture');
  });
  expect((problem as Error).message).toMatch(
    /^The picture .*, read back, is not what .* nothing was restored\.$/,
  );
  expect(Object.values(await readAllRows(db)).flat()).toEqual([]);
});

test('tallies are equal if the same rows were added equally often, in any order', () => {
  const add = (...rows: string[]) => {
    const tally = new Tally();
    for (const row of rows) tally.add(row);
    return tally;
  };
  expect(add('a', 'b', 'b').equals(add('b', 'a', 'b'))).toBe(true);
  for (const others of [['a', 'b'], ['a', 'a', 'b'], ['a', 'b', 'c'], []])
    expect(add('a', 'b', 'b').equals(add(...others))).toBe(false);
});
