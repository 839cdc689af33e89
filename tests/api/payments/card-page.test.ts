import { describe, expect, test } from 'vitest';
import type { Gateway } from '#api/payments/gateway.ts';
import { createTestCardGateway } from '#api/payments/test-card-gateway.ts';
import { toPiastres } from '#contract/money.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { CARD, CHALLENGED, DECLINED, shopWith } from '#tests/setup/checkout.ts';
import { type Answer, ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const {
  fillCart,
  listOrders,
  openCardPage,
  placeCash,
  postForm,
  readCart,
  readOrders,
  readProduct,
  readSession,
  setStock,
} = shopWith(shop);

const SUCCESS = `${ORIGIN}/allorders`;
const CANCEL = `${ORIGIN}/cart`;
const goesTo = ({ status, headers }: Answer) => [status, headers.get('location')];

async function openNewPage(...productIds: string[]) {
  const shopper = await shop.addShopper();
  const page = await openCardPage(
    shopper,
    await fillCart(shopper, ...(productIds.length ? productIds : [plain.id])),
  );
  return { shopper, page };
}

describe('GET /pay/{session}', () => {
  test('shows what is paid for, and that it is a test', async () => {
    const { page } = await openNewPage(plain.id, plain.id, other.id);
    const { status, headers, body } = await shop.get(page);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    const total = (2 * toPiastres(plain.price) + toPiastres(other.price) + 499) / 100;
    const shown = total.toLocaleString('en-US', { minimumFractionDigits: 2 });
    expect(body).toContain(`Pay <bdi class="price">${shown} EGP</bdi></span></button>`);
    for (const text of ['<html lang="en" dir="ltr">', 'This is a test page', '4.99 EGP', 'Card number'])
      expect(body).toContain(text);
    for (const number of [CARD.number, CHALLENGED.number, DECLINED.number]) expect(body).toContain(number);
    for (const field of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name'])
      expect(body).toContain(`autocomplete="${field}"`);
    expect(body).not.toMatch(/<script|style="|role="alert"/);
  });

  test('nobody keeps, frames or scripts it, and forms lead only home and back to the client', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    const { headers } = await shop.get(
      await openCardPage(shopper, cartId, '?url=https://client.example/shop'),
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' https://client.example; frame-ancestors 'none'; base-uri 'none'",
    );
    const ipv6 = await shop.get(await openCardPage(shopper, cartId, '?url=http://[::1]:3000'));
    expect(ipv6.headers.get('content-security-policy')).toContain("form-action 'self' http:;");
  });

  test('has its stylesheet', async () => {
    const { body } = await shop.get((await openNewPage()).page);
    const href = /href="(\/pay\/style\.css\?v=\w+)"/.exec(body)?.[1] ?? '';
    const style = await shop.get(href);
    expect(style.status).toBe(200);
    expect(style.headers.get('content-type')).toMatch(/^text\/css/);
  });

  test.each(['x', 'a'.repeat(43), '%00', encodeURIComponent("'; drop table orders")])(
    'an unknown session %s is a 404 page',
    async (id) => {
      for (const answer of [await shop.get(`/pay/${id}`), await postForm(`/pay/${id}`, CARD)]) {
        expect(answer.status).toBe(404);
        expect(answer.body).toContain('There is no such payment');
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      }
    },
  );

  test('an order older than half an hour cannot be paid any more', async () => {
    const moved = await openTestShop();
    const steps = shopWith(moved);
    const shopper = await moved.addShopper();
    const page = await steps.openCardPage(shopper, await steps.fillCart(shopper, plain.id));
    moved.passTime(31 * 60 * 1000);
    expect((await steps.postForm(page, CARD)).status).toBe(410);
    expect((await moved.get(page)).body).toContain('This payment has expired');
    expect(await steps.readOrders(shopper)).toMatchObject([{ status: 'pending' }]);
  });

  test('is not served when the shop takes real cards', async () => {
    const payments: Gateway = { ...createTestCardGateway() };
    const real = await openTestShop({ payments });
    const steps = shopWith(real);
    const shopper = await real.addShopper();
    const page = await steps.openCardPage(shopper, await steps.fillCart(shopper, plain.id));
    payments.name = 'a real one';
    expect((await steps.postForm(page, CARD)).status).toBe(404);
    expect(await steps.readOrders(shopper)).toMatchObject([{ status: 'pending' }]);
  });
});

describe('paying', () => {
  test.each([
    ['4242', CARD],
    ['any other valid card', { ...CARD, number: '5555 5555 5555 4444' }],
    ['Arabic digits', { ...CARD, number: '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', expiry: '١٢/٤٠', cvc: '١٢٣' }],
  ])('with %s settles the order and returns the shopper', async (_, card) => {
    const before = await readProduct(plain.id);
    const { shopper, page } = await openNewPage();
    expect(goesTo(await postForm(page, card))).toEqual([303, SUCCESS]);
    expect(await listOrders(shopper)).toMatchObject([{ paymentStatus: 'paid', isPaid: true }]);
    expect(await readProduct(plain.id)).toMatchObject({
      quantity: before.quantity - 1,
      sold: before.sold + 1,
    });
    expect(await readCart(shopper)).toMatchObject({ numOfCartItems: 0, cartId: null });
  });

  test('twice, reloaded, gone back to or cancelled afterwards leaves one paid order', async () => {
    const { shopper, page } = await openNewPage();
    const before = await readProduct(plain.id);
    const clicks = await Promise.all(Array.from({ length: 4 }, () => postForm(page, CARD)));
    for (const click of clicks) expect(goesTo(click)).toEqual([303, SUCCESS]);
    expect(goesTo(await shop.get(page))).toEqual([303, SUCCESS]);
    expect(goesTo(await postForm(page, DECLINED))).toEqual([303, SUCCESS]);
    expect(goesTo(await postForm(`${page}/cancel`))).toEqual([303, SUCCESS]);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'paid' }]);
    expect((await readProduct(plain.id)).quantity).toBe(before.quantity - 1);
  });

  test('in one tab and cancelling in another leaves the order either paid or cancelled', async () => {
    const { shopper, page } = await openNewPage();
    const before = await readProduct(plain.id);
    const [paid] = await Promise.all([postForm(page, CARD), postForm(`${page}/cancel`)]);
    const [order, ...more] = await readOrders(shopper);
    expect(more).toEqual([]);
    const isPaid = order?.status === 'paid';
    expect(order?.status).toBe(isPaid ? 'paid' : 'cancelled');
    expect(paid.headers.get('location') === SUCCESS).toBe(isPaid);
    expect((await readProduct(plain.id)).quantity).toBe(before.quantity - Number(isPaid));
  });

  test('what somebody else bought meanwhile is refused with a reason, and nothing is charged', async () => {
    const { shopper, page } = await openNewPage(other.id);
    const { quantity } = await readProduct(other.id);
    await setStock(other.id, 0);
    expect(goesTo(await postForm(page, CARD))).toEqual([303, page]);
    const { status, body } = await shop.get(page);
    expect(status).toBe(200);
    expect(body).toMatch(/role="alert">[^<]*out of stock\. Nothing was charged/);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'failed', paidAt: null }]);
    expect(await readCart(shopper)).toMatchObject({ numOfCartItems: 1 });
    await setStock(other.id, quantity);
    expect((await shop.get(page)).body).not.toContain('role="alert"');
    expect(goesTo(await postForm(page, CARD))).toEqual([303, SUCCESS]);
  });

  test('ten shoppers pay for the last piece at once: one gets it, nine are told the truth', async () => {
    await setStock(other.id, 1);
    const before = await readProduct(other.id);
    const opened = await Promise.all(Array.from({ length: 10 }, () => openNewPage(other.id)));
    const answers = await Promise.all(opened.map(({ page }) => postForm(page, CARD)));
    const winners = answers.filter(({ headers }) => headers.get('location') === SUCCESS);
    expect(winners).toHaveLength(1);
    expect(await readProduct(other.id)).toMatchObject({ quantity: 0, sold: before.sold + 1 });
    const orders = (await Promise.all(opened.map(({ shopper }) => readOrders(shopper)))).flat();
    expect(orders.map(({ status }) => status).sort()).toEqual([...Array(9).fill('failed'), 'paid']);
    expect(orders.filter(({ paidAt }) => paidAt)).toHaveLength(1);
    await setStock(other.id, 50);
  });
});

