import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readStock } from '#api/catalogue/stock/move-stock.ts';
import { insertOrder } from '#api/orders/queries.ts';
import { newId } from '#api/platform/database/columns.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { type Database, openPostgres } from '#api/platform/database/open.ts';
import { users } from '#api/schema/account.ts';
import { products } from '#api/schema/catalogue.ts';
import { followChanges } from '#tests/setup/announce-change.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { runCommand } from '#tests/setup/run-command.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { writeSmallCatalogue } from '#tests/setup/small-catalogue.ts';
import { copyDataFolder, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { createPostgresDatabase } from '#tests/setup/test-database.ts';

/** The number of products in the demo catalogue plus those of the small catalogue that the test imports. */
const PRODUCT_COUNT = demoCatalogue.products.length + 2;

const ORDER_LINE = {
  productId: plain.id,
  titleEn: 'Tea pot',
  titleAr: 'براد',
  cover: '',
  count: 2,
  pricePiastres: 100,
  discountPiastres: 0,
};

/** Inserts a cash order without reducing the stock. */
async function insertCashOrder(db: Database) {
  const userId = newId();
  const person = { name: 'Sara Ali', email: 'sara@example.com', phone: ADDRESS.phone, passwordHash: 'none' };
  await db.insert(users).values({ id: userId, ...person });
  const amounts = {
    ...{ itemsPiastres: 200, discountPiastres: 0, shippingPiastres: 0, taxPiastres: 25, totalPiastres: 200 },
    ...{ discount: null, discountId: null },
  };
  const draft = { lines: [ORDER_LINE], ...amounts };
  const sold = { cartId: newId(), address: ADDRESS, gateway: 'cash', stock: 'sold', language: 'en' } as const;
  const { order } = await db.transaction((tx) =>
    insertOrder(tx, { id: newId(), userId, draft, ...sold, clientHash: '', now: new Date() }),
  );
  return order;
}

test('on PostgreSQL, commands work beside a running shop, which sees their changes', async () => {
  const folder = makeTemporaryFolder();
  const settings = { DATA_DIR: join(folder, 'data'), DATABASE_URL: await createPostgresDatabase() };
  const running = await openPostgres(settings.DATABASE_URL, pino({ level: 'silent' }));
  onTestFinished(() => running.close());
  const changes = await followChanges(running);
  const before = changes.now();

  const file = await writeSmallCatalogue(join(folder, 'source'));
  expect(await runCommand(settings, 'import', file)).toMatchObject({ code: 0, stderr: '' });
  await changes.refresh();
  expect(changes.now()).toBeGreaterThan(before);
  expect(await running.db.select().from(products).where(eq(products.slug, 'tea-pot'))).toHaveLength(1);

  const backup = join(folder, 'shop.backup');
  expect(await runCommand(settings, 'backup', backup, '--no-pictures')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`Backed up ${PRODUCT_COUNT} products`),
    stderr: '',
  });

  // The test database has the demo catalogue without picture files.
  const doctor = await runCommand(settings, 'doctor');
  expect(doctor.code).toBe(1);
  expect(doctor.stdout.match(/^problem.*/gm)).toEqual([
    expect.stringContaining('pictures: files are missing'),
  ]);

  // Moves the shop from PostgreSQL to the embedded engine and back.
  const embedded = copyDataFolder(join(folder, 'embedded'), 'empty');
  expect(await runCommand({ DATA_DIR: embedded }, 'restore', backup)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`Restored ${PRODUCT_COUNT} products`),
  });
});

test('on PostgreSQL, cancelling an order beside a running shop restocks it and sends its email', async () => {
  const settings = { DATA_DIR: makeTemporaryFolder(), DATABASE_URL: await createPostgresDatabase() };
  const running = await openPostgres(settings.DATABASE_URL, pino({ level: 'silent' }));
  onTestFinished(() => running.close());
  const changes = await followChanges(running);
  const { orderNumber } = await insertCashOrder(running.db);
  const before = { version: changes.now(), stock: await readStock(running.db, [ORDER_LINE]) };
  expect(await runCommand(settings, 'orders', 'cancel', orderNumber.toLowerCase())).toEqual({
    code: 0,
    stdout: `Order ${orderNumber} is cancelled; its pieces are on sale again.\n`,
    stderr: '',
  });
  await changes.refresh();
  expect(changes.now()).toBeGreaterThan(before.version);
  const back = (before.stock.get(ORDER_LINE.productId) ?? 0) + ORDER_LINE.count;
  expect((await readStock(running.db, [ORDER_LINE])).get(ORDER_LINE.productId)).toBe(back);
  const { rows } = await running.db.execute(sql`select name from jobs.job where name = 'letter'`);
  expect(rows).toHaveLength(1);
});

test('a missing database is reported in one sentence', async () => {
  const settings = { DATA_DIR: makeTemporaryFolder(), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const doctor = await runCommand(settings, 'doctor');
  expect(doctor.code).toBe(1);
  expect(doctor.stdout).toMatch(/^problem {2}database: The database at DATABASE_URL could not be opened/m);
  const { code, stderr } = await runCommand(settings, 'backup', 'never.backup');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The database at DATABASE_URL could not be opened: .*\n$/);
});
