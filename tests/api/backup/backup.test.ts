import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { addresses, resetCodes, users } from '#api/account/tables.ts';
import { BACKED_UP } from '#api/backup/backed-up-tables.ts';
import { BackupProblem } from '#api/backup/backup-lines.ts';
import { restoreBackup } from '#api/backup/restore-backup.ts';
import { writeBackup } from '#api/backup/write-backup.ts';
import { cartLines, carts } from '#api/cart/tables.ts';
import { importCatalogue } from '#api/catalogue/import-catalogue.ts';
import { orderLines, orders } from '#api/orders/tables.ts';
import { paymentEvents, paymentSessions } from '#api/payments/tables.ts';
import { getTableName, sql } from '#api/platform/database/drizzle.ts';
import { newId } from '#api/platform/database/new-id.ts';
import type { Database, OpenDatabase } from '#api/platform/database/open.ts';
import { rateLimits } from '#api/platform/security/tables.ts';
import { reviews } from '#api/reviews/tables.ts';
import { wishes } from '#api/wish-list/tables.ts';
import { allTables } from '#tests/setup/all-tables.ts';
import { readAllRows } from '#tests/setup/read-all-rows.ts';
import { writeSmallCatalogue } from '#tests/setup/small-catalogue.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { emptyDatabase, openEmptyDatabase } from '#tests/setup/test-database.ts';

type Engine = OpenDatabase['engine'];

// In the suite on PostgreSQL both engines are at hand: there, a backup of each is restored on the other.
const PAIRS: [Engine, Engine][] =
  process.env.ENGINE === 'postgres'
    ? [
        ['postgres', 'postgres'],
        ['postgres', 'pglite'],
        ['pglite', 'postgres'],
      ]
    : [['pglite', 'pglite']];

const STRANGE = 'سارة "quoted" \\ back\\nslash\n\t\u2028\u2029 👩‍👧 \u0001 €';
const BEYOND_DOUBLES = '9007199254740993';

/** A row in every table, text that is hard to quote, a number that JavaScript can't hold, and more rows than are read at once. */
async function fillShop(db: Database, folder: string): Promise<void> {
  mkdirSync(join(folder, 'source'));
  const file = await writeSmallCatalogue(join(folder, 'source'));
  await importCatalogue({ db, file, mediaDir: join(folder, 'media') });
  const [userId, cartId, orderId] = [newId(), newId(), newId()];
  const productId = 'e'.repeat(24);
  const money = { itemsPiastres: 100, shippingPiastres: 499, taxPiastres: 12, totalPiastres: 599 };
  const address = { details: STRANGE, phone: '01012345678', city: 'القاهرة' };
  await db.insert(users).values({
    id: userId,
    name: STRANGE,
    email: 'sara@example.com',
    phone: '01012345678',
    passwordHash: '$argon2id$',
    passwordChangedAt: 1_750_000_000,
  });
  await db.execute(sql`insert into users (id, name, email, phone, password_hash)
    select md5(n::text), 'Shopper ' || n, n || '@example.com', '01012345678', 'none' from generate_series(1, 450) n`);
  const codeHash = 'hash';
  await db
    .insert(resetCodes)
    .values({ userId, codeHash, expiresAt: new Date('2030-01-01T00:00:00.123Z'), requestedBy: '127.0.0.1' });
  await db.insert(addresses).values({ id: newId(), userId, name: 'Home', ...address });
  await db.execute(sql`update addresses set position = ${BEYOND_DOUBLES}::bigint`);
  await db.insert(carts).values({ id: cartId, userId });
  await db.insert(cartLines).values({ id: newId(), cartId, productId, count: 3 });
  await db.insert(wishes).values({ userId, productId });
  await db.insert(reviews).values({ id: newId(), productId, userId, review: STRANGE, rating: 3.5 });
  await db.insert(orders).values({
    id: orderId,
    userId,
    cartId,
    paymentMethod: 'card',
    status: 'paid',
    ...money,
    ...address,
    paidAt: new Date(),
  });
  await db.insert(orderLines).values({
    id: newId(),
    orderId,
    productId,
    titleEn: 'Tea pot',
    titleAr: 'إبريق',
    cover: 'x',
    count: 3,
    pricePiastres: 14_999,
    position: 0,
  });
  const urls = { url: 'u', successUrl: 's', cancelUrl: 'c' };
  await db.insert(paymentSessions).values({ id: 'session', orderId, gateway: 'test', ...urls });
  await db.insert(paymentEvents).values({ gateway: 'test', eventId: 'event' });
  await db.insert(rateLimits).values({ key: 'sign-in:1', points: 1, expire: 1 });
}

// Opened once and emptied for each test: making one takes longer than the test.
const opened: OpenDatabase[] = [];
const free: OpenDatabase[] = [];
beforeAll(async () => {
  for (const engine of new Set(PAIRS.flat())) opened.push(await openEmptyDatabase(engine));
  opened.push(await openEmptyDatabase());
  free.push(...opened);
});
afterAll(() => Promise.all(opened.map((database) => database.close())));

async function openEmpty(engine = process.env.ENGINE): Promise<OpenDatabase> {
  const at = free.findIndex((database) => database.engine === engine);
  const [database] = free.splice(at, at < 0 ? 0 : 1);
  if (!database) throw new Error('a test takes no more than two databases of an engine');
  onTestFinished(() => void free.push(database));
  await emptyDatabase(database);
  return database;
}

const readSequence = async (db: Database, name: string) => {
  const { rows } = await db.execute<{ value: string }>(
    sql`select last_value::text as value from ${sql.identifier(name)}`,
  );
  return Number(rows[0]?.value);
};