describe('a card that does not pay at once', () => {
  test('is declined, and another card may be tried', async () => {
    const { shopper, page } = await openNewPage();
    expect(goesTo(await postForm(page, DECLINED))).toEqual([303, page]);
    expect((await shop.get(page)).body).toMatch(/role="alert">Your card was declined/);
    expect(await listOrders(shopper)).toMatchObject([{ paymentStatus: 'failed', isPaid: false }]);
    expect(goesTo(await postForm(page, CARD))).toEqual([303, SUCCESS]);
    expect(await listOrders(shopper)).toMatchObject([{ paymentStatus: 'paid', isPaid: true }]);
  });

  test('asks for a second step, and pays when it is approved', async () => {
    const { shopper, page } = await openNewPage();
    expect(goesTo(await postForm(page, CHALLENGED))).toEqual([303, page]);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'pending' }]);
    const { body } = await shop.get(page);
    expect(body).toContain('Confirm your payment');
    expect(body).toContain(`action="${page}/confirm"`);
    expect(goesTo(await postForm(`${page}/confirm`, { answer: 'nonsense' }))).toEqual([303, page]);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'pending' }]);
    expect(goesTo(await postForm(`${page}/confirm`, { answer: 'approve' }))).toEqual([303, SUCCESS]);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'paid' }]);
  });

  test('is declined when the second step is refused', async () => {
    const { shopper, page } = await openNewPage();
    await postForm(page, CHALLENGED);
    expect(goesTo(await postForm(`${page}/confirm`, { answer: 'refuse' }))).toEqual([303, page]);
    expect((await shop.get(page)).body).toMatch(/role="alert">Your card was declined/);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'failed' }]);
  });

  test('nothing is paid by a second step that nobody asked for', async () => {
    const { shopper, page } = await openNewPage();
    expect(goesTo(await postForm(`${page}/confirm`, { answer: 'approve' }))).toEqual([303, page]);
    await postForm(page, DECLINED);
    expect(goesTo(await postForm(`${page}/confirm`, { answer: 'approve' }))).toEqual([303, page]);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'failed' }]);
  });
});

