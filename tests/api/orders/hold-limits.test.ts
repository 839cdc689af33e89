/** What unpaid orders may hold: a cap per account, phone number and client address, and a share of a product's last pieces. */
import { beforeEach, describe, expect, test } from 'vitest';
import { confirmOrder, packOrder } from '#api/orders/acts.ts';
import { orders } from '#api/orders/tables.ts';
import { readHeldShare } from '#api/orders/unpaid-holds.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { toPiastres } from '#contract/money.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { CARD, createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop, type Shopper, TEST_SETTINGS } from '#tests/setup/test-shop.ts';

const MAX_PIECES = 10;
const MAX_EGP = 5_000_000;
const STOCK = 9700;
const holds = { maxPieces: MAX_PIECES, maxPiastres: toPiastres(MAX_EGP) };
const shop = await openTestShop({ settings: { ...TEST_SETTINGS, holds } });
const { checkOut, fillCart, openCardPage, placeCash, postForm, readOrders, readProduct, setPrice, setStock } =
  createShopSteps(shop);

let addresses = 0;
/** A client address and a phone number that nothing was ordered from or to. */
function newPlace() {
  addresses += 1;
  return {
    phone: `010${String(addresses).padStart(8, '0')}`,
    clientAddress: `10.0.${addresses >> 8}.${addresses & 255}`,
  };
}
type Place = ReturnType<typeof newPlace>;

const order = (
  way: 'checkout-session/' | '',
  shopper: Shopper,
  cartId: string,
  place: Place,
  city = 'Cairo',
) =>
  shop.post(
    `/api/v1/orders/${way}${cartId}`,
    { shippingAddress: { ...ADDRESS, phone: place.phone, city } },
    { token: shopper.token, clientAddress: place.clientAddress },
  );
const checkOutFrom = (...args: [Shopper, string, Place, string?]) => order('checkout-session/', ...args);
const placeCashFrom = (...args: [Shopper, string, Place, string?]) => order('', ...args);

async function fill(shopper: Shopper, count: number, productId = plain.id): Promise<string> {
  const cartId = await fillCart(shopper, productId);
  await shop.put(`/api/v1/cart/${productId}`, { count }, { token: shopper.token });
  return cartId;
}
const stocksOf = async (shopper: Shopper) => (await readOrders(shopper)).map(({ stock }) => stock);
const leftOf = async (id = plain.id) => (await readProduct(id)).quantity;

beforeEach(async () => {
  await shop.api.db.update(orders).set({ status: 'cancelled', stock: 'none' });
  await setStock(plain.id, STOCK);
  await setStock(other.id, STOCK);
});

