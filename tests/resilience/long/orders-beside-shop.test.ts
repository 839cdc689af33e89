import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { plain } from '#tests/setup/cart-products.ts';
import { runCommand } from '#tests/setup/run-command.ts';
import { SHORT_LIVED, startShop } from '#tests/setup/running-shop.ts';
import * as client from '#tests/setup/shop-client.ts';
import { copyDataFolder, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

test('order commands work through the running shop and after it is stopped', async () => {
  const folder = makeTemporaryFolder();
  const dataDir = copyDataFolder(join(folder, 'data'));
  const orders = (...args: string[]) => runCommand({ DATA_DIR: dataDir }, 'orders', ...args);
  const shop = await startShop({ DATA_DIR: dataDir }, SHORT_LIVED);
  onTestFinished(shop.kill);
  const shopper = await client.signUp(shop.url, 'mona@example.com');
  for (let bought = 0; bought < 2; bought += 1) {
    const cartId = await client.putIntoCart(shop.url, shopper, plain.id);
    await client.payByCard(await client.startCheckout(shop.url, shopper, cartId));
  }
  const stock = await client.readStock(shop.url, plain.id);

  const listed = await orders('list', '--json');
  expect(listed).toMatchObject({ code: 0, stderr: '' });
  const [second, first] = (JSON.parse(listed.stdout).orders as { orderNumber: string }[]).map(
    ({ orderNumber }) => orderNumber,
  );
  if (!first || !second) throw new Error(`there are not two orders: ${listed.stdout}`);
  expect(await orders('pack', first, '999999999')).toEqual({
    code: 1,
    stdout: `Order ${first} is packed.\n`,
    stderr: 'There is no order 999999999.\n1 of 2 orders were not changed.\n',
  });
  expect(await orders('cancel', second)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/is cancelled; its pieces are on sale again\. .* EGP was paid\. /),
    stderr: '',
  });
  expect(await client.readStock(shop.url, plain.id)).toBe(stock + 1);
  // The running shop's worker sends the refund.
  await vi.waitFor(
    async () => {
      const statuses = (await client.listOrders(shop.url, shopper)).map((order) => order.paymentStatus);
      expect(statuses.toSorted()).toEqual(['paid', 'refunded']);
    },
    { timeout: 30_000 },
  );
  const { stdout: examined } = await runCommand({ DATA_DIR: dataDir }, 'doctor');
  expect(examined).toMatch(/^ok {7}lock: the running shop holds the data folder and examined itself$/m);
  expect(examined).toMatch(/^ok {7}shop: \d+ products, 1 users, 2 orders$/m);
  expect(examined).toMatch(/^ok {7}jobs: none was given up$/m);
  const file = join(folder, 'orders.csv');
  expect(await orders('export', file)).toMatchObject({ code: 0, stdout: `The orders are in ${file}.\n` });
  expect(readFileSync(file, 'utf8').match(/^MS-.*,(?:packed|refunded),test,/gm)).toHaveLength(2);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).sort()).toEqual(['data', 'orders.csv']);

  expect(await shop.stop()).toBe(0);
  expect(await orders('ship', first, 'Bosta', '12345')).toEqual({
    code: 0,
    stdout: `Order ${first} has shipped: Bosta, tracking number 12345.\nThe shop is not running: emails and refunds wait until it is started.\n`,
    stderr: '',
  });
});
