import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BackupProblem } from '#api/backup/lines.ts';
import { restoreBackup } from '#api/backup/restore.ts';
import { testCardPayments } from '#api/schema/payments.ts';
import { readAllRows } from '#tests/setup/read-all-rows.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { shareEmptyDatabases } from '#tests/setup/test-database.ts';
import { backUp, fillEveryTable } from './backup-steps.ts';

const openEmpty = shareEmptyDatabases([process.env.ENGINE, process.env.ENGINE]);

describe('restoring is refused and leaves nothing behind, with', () => {
  let whole: Buffer;

  async function makeBackup(): Promise<Buffer> {
    if (whole) return whole;
    const folder = makeTemporaryFolder();
    const source = await openEmpty();
    await fillEveryTable(source.db, folder);
    const file = join(folder, 'shop.backup');
    await backUp({ db: source.db, file, tokenSecret: 'secret', mediaDir: join(folder, 'media') });
    whole = readFileSync(file);
    return whole;
  }

  /** Expects that restoring these bytes fails and leaves no row, picture or secret. */
  async function expectRefusal(bytes: Uint8Array, text: string | RegExp): Promise<unknown> {
    const target = await openEmpty();
    const folder = makeTemporaryFolder();
    const file = join(folder, 'shop.backup');
    writeFileSync(file, bytes);
    const secrets: string[] = [];
    const problem = await restoreBackup({
      db: target.db,
      file,
      mediaDir: join(folder, 'media'),
      keepTokenSecret: (secret) => void secrets.push(secret),
    }).catch((error: unknown) => error);
    expect((problem as Error).message).toMatch(text);
    expect(Object.values(await readAllRows(target.db)).flat()).toEqual([]);
    expect(secrets).toEqual([]);
    return problem;
  }
  const edit = (bytes: Uint8Array, change: (lines: string[]) => string[]) =>
    gzipSync(change(gunzipSync(bytes).toString().split('\n')).join('\n'));

  test.each([0, 5, 200, 0.3, 0.6, 0.9, -1, -9])('a file truncated at %d', async (at) => {
    const bytes = await makeBackup();
    const length = at < 0 ? bytes.length + at : at < 1 ? Math.floor(bytes.length * at) : at;
    expect(await expectRefusal(bytes.subarray(0, length), 'is not a whole backup')).toBeInstanceOf(
      BackupProblem,
    );
  });

  test.each([0.05, 0.5, 0.95])('a file with one wrong byte at %d of its length', async (at) => {
    const bytes = Buffer.from(await makeBackup());
    const place = Math.floor(bytes.length * at);
    bytes[place] = (bytes[place] ?? 0) ^ 0x10;
    await expectRefusal(bytes, 'is not a whole backup');
  });

  test.each<[string, (lines: string[]) => string[]]>([
    ['a row is missing', (lines) => lines.toSpliced(3, 1)],
    ['a row is there twice', (lines) => lines.toSpliced(3, 0, lines[3] ?? '')],
    ['a picture is missing', (lines) => lines.toSpliced(-3, 1)],
    ['the end is missing', (lines) => [...lines.slice(0, -2), '']],
    ['something follows the end', (lines) => [...lines.slice(0, -1), '{}', '']],
    ['the format is newer', (lines) => [(lines[0] ?? '').replace('backup 1', 'backup 2'), ...lines.slice(1)]],
    [
      'a picture would be written elsewhere',
      (lines) => lines.map((line) => line.replace('{"picture":"', '{"picture":"../')),
    ],
  ])('a file in which %s', async (_name, change) => {
    await expectRefusal(edit(await makeBackup(), change), 'is not a whole backup');
  });

  test('a file that is not a backup', async () => {
    await expectRefusal(Buffer.from('{"categories":[]}'), 'is not a whole backup');
  });

  test('a backup of another version of the tables', async () => {
    const other = edit(await makeBackup(), (lines) =>
      lines.map((line) => line.replace(/"migration":"[^"]+"/, '"migration":"9999_later"')),
    );
    await expectRefusal(other, /another version of the shop/);
  });

  test('rows that the database rejects', async () => {
    const orphan = edit(await makeBackup(), (lines) =>
      lines.map((line) => line.replace('"of_transaction":"t"', '"of_transaction":null')),
    );
    await expectRefusal(orphan, /./);
  });

  test('a database that is not empty', async () => {
    const folder = makeTemporaryFolder();
    const file = join(folder, 'shop.backup');
    writeFileSync(file, await makeBackup());
    const taken = await openEmpty();
    await taken.db.insert(testCardPayments).values({ id: 'secret', amountPiastres: 1 });
    const before = await readAllRows(taken.db);
    await expect(
      restoreBackup({ db: taken.db, file, mediaDir: join(folder, 'media'), keepTokenSecret: () => {} }),
    ).rejects.toThrow('The database is not empty (there are rows in test_card_payments).');
    expect(await readAllRows(taken.db)).toEqual(before);
    expect(() => readdirSync(join(folder, 'media'))).toThrow('ENOENT');
  });
});