describe('a card payment above the limits', () => {
  test('of one order is opened without a hold: its pieces stay on sale, and whoever pays gets them', async () => {
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    const cartId = await fill(shopper, 999);
    const { status, body } = await checkOutFrom(shopper, cartId, place);
    expect(status).toBe(200);
    expect(await stocksOf(shopper)).toEqual(['none']);
    expect(await leftOf()).toBe(STOCK);
    await postForm(new URL(body.session.url).pathname, CARD);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'paid', stock: 'sold' }]);
    expect(await leftOf()).toBe(STOCK - 999);
  });

  test('in EGP holds nothing either', async () => {
    await setPrice(plain.id, toPiastres(MAX_EGP));
    const shopper = await shop.addShopper();
    await checkOutFrom(shopper, await fill(shopper, 1), newPlace());
    await setPrice(plain.id, toPiastres(plain.price));
    expect(await stocksOf(shopper)).toEqual(['none']);
  });

  test.each(['account', 'phone number'])('counts what the %s holds already', async (same) => {
    const [first, place] = [await shop.addShopper(), newPlace()];
    await checkOutFrom(first, await fill(first, 6), place);
    const second = same === 'account' ? first : await shop.addShopper();
    // Another cart of the same account is an order of its own.
    if (same === 'account') await shop.delete('/api/v1/cart', { token: first.token });
    const elsewhere = newPlace();
    const to = same === 'account' ? elsewhere : { ...elsewhere, phone: place.phone };
    await checkOutFrom(second, await fill(second, 5, other.id), to);
    expect((await stocksOf(second)).at(-1)).toBe('none');
    expect([await leftOf(), await leftOf(other.id)]).toEqual([STOCK - 6, STOCK]);
  });

  test('parallel checkouts of many accounts at one phone number hold no more than the limit', async () => {
    const { phone } = newPlace();
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => shop.addShopper()));
    const carts = await Promise.all(shoppers.map((shopper) => fill(shopper, 4)));
    await Promise.all(
      shoppers.map((shopper, at) => checkOutFrom(shopper, carts[at] as string, { ...newPlace(), phone })),
    );
    expect(await leftOf()).toBe(STOCK - 8);
  });

  test('the addresses of one IPv6 site are one client; two IPv4 addresses are two', async () => {
    const hashFrom = async (clientAddress: string) => {
      const shopper = await shop.addShopper();
      await checkOutFrom(shopper, await fill(shopper, 1), { ...newPlace(), clientAddress });
      return (await readOrders(shopper))[0]?.clientHash;
    };
    const site = await hashFrom('2001:db8:7:1::1');
    expect(site).toEqual(expect.any(String));
    expect(await hashFrom('2001:db8:7:ffff::2')).toBe(site);
    expect(await hashFrom('2001:db8:8:1::1')).not.toBe(site);
    expect(await hashFrom('192.0.2.1')).not.toBe(await hashFrom('192.0.2.2'));
  });

  test('what is paid holds nothing, and the client address is forgotten with it', async () => {
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    for (let at = 0; at < 3; at += 1) {
      const { body } = await checkOutFrom(shopper, await fill(shopper, MAX_PIECES), place);
      expect(await stocksOf(shopper)).toContain('held');
      await postForm(new URL(body.session.url).pathname, CARD);
    }
    expect(await readOrders(shopper)).toMatchObject(Array(3).fill({ status: 'paid', clientHash: null }));
  });
});

describe('the last pieces of a product', () => {
  test.each([
    [1, 1, 'held'],
    [2, 1, 'held'],
    [2, 2, 'none'],
    [4, 3, 'held'],
    [4, 4, 'none'],
  ])('of %i, %i by one unpaid shopper are %s', async (stock, count, expected) => {
    await setStock(plain.id, stock);
    const shopper = await shop.addShopper();
    await checkOutFrom(shopper, await fill(shopper, count), newPlace());
    expect(await stocksOf(shopper)).toEqual([expected]);
  });

  test('what the shopper holds of them already counts', async () => {
    await setStock(plain.id, 4);
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    await checkOutFrom(shopper, await fill(shopper, 3), place);
    await shop.delete('/api/v1/cart', { token: shopper.token });
    await checkOutFrom(shopper, await fill(shopper, 1), place);
    expect(await stocksOf(shopper)).toEqual(['held', 'none']);
    expect(await leftOf()).toBe(1);
  });

  test('a cash order that its shopper confirmed counts until it is packed', async () => {
    await setStock(plain.id, 8);
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    await placeCashFrom(shopper, await fill(shopper, 6), place);
    const [first] = await readOrders(shopper);
    await confirmOrder(shop.api, first?.id ?? '', 'shopper');
    const cartId = await fill(shopper, 1);
    expect((await placeCashFrom(shopper, cartId, place)).body).toMatchObject({
      code: 'cash-last-pieces',
      values: [0, plain.title.en],
    });
    await packOrder(shop.api, first?.id ?? '');
    expect((await placeCashFrom(shopper, cartId, place)).status).toBe(201);
  });
});

