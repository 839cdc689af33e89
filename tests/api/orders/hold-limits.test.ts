/** Limits of what unpaid orders hold, and how much of a product's last pieces one shopper may hold. */
import { describe, expect, test } from 'vitest';
import { confirmOrder, packOrder } from '#api/orders/actions.ts';
import { readHeldShare } from '#api/orders/unpaid-holds.ts';
import { toPiastres } from '#contract/money.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { APPROVED_CARD } from '#tests/setup/shop-steps.ts';
import type { Shopper } from '#tests/setup/test-shop.ts';
import { MAX_EGP, MAX_PIECES, openHoldShop, STOCK } from './hold-shop.ts';

const {
  checkOut,
  checkOutFrom,
  fill,
  fillCart,
  leftOf,
  newPlace,
  openCardPage,
  placeCash,
  placeCashFrom,
  postForm,
  readOrders,
  setPrice,
  setStock,
  shop,
  stocksOf,
} = await openHoldShop();

describe('a card payment above the limits', () => {
  test('opens without a hold: its pieces stay on sale, and paying still buys them', async () => {
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    const cartId = await fill(shopper, 999);
    const { status, body } = await checkOutFrom(shopper, cartId, place);
    expect(status).toBe(200);
    expect(await stocksOf(shopper)).toEqual(['none']);
    expect(await leftOf()).toBe(STOCK);
    await postForm(new URL(body.session.url).pathname, APPROVED_CARD);
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

  test.each(['account', 'phone number'])('counts the pieces that the %s already holds', async (same) => {
    const [first, place] = [await shop.addShopper(), newPlace()];
    await checkOutFrom(first, await fill(first, 6), place);
    const second = same === 'account' ? first : await shop.addShopper();
    // A new cart of the same account makes a separate order.
    if (same === 'account') await shop.delete('/api/v1/cart', { token: first.token });
    const elsewhere = newPlace();
    const to = same === 'account' ? elsewhere : { ...elsewhere, phone: place.phone };
    await checkOutFrom(second, await fill(second, 5, other.id), to);
    expect((await stocksOf(second)).at(-1)).toBe('none');
    expect([await leftOf(), await leftOf(other.id)]).toEqual([STOCK - 6, STOCK]);
  });

  test('parallel checkouts of many accounts with one phone number hold no more than the limit', async () => {
    const { phone } = newPlace();
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => shop.addShopper()));
    const carts = await Promise.all(shoppers.map((shopper) => fill(shopper, 4)));
    await Promise.all(
      shoppers.map((shopper, at) => checkOutFrom(shopper, carts[at] as string, { ...newPlace(), phone })),
    );
    expect(await leftOf()).toBe(STOCK - 8);
  });

  test('one IPv6 site counts as one client, two IPv4 addresses as two', async () => {
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

  test('a paid order no longer counts, and its client address is deleted', async () => {
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    for (let at = 0; at < 3; at += 1) {
      const { body } = await checkOutFrom(shopper, await fill(shopper, MAX_PIECES), place);
      expect(await stocksOf(shopper)).toContain('held');
      await postForm(new URL(body.session.url).pathname, APPROVED_CARD);
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
  ])('of %i, %i in one unpaid order are %s', async (stock, count, expected) => {
    await setStock(plain.id, stock);
    const shopper = await shop.addShopper();
    await checkOutFrom(shopper, await fill(shopper, count), newPlace());
    expect(await stocksOf(shopper)).toEqual([expected]);
  });

  test('pieces that the shopper already holds count towards the limit', async () => {
    await setStock(plain.id, 4);
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    await checkOutFrom(shopper, await fill(shopper, 3), place);
    await shop.delete('/api/v1/cart', { token: shopper.token });
    await checkOutFrom(shopper, await fill(shopper, 1), place);
    expect(await stocksOf(shopper)).toEqual(['held', 'none']);
    expect(await leftOf()).toBe(1);
  });

  test('pieces of a confirmed cash order count towards the limit until the order is packed', async () => {
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

  test('keeps the first hold’s end, with another address or a new cart', async () => {
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

  test('near the first hold’s end holds nothing, and its page can still be paid', async () => {
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    await checkOutFrom(shopper, await fill(shopper, 2), place);
    shop.passTime(11 * MINUTE);
    for (const city of ['Giza', 'Luxor']) {
      const { body } = await checkOutFrom(shopper, await fill(shopper, 2), place, city);
      expect((await stocksOf(shopper)).at(-1)).toBe('none');
      expect(await leftOf()).toBe(STOCK);
      if (city === 'Luxor') await postForm(new URL(body.session.url).pathname, APPROVED_CARD);
    }
    expect(await readOrders(shopper)).toMatchObject([{}, {}, { status: 'paid', stock: 'sold' }]);
  });

  test('after the first hold’s end starts a new hold; paid orders do not count', async () => {
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    await checkOutFrom(shopper, await fill(shopper, 2), place);
    const first = await endOf(shopper);
    shop.passTime(15 * MINUTE);
    const { body } = await checkOutFrom(shopper, await fill(shopper, 2), place);
    const second = await endOf(shopper);
    expect(second).toBeGreaterThan(first ?? 0);
    await postForm(new URL(body.session.url).pathname, APPROVED_CARD);
    shop.passTime(MINUTE);
    await checkOutFrom(shopper, await fill(shopper, 2), place);
    expect(await endOf(shopper)).toBeGreaterThan(second ?? 0);
  });
});

test('the doctor knows how much of the stock is held, by how many shoppers', async () => {
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
  await postForm(await openCardPage(one, await fillCart(one, other.id)), APPROVED_CARD);
  expect(await readHeldShare(shop.api.db)).toMatchObject({ pieces: 3, orders: 1, shoppers: 1 });
});