test('every table is in a backup, but the counts of tries', () => {
  const tables = allTables;
  const names = tables.map((table) => getTableName(table)).filter((name) => name !== 'rate_limits');
  expect(BACKED_UP.map(({ name }) => name).sort()).toEqual(names.sort());
});

test.each(PAIRS)(
  'a shop on %s is restored on %s, every row, number, secret and picture',
  async (from, to) => {
    const folder = makeTemporaryFolder();
    const mediaDir = join(folder, 'media');
    const [source, target] = [await openEmpty(from), await openEmpty(to)];
    await fillShop(source.db, folder);
    const before = await readAllRows(source.db);
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(before.addresses?.[0]).toContain(BEYOND_DOUBLES);

    const file = join(folder, 'shop.backup');
    const header = await writeBackup({ db: source.db, file, tokenSecret: 'secret', mediaDir });
    expect(header.counts).toMatchObject({ users: 451, products: 2, orders: 1 });
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const secrets: string[] = [];
    const restored = join(folder, 'restored');
    await restoreBackup({
      db: target.db,
      file,
      mediaDir: restored,
      keepTokenSecret: (secret) => void secrets.push(secret),
    });
    expect(await readAllRows(target.db)).toEqual(before);
    expect(secrets).toEqual(['secret']);
    expect(readdirSync(restored).sort()).toEqual(readdirSync(mediaDir).sort());
    for (const name of readdirSync(mediaDir))
      expect(readFileSync(join(restored, name))).toEqual(readFileSync(join(mediaDir, name)));

    // Numbers go on where they stood; what servers remember of the catalogue is no longer true.
    for (const name of ['orders_number_seq', 'cart_lines_position_seq', 'wishes_position_seq'])
      expect(await readSequence(target.db, name)).toBe(await readSequence(source.db, name));
    expect(await readSequence(target.db, 'catalog_version')).toBeGreaterThan(
      await readSequence(source.db, 'catalog_version'),
    );
    expect((await target.db.select().from(rateLimits)).length).toBe(0);
  },
);

describe('a restore that can not be whole', () => {
  let whole: Buffer;

  async function makeBackup(): Promise<Buffer> {
    if (whole) return whole;
    const folder = makeTemporaryFolder();
    const source = await openEmpty();
    await fillShop(source.db, folder);
    const file = join(folder, 'shop.backup');
    await writeBackup({ db: source.db, file, tokenSecret: 'secret', mediaDir: join(folder, 'media') });
    whole = readFileSync(file);
    return whole;
  }

  /** Restoring these bytes is refused and leaves no row, no picture and no secret. */
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

  test.each([0, 5, 200, 0.3, 0.6, 0.9, -1, -9])('a file cut at %d', async (at) => {
    const bytes = await makeBackup();
    const length = at < 0 ? bytes.length + at : at < 1 ? Math.floor(bytes.length * at) : at;
    expect(await expectRefusal(bytes.subarray(0, length), 'is not a whole backup')).toBeInstanceOf(
      BackupProblem,
    );
  });

  test.each([0.05, 0.5, 0.95])('a file with one wrong byte at %d of it', async (at) => {
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
    [
      'the format is of the future',
      (lines) => [(lines[0] ?? '').replace('backup 1', 'backup 2'), ...lines.slice(1)],
    ],
    [
      'a picture would be written elsewhere',
      (lines) => lines.map((line) => line.replace('{"picture":"', '{"picture":"../')),
    ],
  ])('a file in which %s', async (_name, change) => {
    await expectRefusal(edit(await makeBackup(), change), 'is not a whole backup');
  });

  test('something that is no backup', async () => {
    await expectRefusal(Buffer.from('{"categories":[]}'), 'is not a whole backup');
  });

  test('a backup of another version of the tables', async () => {
    const other = edit(await makeBackup(), (lines) =>
      lines.map((line) => line.replace(/"migration":"[^"]+"/, '"migration":"9999_later"')),
    );
    await expectRefusal(other, /another version of the shop/);
  });

  test('rows that the database does not take', async () => {
    const orphan = edit(await makeBackup(), (lines) =>
      lines.map((line) => line.replace('"event_id":"event"', '"event_id":null')),
    );
    await expectRefusal(orphan, /./);
  });

  test('a database in which something is', async () => {
    const folder = makeTemporaryFolder();
    const file = join(folder, 'shop.backup');
    writeFileSync(file, await makeBackup());
    const taken = await openEmpty();
    await taken.db.insert(paymentEvents).values({ gateway: 'test', eventId: 'event' });
    const before = await readAllRows(taken.db);
    await expect(
      restoreBackup({ db: taken.db, file, mediaDir: join(folder, 'media'), keepTokenSecret: () => {} }),
    ).rejects.toThrow('The database is not empty (there are rows in payment_events).');
    expect(await readAllRows(taken.db)).toEqual(before);
    expect(() => readdirSync(join(folder, 'media'))).toThrow('ENOENT');
  });
});

test('a backup that can not be written leaves nothing behind', async () => {
  const folder = makeTemporaryFolder();
  const { db } = await openEmpty();
  const file = join(folder, 'shop.backup');
  await expect(
    writeBackup({ db, file: join(folder, 'none/shop.backup'), tokenSecret: undefined, mediaDir: undefined }),
  ).rejects.toThrow('ENOENT');
  mkdirSync(file);
  await expect(writeBackup({ db, file, tokenSecret: undefined, mediaDir: undefined })).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['shop.backup']);
});

test('pictures are left out on request', async () => {
  const folder = makeTemporaryFolder();
  const [source, target] = [await openEmpty(), await openEmpty()];
  await fillShop(source.db, folder);
  const file = join(folder, 'shop.backup');
  await writeBackup({ db: source.db, file, tokenSecret: undefined, mediaDir: undefined });
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