describe('a renewed checkout', () => {
  const MINUTE = 60_000;
  const endOf = async (shopper: Shopper) => (await readOrders(shopper)).at(-1)?.holdEndsAt?.getTime();

  test('keeps the end of the first hold, whether its address changed or its cart is a new one', async () => {
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    await checkOutFrom(shopper, await fill(shopper, 2), place);
    const end = await endOf(shopper);
    shop.passTime(4 * MINUTE);
    await checkOutFrom(shopper, await fill(shopper, 2), place, 'Giza');
    expect(await endOf(shopper)).toBe(end);
    await shop.delete('/api/v1/cart', { token: shopper.token });
    shop.passTime(MINUTE);
    await checkOutFrom(shopper, await fill(shopper, 3), place);
    expect(await endOf(shopper)).toBe(end);
  });

  test('with little of it left holds nothing, and its page can still be paid', async () => {
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    await checkOutFrom(shopper, await fill(shopper, 2), place);
    shop.passTime(11 * MINUTE);
    for (const city of ['Giza', 'Luxor']) {
      const { body } = await checkOutFrom(shopper, await fill(shopper, 2), place, city);
      expect((await stocksOf(shopper)).at(-1)).toBe('none');
      expect(await leftOf()).toBe(STOCK);
      if (city === 'Luxor') await postForm(new URL(body.session.url).pathname, CARD);
    }
    expect(await readOrders(shopper)).toMatchObject([{}, {}, { status: 'paid', stock: 'sold' }]);
  });

  test('after the end holds anew, and what was paid for does not count', async () => {
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    await checkOutFrom(shopper, await fill(shopper, 2), place);
    const first = await endOf(shopper);
    shop.passTime(15 * MINUTE);
    const { body } = await checkOutFrom(shopper, await fill(shopper, 2), place);
    const second = await endOf(shopper);
    expect(second).toBeGreaterThan(first ?? 0);
    await postForm(new URL(body.session.url).pathname, CARD);
    shop.passTime(MINUTE);
    await checkOutFrom(shopper, await fill(shopper, 2), place);
    expect(await endOf(shopper)).toBeGreaterThan(second ?? 0);
  });
});

describe('cash orders of an account that never had a delivery', () => {
  test('that are too large are refused, and leave stock and cart alone', async () => {
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    const cartId = await fill(shopper, MAX_PIECES + 1);
    expect(await placeCashFrom(shopper, cartId, place)).toMatchObject({
      status: 409,
      body: { code: 'cash-order-too-large', message: expect.stringContaining('card') },
    });
    expect(await leftOf()).toBe(STOCK);
    expect((await checkOutFrom(shopper, cartId, place)).status).toBe(200);
  });

  test('leave something of the last pieces, and say how many can be had', async () => {
    await setStock(plain.id, 4);
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    const cartId = await fill(shopper, 4);
    expect(await placeCashFrom(shopper, cartId, place)).toMatchObject({
      status: 409,
      body: { code: 'cash-last-pieces', values: [3, plain.title.en] },
    });
    await shop.put(`/api/v1/cart/${plain.id}`, { count: 3 }, { token: shopper.token });
    expect((await placeCashFrom(shopper, cartId, place)).status).toBe(201);
  });

  test('count until they are confirmed', async () => {
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    expect((await placeCashFrom(shopper, await fill(shopper, 8), place)).status).toBe(201);
    expect(await placeCashFrom(shopper, await fill(shopper, 3), place)).toMatchObject({
      status: 409,
      body: { code: 'cash-orders-unconfirmed' },
    });
    const [first] = await readOrders(shopper);
    await packOrder(shop.api, first?.id ?? '');
    expect((await placeCashFrom(shopper, await fill(shopper, 3), place)).status).toBe(201);
  });

  test('once one was delivered, none counts any more', async () => {
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    await placeCashFrom(shopper, await fill(shopper, 1), place);
    await shop.api.db
      .update(orders)
      .set({ status: 'delivered', deliveredAt: new Date() })
      .where(eq(orders.userId, shopper.id));
    expect((await placeCashFrom(shopper, await fill(shopper, 50), place)).status).toBe(201);
    await checkOutFrom(shopper, await fill(shopper, MAX_PIECES), place);
    expect((await stocksOf(shopper)).at(-1)).toBe('held');
  });
});

test('doctor knows which share of the stock is held, and by how many', async () => {
  const before = await readHeldShare(shop.api.db);
  expect(before).toMatchObject({ pieces: 0, orders: 0, shoppers: 0 });
  const [one, two] = [await shop.addShopper(), await shop.addShopper()];
  await checkOut(one, await fill(one, 2));
  await placeCash(two, await fill(two, 3));
  expect(await readHeldShare(shop.api.db)).toMatchObject({
    pieces: 5,
    orders: 2,
    shoppers: 2,
    stock: before.stock - 5,
  });
  await postForm(await openCardPage(one, await fillCart(one, other.id)), CARD);
  expect(await readHeldShare(shop.api.db)).toMatchObject({ pieces: 3, orders: 1, shoppers: 1 });
});
