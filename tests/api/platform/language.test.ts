/** Answers are in Arabic with `lang=ar`, otherwise in English. */
import { describe, expect, test } from 'vitest';
import { LANG_PARAMETER } from '#contract/api-call.ts';
import type { ServedCall } from '#contract/calls.ts';
import { CALLS } from '#contract/calls.ts';
import { writeCallScenes } from '#tests/setup/call-scenes.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { ORIGIN, openTestShop, type RequestOptions } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const ARABIC_LETTER = /[\u0621-\u064a]/;
const isArabic = (body: unknown) => ARABIC_LETTER.test(JSON.stringify(body));
const ARABIC_BROWSER = { 'accept-language': 'ar-EG,ar;q=0.9' };

type Request = [path: string, options?: RequestOptions | undefined];

/** Returns the shop with every request modified. */
function changeRequests(change: (...request: Request) => Request): typeof shop {
  return {
    ...shop,
    get: (...request) => shop.get(...change(...request)),
    delete: (...request) => shop.delete(...change(...request)),
    post(path, body, options) {
      const [changed, more] = change(path, options);
      return shop.post(changed, body, more);
    },
    put(path, body, options) {
      const [changed, more] = change(path, options);
      return shop.put(changed, body, more);
    },
  };
}

const inArabic = changeRequests((path, options) => [
  `${path}${path.includes('?') ? '&' : '?'}lang=ar`,
  options,
]);
const byArabicBrowser = changeRequests((path, options) => [
  path,
  { ...options, headers: { ...options?.headers, ...ARABIC_BROWSER } },
]);

const nameOf = ({ method, version, path }: ServedCall) => `${method} /api/${version}${path}`;
const rows = CALLS.map((call) => [nameOf(call), call] as const);
const play = async (asked: typeof shop, { id, version }: ServedCall) =>
  writeCallScenes(asked)[id.replace(/V2$/, '')]?.(version);

describe('lang=ar answers in Arabic exactly where the contract says so', () => {
  // removeFromCart leaves an empty cart, so it has a test of its own below. The languages of addStockAlert and
  // askQuestion are for a later email.
  test.each(rows.filter(([, { id }]) => !/^(?:removeFromCart|addStockAlert|askQuestion)/.test(id)))(
    '%s',
    async (_, call) => {
      const answer = await play(inArabic, call);
      expect(answer?.status).toBe(call.status);
      expect(isArabic(answer?.body)).toBe(call.query.includes(LANG_PARAMETER));
    },
  );

  test.each(['v1', 'v2'])('DELETE /api/%s/cart/{productId}', async (version) => {
    const shopper = await shop.addShopper();
    await createShopSteps(shop).fillCart(shopper, plain.id, other.id);
    const { body } = await inArabic.delete(`/api/${version}/cart/${plain.id}`, shopper);
    expect(body.data.products[0].product.title).toBe(other.title.ar);
  });
});

describe('an Arabic accept-language header changes nothing', () => {
  test.each(rows)('%s', async (_, call) => {
    expect(isArabic((await play(byArabicBrowser, call))?.body)).toBe(false);
  });
});

describe('cached answers', () => {
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await shop.app.request(`${ORIGIN}${path}`, { headers }, { origin: ORIGIN });
    return { status: answer.status, etag: answer.headers.get('etag') ?? '', text: await answer.text() };
  };

  test.each([
    '/api/v1/products?limit=3',
    `/api/v1/products/${plain.id}?`,
    '/api/v1/categories?',
    '/api/v1/subcategories?',
    '/api/v1/brands?',
  ])('%s: each language has its own bytes and tag', async (path) => {
    const english = await ask(path);
    for (const time of ['cold', 'hot']) {
      const arabic = await ask(`${path}&lang=ar`);
      expect(isArabic(arabic.text), time).toBe(true);
      expect(arabic.etag).not.toBe(english.etag);
      expect((await ask(`${path}&lang=ar`, { 'if-none-match': english.etag })).status).toBe(200);
      expect((await ask(`${path}&lang=ar`, { 'if-none-match': arabic.etag })).status).toBe(304);
      expect((await ask(path, { 'if-none-match': arabic.etag })).status).toBe(200);
    }
    for (const [query, headers] of [
      ['', {}],
      ['', ARABIC_BROWSER],
      ['&lang=en', {}],
      ['&lang=fr', {}],
      ['&lang=', {}],
    ] as const) {
      expect(await ask(`${path}${query}`, headers)).toEqual(english);
    }
  });
});

describe('the email with a reset code', () => {
  const writeTo = async (query: string) => {
    const { email } = await shop.addShopper();
    await shop.post(`/api/v1/auth/forgotPasswords${query}`, { email }, { headers: ARABIC_BROWSER });
    await shop.runJobs();
    return shop.emails.findLast(({ to }) => to === email);
  };

  test.each([
    ['', /^My Store/, /^Your password reset code is: \d{6}\n/],
    ['?lang=ar', /^رمز استعادة كلمة المرور/, /^رمز استعادة كلمة المرور هو: \d{6}\n/],
  ])('requested with "%s" begins in that language and contains both', async (query, subject, text) => {
    const email = await writeTo(query);
    expect(email?.subject).toMatch(subject);
    expect(email?.text).toMatch(text);
    for (const words of ['Your password reset code is:', 'رمز استعادة كلمة المرور هو:']) {
      expect(email?.text.split(words)).toHaveLength(2);
    }
  });
});
