import { beforeEach, describe, expect, test } from 'vitest';
import { eq, inArray } from '#api/platform/database/drizzle.ts';
import { users } from '#api/schema/account.ts';
import { products } from '#api/schema/catalogue.ts';
import { emails } from '#api/schema/emails.ts';
import { stockAlerts } from '#api/schema/stock-alerts.ts';
import { writeStockEmails } from '#api/stock-alerts/write-emails.ts';
import { MAX_STOCK_ALERTS } from '#contract/constants.ts';
import { other, plain, soldOut, UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop, type Shopper } from '#tests/setup/test-shop.ts';

const ALERTS_PATH = '/api/v1/stockAlerts';
const shop = await openTestShop();
const { addShopperWithCart, listOrders, placeCash, setStock } = createShopSteps(shop);

const ask = ({ token }: Shopper, productId = soldOut.id, query = '') =>
  shop.post(ALERTS_PATH + query, { productId }, { token });
const listOf = async ({ token }: Shopper) => (await shop.get(ALERTS_PATH, { token })).body;
/** Looks for restocked products, then returns the shopper's emails. */
async function readEmailsTo({ email }: Shopper) {
  await writeStockEmails(shop.api);
  await shop.runJobs();
  return shop.emails.filter(({ to }) => to === email);
}

beforeEach(async () => {
  await shop.api.db.delete(stockAlerts);
  await setStock(soldOut.id, 0);
});

describe('asking for an email', () => {
  test('adds the product once, even if repeated, and can be cancelled', async () => {
    const sara = await shop.addShopper();
    expect(await ask(sara)).toMatchObject({ status: 200, body: { data: [soldOut.id] } });
    expect((await ask(sara)).body).toEqual({ data: [soldOut.id] });
    expect(await listOf(sara)).toEqual({ data: [soldOut.id] });
    const taken = await shop.delete(`${ALERTS_PATH}/${soldOut.id}`, { token: sara.token });
    expect(taken).toMatchObject({ status: 200, body: { data: [] } });
    expect((await shop.delete(`${ALERTS_PATH}/${UNKNOWN_PRODUCT_ID}`, { token: sara.token })).status).toBe(
      200,
    );
    await setStock(soldOut.id, 3);
    expect(await readEmailsTo(sara)).toEqual([]);
  });

  test.each([
    ['a product in stock', plain.id, 409, 'in-stock'],
    ['an unknown product', UNKNOWN_PRODUCT_ID, 404, 'no-product'],
    ['a malformed id', 'xyz', 400, 'invalid-id'],
  ])('%s is refused', async (_case, productId, status, code) => {
    const sara = await shop.addShopper();
    expect(await ask(sara, productId)).toMatchObject({ status, body: { code } });
    expect(await listOf(sara)).toEqual({ data: [] });
  });

  test('is limited, also in parallel; a repeated request does not count', async () => {
    const sara = await shop.addShopper();
    const ids = demoCatalogue.products.slice(0, MAX_STOCK_ALERTS + 3).map(({ id }) => id);
    const before = await shop.api.db.select().from(products).where(inArray(products.id, ids));
    await shop.api.db.update(products).set({ quantity: 0 }).where(inArray(products.id, ids));
    const answers = await Promise.all(ids.map((id) => ask(sara, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_STOCK_ALERTS);
    expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({
      code: 'too-many-stock-alerts',
      values: [MAX_STOCK_ALERTS],
    });
    const { data } = await listOf(sara);
    expect(data).toHaveLength(MAX_STOCK_ALERTS);
    expect((await ask(sara, data[0])).status).toBe(200);
    for (const { id, quantity } of before) await setStock(id, quantity);
  });
});

describe('when pieces come back', () => {
  test('each waiting shopper gets one email, in the language of the request, and no further one', async () => {
    const [sara, mona, omar] = [await shop.addShopper(), await shop.addShopper(), await shop.addShopper()];
    await ask(sara);
    await ask(mona);
    await ask(mona, soldOut.id, '?lang=ar');
    expect(await readEmailsTo(sara)).toEqual([]);
    await setStock(soldOut.id, 1);
    const [english, arabic] = [await readEmailsTo(sara), await readEmailsTo(mona)];
    expect(english).toMatchObject([{ subject: `My Store: ${soldOut.title.en} is back in stock` }]);
    expect(english[0]?.text).toContain(
      `http://shop.test/product%20details/${soldOut.id}/${soldOut.category}`,
    );
    expect(arabic).toMatchObject([{ subject: `${soldOut.title.ar} متوفر الآن` }]);
    expect(arabic[0]?.html).toContain(`http://shop.test/ar/product%20details/${soldOut.id}`);
    expect(await readEmailsTo(omar)).toEqual([]);
    expect(await listOf(sara)).toEqual({ data: [] });
    await setStock(soldOut.id, 0);
    await setStock(soldOut.id, 5);
    expect(await readEmailsTo(sara)).toHaveLength(1);
    await setStock(soldOut.id, 0);
    await ask(sara);
    await setStock(soldOut.id, 5);
    expect(await readEmailsTo(sara)).toHaveLength(2);
  });

  test('pieces of a cancelled order are announced as well', async () => {
    await setStock(other.id, 1);
    const [buyer, sara] = [await addShopperWithCart(other.id), await shop.addShopper()];
    await placeCash(buyer, buyer.cartId);
    await ask(sara, other.id);
    expect(await readEmailsTo(sara)).toEqual([]);
    const [order] = await listOrders(buyer);
    await shop.post(`/api/v1/orders/${order._id}/cancel`, undefined, { token: buyer.token });
    expect(await readEmailsTo(sara)).toHaveLength(1);
  });

  test('two servers that look concurrently send one email', async () => {
    const shoppers = await Promise.all(Array.from({ length: 5 }, () => shop.addShopper()));
    for (const shopper of shoppers) await ask(shopper);
    await setStock(soldOut.id, 2);
    await Promise.all([1, 2, 3].map(() => writeStockEmails(shop.api)));
    for (const shopper of shoppers) expect(await readEmailsTo(shopper)).toHaveLength(1);
  });

  test('no email is sent to deleted accounts or about deleted products', async () => {
    const [gone, sara] = [await shop.addShopper(), await shop.addShopper()];
    await ask(gone);
    await ask(sara);
    await shop.api.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, gone.id));
    await setStock(soldOut.id, 1);
    await writeStockEmails(shop.api);
    await shop.api.db
      .update(emails)
      .set({ data: { productId: UNKNOWN_PRODUCT_ID } })
      .where(eq(emails.recipient, sara.email));
    expect([await readEmailsTo(gone), await readEmailsTo(sara)]).toEqual([[], []]);
  });
});
