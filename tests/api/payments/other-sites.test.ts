/** The card page and other sites: a button returns shoppers to a client's site; forms of other sites are refused. */
import { Writable } from 'node:stream';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { APPROVED_CARD, CHALLENGED_CARD, createShopSteps, readRedirect } from '#tests/setup/shop-steps.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';

let logText = '';
const written = new Writable({
  write(chunk, _encoding, done) {
    logText += chunk;
    done();
  },
});
const shop = await openTestShop({ log: pino({ level: 'trace' }, written) });
const { addShopperWithCart, checkOut, openNewCardPage, readCart, readOrders } = createShopSteps(shop);

const OTHER_SITE = 'https://elsewhere.example';
const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  shop.post(path, new URLSearchParams(fields).toString(), {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

/** Checks out as a storefront on another site does; returns the shopper and the address of the test card page. */
async function openCardPageFromSite(query = '') {
  const shopper = await addShopperWithCart(plain.id);
  const path = `?url=${OTHER_SITE}/shop${query}`;
  const answer = await checkOut(
    shopper,
    shopper.cartId,
    path,
    { shippingAddress: ADDRESS },
    { origin: OTHER_SITE },
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body.session).toMatchObject({ success_url: `${OTHER_SITE}/shop/allorders` });
  const { pathname, search } = new URL(answer.body.session.url);
  return { shopper, path: pathname, page: pathname + search };
}

describe('a client on another site', () => {
  test.each([[undefined], ['null'], ['https://another.example'], ['http://elsewhere.example']])(
    'has its return address refused if the Origin header is %s',
    async (origin) => {
      const shopper = await addShopperWithCart(plain.id);
      const headers: Record<string, string> = origin ? { origin } : {};
      const body = { shippingAddress: ADDRESS };
      expect(await checkOut(shopper, shopper.cartId, `?url=${OTHER_SITE}`, body, headers)).toMatchObject({
        status: 400,
        body: { code: 'return-not-allowed' },
      });
      expect(await readOrders(shopper)).toEqual([]);
    },
  );

  test('gets its shopper back by a button after paying, on a page that names the site', async () => {
    const { shopper, page } = await openCardPageFromSite();
    const shown = await shop.get(page);
    expect(shown.body).toContain('You came from <bdi class="host" dir="ltr">elsewhere.example</bdi>');
    expect(shown.headers.get('content-security-policy')).toContain("form-action 'self';");
    expect(readRedirect(await post(page, APPROVED_CARD))).toEqual([303, page]);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'paid' }]);
    const { status, body } = await shop.get(page);
    expect(status).toBe(200);
    expect(body).toContain('Payment complete');
    expect(body).toContain(`href="${OTHER_SITE}/shop/allorders"`);
    expect(body).toContain('Return to <bdi class="host" dir="ltr">elsewhere.example</bdi>');
    expect(body).not.toMatch(/<script|http-equiv/);
    expect(readRedirect(await post(page, APPROVED_CARD))).toEqual([303, page]);
  });

  test('gets its shopper back by a button after cancelling and after the second step, in Arabic too', async () => {
    const cancelled = await openCardPageFromSite('&lang=ar');
    expect(readRedirect(await post(`${cancelled.path}/cancel?lang=ar`))).toEqual([303, cancelled.page]);
    const page = await shop.get(cancelled.page);
    expect(page.status).toBe(410);
    expect(page.body).toContain(`href="${OTHER_SITE}/shop/cart"`);
    expect(page.body).toContain('العودة إلى <bdi class="host" dir="ltr">elsewhere.example</bdi>');

    const approved = await openCardPageFromSite();
    await post(approved.page, CHALLENGED_CARD);
    const answer = await post(`${approved.path}/confirm`, { answer: 'approve' });
    expect(readRedirect(answer)).toEqual([303, approved.page]);
    expect((await shop.get(approved.page)).body).toContain('Payment complete');
  });
});

describe('a form', () => {
  test.each([
    ['by another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['by another site, in an old browser', { origin: 'https://evil.example' }],
    ['by another port of our own machine', { origin: `${ORIGIN}:8080`, 'sec-fetch-site': 'same-site' }],
    ['by a sandboxed page', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['from nowhere', { origin: 'null' }],
    ['by a site that hides its name', { 'sec-fetch-site': 'cross-site' }],
    ['by a site below the same domain', { 'sec-fetch-site': 'same-site' }],
  ])('sent %s is refused with a message, and nothing is settled', async (_, headers) => {
    const { shopper, page } = await openNewCardPage();
    for (const path of [page, `${page}/confirm`, `${page}/cancel`, '/pay/unknown']) {
      const { status, body, headers: answered } = await post(path, APPROVED_CARD, headers);
      expect(status).toBe(403);
      expect(body).toContain('This form came from another site');
      expect(answered.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect(await readOrders(shopper)).toMatchObject([{ status: 'pending' }]);
    expect(await readCart(shopper)).toMatchObject({ numOfCartItems: 1 });
  });

  test('sent by our own page or without a browser is accepted', async () => {
    for (const headers of [{ origin: ORIGIN, 'sec-fetch-site': 'same-origin' }, { origin: ORIGIN }, {}]) {
      const { shopper, page } = await openNewCardPage();
      expect(readRedirect(await post(page, APPROVED_CARD, headers))).toEqual([303, `${ORIGIN}/allorders`]);
      expect(await readOrders(shopper)).toMatchObject([{ status: 'paid' }]);
    }
  });
});

test('fields keep what was typed, except the security code, and no card data is logged', async () => {
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  const number = '4111 1111 1111 1111';
  for (const change of [{ number: '4111 1111 1111 1112' }, { expiry: '01/20' }, { cvc: '' }, {}]) {
    const { page } = await openNewCardPage();
    const typed = { ...APPROVED_CARD, cvc: '7391', number, ...change };
    const { body } = await post(page, typed);
    expect(body).not.toContain('7391');
    const sentBack = digits(body.replaceAll(`value="${typed.number}"`, ''));
    expect(sentBack).not.toContain(digits(typed.number));
    if ('expiry' in change) expect(body).toContain('Please enter the security code again');
  }
  expect(digits(logText)).not.toContain('411111111111111');
  expect(logText).not.toContain('7391');
});
