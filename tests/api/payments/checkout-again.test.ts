import { describe, expect, test } from 'vitest';
import { toPiastres } from '#contract/money.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { APPROVED_CARD, createShopSteps } from '#tests/setup/shop-steps.ts';
import { ORIGIN, openTestShop, type Shopper } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { checkOut, fillCart, listOrders, openCardPage, postForm, readOrders, setPrice } =
  createShopSteps(shop);

const listStatuses = async (shopper: Shopper) => (await readOrders(shopper)).map((order) => order.status);

describe('one open order per cart', () => {
  test('the same checkout again answers the same session', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    const [first, second] = [await openCardPage(shopper, cartId), await openCardPage(shopper, cartId)];
    expect(second).toBe(first);
    expect(await listStatuses(shopper)).toEqual(['pending']);
  });

  test('five parallel checkouts make one order and one working session', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    const pages = await Promise.all(Array.from({ length: 5 }, () => openCardPage(shopper, cartId)));
    expect(new Set(pages).size).toBe(1);
    expect(await listStatuses(shopper)).toEqual(['pending']);
    expect((await postForm(pages[0] as string, APPROVED_CARD)).headers.get('location')).toBe(
      `${ORIGIN}/allorders`,
    );
    expect(await listStatuses(shopper)).toEqual(['paid']);
  });

  test.each<[string, (shopper: Shopper, cartId: string) => Promise<void>]>([
    ['another line', async (shopper) => void (await fillCart(shopper, other.id))],
    ['another count', async (shopper) => void (await fillCart(shopper, plain.id))],
    ['another price', () => setPrice(plain.id, toPiastres(plain.price) + 100).then(() => {})],
    [
      'another address',
      async (shopper, cartId) => {
        const body = { ...ADDRESS, city: 'Giza' };
        await checkOut(shopper, cartId, '', body);
      },
    ],
    [
      'another return address',
      async (shopper, cartId) => void (await checkOut(shopper, cartId, '?url=http://localhost:1')),
    ],
    ['half of its time gone', async () => shop.passTime(16 * 60 * 1000)],
  ])('a checkout with %s replaces the earlier order', async (_, change) => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    const first = await openCardPage(shopper, cartId);
    await change(shopper, cartId);
    const second = await openCardPage(shopper, cartId);
    await setPrice(plain.id, toPiastres(plain.price));

    expect(second).not.toBe(first);
    const statuses = await listStatuses(shopper);
    expect(statuses.at(-1)).toBe('pending');
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set(['replaced']));
    expect(await listOrders(shopper)).toHaveLength(1);
    expect((await shop.get(first)).status).toBe(410);
    expect((await postForm(first, APPROVED_CARD)).status).toBe(410);
    expect((await shop.get(second)).status).toBe(200);
  });

  test('parallel checkouts to different addresses leave one payable order', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    const answers = await Promise.all(
      ['Cairo', 'Giza', 'Luxor', 'Aswan'].map((city) => checkOut(shopper, cartId, '', { ...ADDRESS, city })),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect((await listStatuses(shopper)).filter((status) => status !== 'replaced')).toEqual(['pending']);
    const pages = answers.flatMap(({ status, body }) =>
      status === 200 ? [new URL(body.session.url).pathname] : [],
    );
    const shown = await Promise.all(pages.map((page) => shop.get(page)));
    expect(shown.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('checking out again after cancelling or failing lists one order', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    await postForm(`${await openCardPage(shopper, cartId)}/cancel`);
    expect(await listOrders(shopper)).toMatchObject([{ paymentStatus: 'cancelled' }]);
    await postForm(await openCardPage(shopper, cartId), { ...APPROVED_CARD, number: '4000000000000002' });
    expect(await listOrders(shopper)).toMatchObject([{ paymentStatus: 'failed' }]);
    await postForm(await openCardPage(shopper, cartId), APPROVED_CARD);
    expect(await listOrders(shopper)).toMatchObject([{ paymentStatus: 'paid', isPaid: true }]);
    expect(await listStatuses(shopper)).toEqual(['replaced', 'replaced', 'paid']);
    expect((await checkOut(shopper, cartId)).status).toBe(404);
  });
});
