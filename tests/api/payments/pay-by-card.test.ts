import { describe, expect, test } from 'vitest';
import { other, plain } from '#tests/setup/cart-products.ts';
import { readAllRows } from '#tests/setup/read-all-rows.ts';
import {
  APPROVED_CARD,
  CHALLENGED_CARD,
  createShopSteps,
  DECLINED_CARD,
  readRedirect,
} from '#tests/setup/shop-steps.ts';
import { ORIGIN, openTestShop, TEST_SETTINGS } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { listOrders, openNewCardPage, postForm, readCart, readOrders, readProduct, readSession, setStock } =
  createShopSteps(shop);

/** The same shop with payments that hold no pieces. */
const stepsWithoutHold = createShopSteps(
  await openTestShop({
    database: { ...shop.database, close: async () => {} },
    settings: { ...TEST_SETTINGS, reserveMinutes: 0 },
  }),
);

const SUCCESS_URL = `${ORIGIN}/allorders`;

describe('paying', () => {
  test.each([
    ['4242', APPROVED_CARD, '4242'],
    ['any other valid card', { ...APPROVED_CARD, number: '5555 5555 5555 4444' }, '4444'],
    ['Arabic digits', { ...APPROVED_CARD, number: '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', expiry: '١٢/٤٠', cvc: '١٢٣' }, '4242'],
  ])('with %s settles the order and returns the shopper', async (_, card, cardLast4) => {
    const before = await readProduct(plain.id);
    const { shopper, page } = await openNewCardPage();
    expect(readRedirect(await postForm(page, card))).toEqual([303, SUCCESS_URL]);
    expect(await listOrders(shopper)).toMatchObject([{ paymentStatus: 'paid', isPaid: true, cardLast4 }]);
    expect(await readProduct(plain.id)).toMatchObject({
      quantity: before.quantity - 1,
      sold: before.sold + 1,
    });
    expect(await readCart(shopper)).toMatchObject({ numOfCartItems: 0, cartId: null });
  });

  test('again, reloading, going back or cancelling afterwards leaves one paid order', async () => {
    const before = await readProduct(plain.id);
    const { shopper, page } = await openNewCardPage();
    const clicks = await Promise.all(Array.from({ length: 4 }, () => postForm(page, APPROVED_CARD)));
    for (const click of clicks) expect(readRedirect(click)).toEqual([303, SUCCESS_URL]);
    expect(readRedirect(await shop.get(page))).toEqual([303, SUCCESS_URL]);
    expect(readRedirect(await postForm(page, DECLINED_CARD))).toEqual([303, SUCCESS_URL]);
    expect(readRedirect(await postForm(`${page}/cancel`))).toEqual([303, SUCCESS_URL]);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'paid' }]);
    expect((await readProduct(plain.id)).quantity).toBe(before.quantity - 1);
  });

  test('in one tab and cancelling in another leaves the order either paid or cancelled', async () => {
    const before = await readProduct(plain.id);
    const { shopper, page } = await openNewCardPage();
    const [paid] = await Promise.all([postForm(page, APPROVED_CARD), postForm(`${page}/cancel`)]);
    const [order, ...more] = await readOrders(shopper);
    expect(more).toEqual([]);
    const isPaid = order?.status === 'paid';
    expect(order?.status).toBe(isPaid ? 'paid' : 'cancelled');
    expect(paid.headers.get('location') === SUCCESS_URL).toBe(isPaid);
    expect((await readProduct(plain.id)).quantity).toBe(before.quantity - Number(isPaid));
  });

  test('for a product sold out meanwhile is refused with a reason and not charged', async () => {
    const { shopper, page } = await stepsWithoutHold.openNewCardPage(other.id);
    const { quantity } = await readProduct(other.id);
    await setStock(other.id, 0);
    expect(readRedirect(await postForm(page, APPROVED_CARD))).toEqual([303, page]);
    const { status, body } = await shop.get(page);
    expect(status).toBe(200);
    expect(body).toMatch(/role="alert">[^<]*out of stock\. Nothing was charged/);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'pending', paidAt: null }]);
    expect(await readCart(shopper)).toMatchObject({ numOfCartItems: 1 });
    await setStock(other.id, quantity);
    expect((await shop.get(page)).body).not.toContain('role="alert"');
    expect(readRedirect(await postForm(page, APPROVED_CARD))).toEqual([303, SUCCESS_URL]);
  });

  test('for the last piece in parallel, one of ten shoppers gets it and nine are refused', async () => {
    await setStock(other.id, 1);
    const before = await readProduct(other.id);
    const opened = await Promise.all(
      Array.from({ length: 10 }, () => stepsWithoutHold.openNewCardPage(other.id)),
    );
    const answers = await Promise.all(opened.map(({ page }) => postForm(page, APPROVED_CARD)));
    const winners = answers.filter(({ headers }) => headers.get('location') === SUCCESS_URL);
    expect(winners).toHaveLength(1);
    expect(await readProduct(other.id)).toMatchObject({ quantity: 0, sold: before.sold + 1 });
    const orders = (await Promise.all(opened.map(({ shopper }) => readOrders(shopper)))).flat();
    expect(orders.map(({ status }) => status).sort()).toEqual(['paid', ...Array(9).fill('pending')]);
    expect(orders.filter(({ paidAt }) => paidAt)).toHaveLength(1);
    await setStock(other.id, 50);
  });
});

