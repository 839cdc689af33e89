import { beforeEach, describe, expect, test } from 'vitest';
import { changeDeliveryTable } from '#api/delivery/delivery-days.ts';
import { lockDeliveryDays, readDeliveryTable, setDeliveryDays } from '#api/delivery/queries.ts';
import { deliveryDays } from '#api/schema/delivery.ts';
import { listGovernorates } from '#contract/governorates.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { APPROVED_CARD, createDeskAsker, createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { waitForLocks } from '#tests/setup/watch-database.ts';

/** A Tuesday, 13:00 in Cairo. */
const TUESDAY = Date.parse('2026-11-17T11:00:00Z');
let now = TUESDAY;
const shop = await openTestShop({ clock: () => now });
const { addShopperWithCart, placeCash, listOrders, openNewCardPage, postForm } = createShopSteps(shop);
const ask = createDeskAsker(shop.api);
const set = (governorate: string, fromDays: number, toDays: number) =>
  ask('setDelivery', { governorate, fromDays, toDays });

beforeEach(async () => {
  now = TUESDAY;
  await set('C', 1, 3);
});

test('delivery days are public for every governorate, and change as soon as the operator sets them', async () => {
  const { status, body, headers } = await shop.get('/api/v1/delivery');
  expect([status, headers.get('etag')]).toEqual([200, expect.any(String)]);
  expect(body.data.map(({ governorate }: { governorate: string }) => governorate)).toEqual(
    listGovernorates(),
  );
  expect(body.data).toContainEqual({ governorate: 'ALX', fromDays: 2, toDays: 3 });
  await set('alexandria', 1, 2);
  expect((await shop.get('/api/v1/delivery')).body.data).toContainEqual({
    governorate: 'ALX',
    fromDays: 1,
    toDays: 2,
  });
  for (const name of ['ALX', 'alx', ' الإسكندرية '])
    expect(await set(name, 2, 3)).toEqual({ governorate: 'ALX', fromDays: 2, toDays: 3 });
  expect(await ask('listDelivery', {})).toEqual(body.data);
});

test.each([
  ['Atlantis', 1, 2, "There is no governorate 'Atlantis'; there are Cairo (C), "],
  ['C', 3, 1, 'The first of the two days is the earlier one.'],
  ['C', -1, 1, 'Days are 0 or more.'],
  ['C', 1, 61, 'Days are 60 at most.'],
  ['C', 1.5, 2, 'Days are whole numbers, such as 2.'],
])('%s in %d to %d days is refused', async (governorate, from, to, problem) => {
  await expect(set(governorate, from, to)).rejects.toThrow(problem);
  expect((await shop.get('/api/v1/delivery')).body.data[0]).toEqual({
    governorate: 'C',
    fromDays: 1,
    toDays: 3,
  });
});

describe('an order', () => {
  async function order(address: object) {
    const shopper = await addShopperWithCart(plain.id);
    const { body } = await placeCash(shopper, shopper.cartId, {
      shippingAddress: { ...ADDRESS, ...address },
    });
    const [{ expectedFrom, expectedTo }] = await listOrders(shopper);
    return { shopper, expected: [expectedFrom, expectedTo], trackingPath: body.data.trackingPath };
  }

  test.each([
    ['by its governorate', { city: 'Miami', governorate: 'ALX' }, TUESDAY, ['2026-11-19', '2026-11-21']],
    ['by a city with a governorate’s name', { city: 'القاهرة' }, TUESDAY, ['2026-11-18', '2026-11-21']],
    ['from the day in Cairo', {}, Date.parse('2026-11-17T22:00:00Z'), ['2026-11-19', '2026-11-22']],
    ['not at all for an unknown place', { city: 'Dokki' }, TUESDAY, [undefined, undefined]],
  ])('tells its expected delivery: %s', async (_, address, at, expected) => {
    now = at;
    expect((await order(address)).expected).toEqual(expected);
  });

  test('keeps its expected days in the shopper’s list, on its tracking page and in its email', async () => {
    const { shopper, trackingPath } = await order({});
    await set('C', 5, 8);
    const promised = { expectedFrom: '2026-11-18', expectedTo: '2026-11-21' };
    expect(await listOrders(shopper)).toMatchObject([promised]);
    expect((await shop.get(`/api/v1/orders${trackingPath}`)).body.data).toMatchObject(promised);
    await shop.runJobs();
    expect(shop.emails.find(({ to }) => to === shopper.email)?.text).toContain(
      'Expected delivery: Wednesday 18 to Saturday 21 November.',
    );
  });

  test('paid on a later day is expected later', async () => {
    now = Date.parse('2026-11-17T21:50:00Z');
    const { shopper, page } = await openNewCardPage();
    expect(await listOrders(shopper)).toMatchObject([{ expectedFrom: '2026-11-18' }]);
    now += 15 * 60_000;
    await postForm(page, APPROVED_CARD);
    expect(await listOrders(shopper)).toMatchObject([
      { status: 'paid', expectedFrom: '2026-11-19', expectedTo: '2026-11-22' },
    ]);
  });
});

test.runIf(shop.database.engine === 'postgres')(
  'a change of days that somebody else is setting for the first time is refused',
  async () => {
    await shop.api.db.delete(deliveryDays);
    const { version } = await readDeliveryTable(shop.api.db);
    const { waiting } = await shop.api.db.transaction(async (tx) => {
      await lockDeliveryDays(tx);
      await setDeliveryDays(tx, 'C', { fromDays: 1, toDays: 2 });
      const change = { version, days: [{ governorate: 'C' as const, fromDays: 4, toDays: 5 }] };
      const waiting = Promise.allSettled([changeDeliveryTable(shop.api, change)]);
      await waitForLocks(shop.database);
      // Not awaited here, because it ends after this transaction.
      return { waiting };
    });
    expect(await waiting).toMatchObject([{ reason: { body: { code: 'changed-meanwhile' } } }]);
  },
);
