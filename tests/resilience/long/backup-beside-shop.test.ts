import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { openEmbedded } from '#api/platform/database/open.ts';
import { products } from '#api/schema/catalogue.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { runCommand } from '#tests/setup/run-command.ts';
import { SHORT_LIVED, startShop } from '#tests/setup/running-shop.ts';
import * as client from '#tests/setup/shop-client.ts';
import { copyDataFolder, listOpenToOthers, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

// A socket in this folder would have a path longer than the system allows.
const LONG_NAME = 'بيانات المتجر '.repeat(8).trim();

const STOCK_COUNT = 100_000;

/** Makes a data folder that everybody can read, as older versions did, with enough stock. */
async function makeOpenFolder(parent: string): Promise<string> {
  mkdirSync(join(parent, LONG_NAME));
  const dataDir = copyDataFolder(join(parent, LONG_NAME, 'data'));
  const { db, close } = await openEmbedded(dataDir);
  await db.update(products).set({ quantity: STOCK_COUNT }).where(eq(products.id, plain.id));
  await close();
  chmodSync(dataDir, 0o755);
  for (const name of readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) {
    const path = join(dataDir, name);
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o666);
  }
  return dataDir;
}

/** Buys single pieces until aborted; returns how many were paid. */
async function keepBuying(
  shop: string,
  shopper: client.SignedInShopper,
  until: AbortSignal,
): Promise<number> {
  for (let paid = 0; ; paid += 1) {
    if (until.aborted) return paid;
    const cartId = await client.putIntoCart(shop, shopper, plain.id);
    await client.payByCard(await client.startCheckout(shop, shopper, cartId));
  }
}

/**
 * Counts a stopped shop's paid orders and their lines, and the product's stock. Pieces held by open payments count as
 * stock.
 */
async function countSales(dataDir: string) {
  const { db, close } = await openEmbedded(dataDir);
  const { rows } = await db.execute<{ paid: number; lines: number; left: number }>(
    sql`select (select count(*) from orders where status = 'paid')::int as paid,
          (select count(*) from order_lines join orders on orders.id = order_id where status = 'paid')::int as lines,
          ((select quantity from products where id = ${plain.id}) + (select coalesce(sum(count), 0) from order_lines
            join orders on orders.id = order_id where stock = 'held'))::int as left`,
  );
  await close();
  return rows[0];
}

test('a backup during sales is consistent, and only its owner can access it', async () => {
  const folder = makeTemporaryFolder();
  const dataDir = await makeOpenFolder(folder);
  const shop = await startShop({ DATA_DIR: dataDir }, SHORT_LIVED);
  onTestFinished(shop.kill);
  expect(shop.output()).toMatch(/^Others could read [\d,]+ files and folders in .*data, which now belong/m);

  const shoppers = [
    await client.signUp(shop.url, 'mona@example.com'),
    await client.signUp(shop.url, 'omar@example.com'),
  ];
  const done = new AbortController();
  const buying = Promise.all(shoppers.map((shopper) => keepBuying(shop.url, shopper, done.signal)));
  const backup = join(folder, 'shop.backup');
  const outcome = await runCommand({ DATA_DIR: dataDir }, 'backup', backup).finally(() => done.abort());
  const paid = (await buying).reduce((sum, count) => sum + count);
  expect(outcome).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Backed up \d+ products, 2 users and \d+ orders to /),
    // The folder has the demo catalogue without picture files.
    stderr: expect.stringMatching(/^\d+ picture files are missing and not in the backup/),
  });
  // The orders command uses the same socket as the backup; orders-beside-shop.test.ts tests more of it.
  expect(await runCommand({ DATA_DIR: dataDir }, 'orders', 'list', '--limit', '1')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /^order +id .*\nMS-\S+ +\d+ .* paid +test .*\n\nThe newest 1 of \d+; --limit shows more\.\n$/,
    ),
    stderr: '',
  });
  expect(listOpenToOthers(dataDir)).toEqual([]);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).sort()).toEqual(['shop.backup', LONG_NAME].sort());

  expect(await shop.stop()).toBe(0);
  expect(listOpenToOthers(dataDir)).toEqual([]);
  expect(readdirSync(dataDir)).not.toContain('shop.sock');

  const restored = copyDataFolder(join(folder, 'restored'), 'empty');
  expect(await runCommand({ DATA_DIR: restored }, 'restore', backup)).toMatchObject({ code: 0, stderr: '' });
  expect(listOpenToOthers(restored)).toEqual([]);
  expect(await countSales(dataDir)).toEqual({ paid, lines: paid, left: STOCK_COUNT - paid });
  const then = await countSales(restored);
  expect(then?.paid).toBeLessThanOrEqual(paid);
  expect(then).toEqual({
    paid: then?.paid,
    lines: then?.paid,
    left: STOCK_COUNT - Number(then?.paid),
  });
});