describe('a form that is wrong', () => {
  test('comes back with messages under the fields, what was typed, and no security code', async () => {
    const { shopper, page } = await openNewPage();
    const typed = { number: '4242 4242 4242 4241', expiry: '01/20', cvc: '98', name: '"><script>' };
    const { status, body } = await postForm(page, typed);
    expect(status).toBe(422);
    expect(body).toMatch(/id="number"[^>]*aria-invalid="true" aria-describedby="number-error"[^>]*autofocus/);
    expect(body).toContain('id="number-error">This card number is not right');
    expect(body).toContain('id="expiry-error">This card has expired');
    expect(body).toContain('id="cvc-error">The security code has 3 or 4 digits');
    expect(body).toContain('value="4242 4242 4242 4241"');
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(body).not.toContain('value="98"');
    expect(body).not.toContain('<script>');
    expect(await readOrders(shopper)).toMatchObject([{ status: 'pending' }]);
  });

  test('too large a body is refused', async () => {
    const { page } = await openNewPage();
    expect((await postForm(page, { ...CARD, name: 'a'.repeat(5000) })).status).toBe(413);
  });
});

describe('leaving', () => {
  test('cancels the order; the second click leads back too, and the page says so', async () => {
    const { shopper, page } = await openNewPage();
    expect(goesTo(await postForm(`${page}/cancel`))).toEqual([303, CANCEL]);
    expect(goesTo(await postForm(`${page}/cancel`))).toEqual([303, CANCEL]);
    expect(await listOrders(shopper)).toMatchObject([{ paymentStatus: 'cancelled', isPaid: false }]);
    expect(await readCart(shopper)).toMatchObject({ numOfCartItems: 1 });
    const { status, body } = await shop.get(page);
    expect(status).toBe(410);
    expect(body).toContain('This payment was cancelled');
    expect(body).toContain(`href="${CANCEL}"`);
    expect((await postForm(page, CARD)).status).toBe(410);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'cancelled' }]);
  });

  test('a replaced order says so', async () => {
    const { shopper, page } = await openNewPage();
    await placeCash(shopper, (await readCart(shopper)).cartId);
    const { status, body } = await shop.get(page);
    expect(status).toBe(410);
    expect(body).toContain('A newer checkout took the place of this one');
  });
});

test('card numbers are nowhere in the database', async () => {
  const { page } = await openNewPage();
  await postForm(page, { ...CHALLENGED, name: 'Nobody Known' });
  const stored = JSON.stringify(await readSession(page));
  for (const secret of ['4000', '3220', 'Nobody'])
    expect(stored.replace(page.slice(5), '')).not.toContain(secret);
});
