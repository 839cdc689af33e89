import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createPayments } from '#api/payments/payments.ts';
import { createTestCardGateway } from '#api/payments/test-card/gateway.ts';
import { toPiastres } from '#contract/money.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import {
  APPROVED_CARD,
  CHALLENGED_CARD,
  createShopSteps,
  DECLINED_CARD,
  readRedirect,
} from '#tests/setup/shop-steps.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { fillCart, listOrders, openCardPage, openNewCardPage, placeCash, postForm, readCart, readOrders } =
  createShopSteps(shop);

const MINUTE_MS = 60 * 1000;
const CANCEL_URL = `${ORIGIN}/cart`;

describe('GET /pay/{session}', () => {
  test('shows the products and total, and that it is a test page', async () => {
    const { page } = await openNewCardPage(plain.id, plain.id, other.id);
    const { status, headers, body } = await shop.get(page);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    const total = (2 * toPiastres(plain.price) + toPiastres(other.price) + 499) / 100;
    const shown = total.toLocaleString('en-US', { minimumFractionDigits: 2 });
    expect(body).toContain(`Pay <bdi class="price">${shown} EGP</bdi></span></button>`);
    for (const text of ['<html lang="en" dir="ltr">', 'This is a test page', '4.99 EGP', 'Card number'])
      expect(body).toContain(text);
    for (const number of [APPROVED_CARD.number, CHALLENGED_CARD.number, DECLINED_CARD.number])
      expect(body).toContain(number);
    for (const field of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name'])
      expect(body).toContain(`autocomplete="${field}"`);
    expect(body).not.toMatch(/style="|role="alert"/);
  });

  test('forbids caching, framing, foreign scripts, and forms to other sites than shop and client', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    const { headers, body } = await shop.get(
      await openCardPage(shopper, cartId, '?url=https://client.example/shop'),
    );
    const scripts = [...body.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script);
    const [hash] = scripts.map((script) => createHash('sha256').update(script).digest('base64'));
    expect(scripts).toHaveLength(1);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'sha256-${hash}'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self' https://client.example; frame-ancestors 'none'; base-uri 'none'`,
    );
    const ipv6 = await shop.get(await openCardPage(shopper, cartId, '?url=http://[::1]:3000'));
    expect(ipv6.headers.get('content-security-policy')).toContain("form-action 'self' http:;");
  });

  test('has a stylesheet', async () => {
    const { body } = await shop.get((await openNewCardPage()).page);
    const href = /href="(\/pay\/style\.css\?v=\w+)"/.exec(body)?.[1] ?? '';
    const style = await shop.get(href);
    expect(style.status).toBe(200);
    expect(style.headers.get('content-type')).toMatch(/^text\/css/);
  });

  test.each(['x', 'a'.repeat(43), '%00', encodeURIComponent("'; drop table orders")])(
    'an unknown session %s is a 404 page',
    async (id) => {
      for (const answer of [await shop.get(`/pay/${id}`), await postForm(`/pay/${id}`, APPROVED_CARD)]) {
        expect(answer.status).toBe(404);
        expect(answer.body).toContain('We can’t find this payment');
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      }
    },
  );

  test('an expired order cannot be paid', async () => {
    const { shopper, page } = await openNewCardPage();
    shop.passTime(31 * MINUTE_MS);
    expect((await postForm(page, APPROVED_CARD)).status).toBe(410);
    expect((await shop.get(page)).body).toContain('This payment has expired');
    expect(await readOrders(shopper)).toMatchObject([{ status: 'pending' }]);
    shop.passTime(-31 * MINUTE_MS);
  });

  test('is not served if the shop takes real cards', async () => {
    const { shopper, page } = await openNewCardPage();
    const strict = await openTestShop({
      database: { ...shop.database, close: async () => {} },
      payments: (db) => createPayments([createTestCardGateway(db)], ['cash']),
    });
    expect((await createShopSteps(strict).postForm(page, APPROVED_CARD)).status).toBe(404);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'pending' }]);
  });
});

describe('an invalid form', () => {
  test('is shown again with messages and what was typed, but without the security code', async () => {
    const { shopper, page } = await openNewCardPage();
    const typed = { number: '4242 4242 4242 4241', expiry: '01/20', cvc: '98', name: '"><script>' };
    const { status, body } = await postForm(page, typed);
    expect(status).toBe(422);
    expect(body).toMatch(/id="number"[^>]*aria-invalid="true" aria-describedby="number-note"[^>]*autofocus/);
    expect(body).toContain('id="number-note">Check the card number');
    expect(body).toContain('id="expiry-note">This card has expired');
    expect(body).toContain('id="cvc-note">The security code has 3 or 4 digits');
    expect(body).toContain('value="01/20"');
    expect(body).toContain('value="4242 4242 4242 4241"');
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(body).not.toContain('value="98"');
    expect(body).not.toContain('<script>');
    expect(await readOrders(shopper)).toMatchObject([{ status: 'pending' }]);
  });

  test('is refused if its body is too large', async () => {
    const { page } = await openNewCardPage();
    const { status, headers } = await postForm(page, { ...APPROVED_CARD, name: 'a'.repeat(5000) });
    expect(status).toBe(413);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toContain("style-src 'self'");
  });
});

describe('cancelling', () => {
  test('cancels the order; a second click does the same, and the page says it is cancelled', async () => {
    const { shopper, page } = await openNewCardPage();
    expect(readRedirect(await postForm(`${page}/cancel`))).toEqual([303, CANCEL_URL]);
    expect(readRedirect(await postForm(`${page}/cancel`))).toEqual([303, CANCEL_URL]);
    expect(await listOrders(shopper)).toMatchObject([{ paymentStatus: 'cancelled', isPaid: false }]);
    expect(await readCart(shopper)).toMatchObject({ numOfCartItems: 1 });
    const { status, body } = await shop.get(page);
    expect(status).toBe(410);
    expect(body).toContain('This payment was cancelled');
    expect(body).toContain(`href="${CANCEL_URL}"`);
    expect((await postForm(page, APPROVED_CARD)).status).toBe(410);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'cancelled' }]);
  });

  test('is not possible for a replaced order, whose page says so', async () => {
    const { shopper, page } = await openNewCardPage();
    await placeCash(shopper, (await readCart(shopper)).cartId);
    const { status, body } = await shop.get(page);
    expect(status).toBe(410);
    expect(body).toContain('A newer checkout has replaced this one');
  });
});
