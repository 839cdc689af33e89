import { describe, expect, test } from 'vitest';
import { askDesk } from '#api/desk/desk.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { users } from '#api/schema/account.ts';
import { other } from '#tests/setup/cart-products.ts';
import { placeCashOrder } from '#tests/setup/place-cash-order.ts';
import { createDeskAsker } from '#tests/setup/shop-steps.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const ask = createDeskAsker(shop.api);
const list = (input: object) => ask('listOrders', input);
const listNumbers = async (input: object) => (await list(input)).map(({ number }) => number);

interface Placing {
  name?: string;
  email?: string;
  productId?: string;
  address?: object;
}

/** Places a cash order of a new shopper. */
const place = async ({ name = 'Sara Ali', email, ...placing }: Placing = {}) =>
  placeCashOrder(shop, { shopper: await shop.addShopper(name, email ? { email } : {}), ...placing });

const older = await place({ name: 'منى أحمد', email: 'mona@example.com', address: { phone: '01112223334' } });
const newer = await place({
  name: 'Omar Adel',
  productId: other.id,
  address: { phone: '01223334445', city: 'Alexandria', governorate: 'ALX', recipient: 'Hoda Adel' },
});

describe('a search finds an order by', () => {
  test.each([
    ['a word of the shopper’s name', 'omar'],
    ['the beginning of a word', 'Om'],
    ['the recipient', 'hoda'],
    ['several words in any order', 'adel hoda'],
    ['the phone number', '01223334445'],
    ['the phone number with the country’s code', '+20 122 333 4445'],
    ['the phone number in Arabic digits', '٠١٢٢٣٣٣٤٤٤٥'],
    ['the beginning of the phone number', '0122333'],
  ])('%s', async (_, search) => {
    expect(await listNumbers({ search })).toEqual([newer.number]);
  });

  test.each([
    ['a name with other Arabic letters', 'مني احمد'],
    ['the email address', 'Mona@example.com'],
    ['the beginning of the email address', 'mona@'],
  ])('%s', async (_, search) => {
    expect(await listNumbers({ search })).toEqual([older.number]);
  });

  test('its number, as it is typed', async () => {
    const { orderNumber, number } = older;
    for (const search of [orderNumber, orderNumber.toLowerCase(), orderNumber.slice(3).replace('-', ' ')])
      expect(await listNumbers({ search })).toEqual([number]);
  });

  test('its tracking number', async () => {
    const { number } = await place();
    await ask('packOrder', { order: number });
    await ask('shipOrder', { order: number, carrier: 'Bosta', trackingNumber: 'EG-4455 X' });
    expect(await listNumbers({ search: 'eg-4455 x' })).toEqual([number]);
  });

  test('the new name of its shopper', async () => {
    const { number, shopper } = await place({ name: 'Laila Nabil' });
    await shop.api.db.update(users).set({ name: 'Laila Fathy' }).where(eq(users.id, shopper.id));
    expect(await listNumbers({ search: 'laila fathy' })).toEqual([number]);
    expect(await listNumbers({ search: 'nabil' })).toEqual([]);
  });
});

test('a search that nothing matches finds nothing', async () => {
  for (const search of ['zzz', 'omar mona', '%', '""', 'MS-2222-222'])
    expect(await list({ search })).toEqual([]);
});

test('a list can be filtered by shopper', async () => {
  expect(await listNumbers({ shopper: newer.shopper.id })).toEqual([newer.number]);
});

test('a list can be filtered by product, governorate, payment, status and day', async () => {
  expect(await listNumbers({ product: other.id })).toEqual([newer.number]);
  expect(await listNumbers({ governorate: 'ALX' })).toEqual([newer.number]);
  expect(await listNumbers({ gateway: 'test' })).toEqual([]);
  expect(await listNumbers({ governorate: 'ALX', status: 'placed,confirmed' })).toEqual([newer.number]);
  expect(await listNumbers({ governorate: 'ALX', status: 'shipped' })).toEqual([]);
  expect(await listNumbers({ search: 'omar', until: '2020-01-01' })).toEqual([]);
});

test('pages follow one another by keyset pagination, each with the total number of orders', async () => {
  const { db } = shop.api;
  const all = await listNumbers({ limit: 1000 });
  const seen: number[] = [];
  for (let before: string | undefined; ; ) {
    const page = await askDesk({ db, openOrderDeps: async () => shop.api }, 'listOrders', {
      before,
      limit: 2,
    });
    expect(page).toMatchObject({ count: all.length, isCountExact: true });
    seen.push(...page.data.map(({ number }) => number));
    if (!page.next) break;
    before = page.next;
  }
  expect(seen).toEqual(all);
});

test('an order tells how often its shopper ordered before, by account or phone number', async () => {
  const address = { phone: '01099988877' };
  const first = await place({ address });
  const second = await place({ address });
  await ask('cancelOrder', { order: first.number });
  expect(await ask('readOrder', { order: second.number })).toMatchObject({
    history: { orders: 1, delivered: 0, cancelled: 1, refused: 0 },
    actions: ['confirm', 'pack', 'cancel'],
  });
});