describe('a card that is declined or needs a second step', () => {
  test('is declined, and another card can be tried', async () => {
    const { shopper, page } = await openNewCardPage();
    const { status, body } = await postForm(page, DECLINED_CARD);
    expect(status).toBe(422);
    expect(body).toMatch(/role="alert">Your card was declined/);
    // What was typed is kept in the form; the security code is never sent back.
    expect(body).toContain('value="Sara Ali"');
    expect(body).toContain('value="12 / 40"');
    expect(body).toMatch(
      /id="number"[^>]*value="4000 0000 0000 0002"[^>]*aria-describedby="alert" autofocus/,
    );
    expect(body).toMatch(/id="cvc"[^>]*value=""/);
    const again = (await shop.get(page)).body;
    expect(again).toMatch(/role="alert">Your card was declined/);
    expect(again).not.toContain('Sara Ali');
    expect(await listOrders(shopper)).toMatchObject([{ paymentStatus: 'failed', isPaid: false }]);
    expect(readRedirect(await postForm(page, APPROVED_CARD))).toEqual([303, SUCCESS_URL]);
    expect(await listOrders(shopper)).toMatchObject([{ paymentStatus: 'paid', isPaid: true }]);
  });

  test('asks for a second step and pays when it is approved', async () => {
    const { shopper, page } = await openNewCardPage();
    expect(readRedirect(await postForm(page, CHALLENGED_CARD))).toEqual([303, page]);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'pending' }]);
    const { body } = await shop.get(page);
    expect(body).toContain('Confirm your payment');
    expect(body).toContain(`action="${page}/confirm"`);
    expect(readRedirect(await postForm(`${page}/confirm`, { answer: 'nonsense' }))).toEqual([303, page]);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'pending' }]);
    expect(readRedirect(await postForm(`${page}/confirm`, { answer: 'approve' }))).toEqual([
      303,
      SUCCESS_URL,
    ]);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'paid' }]);
  });

  test('is declined when the second step is refused', async () => {
    const { shopper, page } = await openNewCardPage();
    await postForm(page, CHALLENGED_CARD);
    expect(readRedirect(await postForm(`${page}/confirm`, { answer: 'refuse' }))).toEqual([303, page]);
    expect((await shop.get(page)).body).toMatch(/role="alert">Your card was declined/);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'failed' }]);
  });

  test('an unrequested second step pays nothing', async () => {
    const { shopper, page } = await openNewCardPage();
    expect(readRedirect(await postForm(`${page}/confirm`, { answer: 'approve' }))).toEqual([303, page]);
    await postForm(page, DECLINED_CARD);
    expect(readRedirect(await postForm(`${page}/confirm`, { answer: 'approve' }))).toEqual([303, page]);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'failed' }]);
  });
});

test('card numbers are nowhere in the database', async () => {
  const { page } = await openNewCardPage();
  await postForm(page, { ...CHALLENGED_CARD, name: 'Nobody Known' });
  const stored = JSON.stringify(await readSession(page));
  for (const secret of ['4000', '3220', 'Nobody'])
    expect(stored.replace(page.slice(5), '')).not.toContain(secret);
  const everything = JSON.stringify(await readAllRows(shop.api.db));
  expect(everything).toContain(page.slice(5));
  for (const secret of ['4000000000003220', '4000 0000 0000 3220', 'Nobody Known'])
    expect(everything).not.toContain(secret);
});
