import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createRateLimits, LIMITS } from '#api/platform/security/rate-limits.ts';
import { emailUndos } from '#api/schema/account.ts';
import { meCalls } from '#contract/account/me-calls.ts';
import { onOffer, plain, soldOut } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { openTestShop, PASSWORD } from '#tests/setup/test-shop.ts';

const database = await openTestDatabase();
const shop = await openTestShop({ database, limits: createRateLimits({ database, isOn: true }) });
const { fillCart, placeCash } = createShopSteps(shop);
const HOME_ADDRESS = {
  name: 'Home',
  ...ADDRESS,
  governorate: 'C',
  area: 'Abdeen',
  landmark: 'Beside the metro',
};
const download = (token: string, query = '') => shop.get(`/api/v1/users/me/data${query}`, { token });

describe('GET /api/v1/users/me', () => {
  test('answers the account, and a pending email address until it is confirmed or expires', async () => {
    const { id, token, name, email, phone } = await shop.addShopper();
    const profile = { _id: id, name, email, phone, isEmailConfirmed: false, createdAt: expect.any(String) };
    const read = async () => (await shop.get('/api/v1/users/me', { token })).body;
    expect(await read()).toEqual({ data: profile });
    await shop.put('/api/v1/users/updateMe', { email: `new-${email}`, currentPassword: PASSWORD }, { token });
    expect(await read()).toEqual({ data: { ...profile, newEmail: `new-${email}` } });
    shop.passTime(25 * 60 * 60_000);
    expect(await read()).toEqual({ data: profile });
  });
});

describe('GET /api/v1/users/me/data', () => {
  test('answers all data of the shopper as a file, and none of other shoppers', async () => {
    const [sara, omar] = [await shop.addShopper('Sara Ali'), await shop.addShopper('Omar Other')];
    for (const shopper of [sara, omar]) {
      const { token } = shopper;
      await placeCash(shopper, await fillCart(shopper, plain.id), {
        shippingAddress: {
          ...ADDRESS,
          details: `House of ${shopper.name}`,
          governorate: 'C',
          area: 'Abdeen',
          recipient: 'Mona Adel',
          secondPhone: '01112345678',
        },
      });
      await shop.post('/api/v1/addresses', HOME_ADDRESS, { token });
      await shop.post('/api/v1/wishlist', { productId: onOffer.id }, { token });
      await shop.post('/api/v1/stockAlerts', { productId: soldOut.id }, { token });
      await shop.put(`/api/v1/cart/saved/${plain.id}`, { count: 3 }, { token });
      await shop.post(
        `/api/v1/products/${plain.id}/reviews`,
        { review: `By ${shopper.name}`, rating: 4 },
        { token },
      );
      await shop.post(
        `/api/v1/products/${plain.id}/questions`,
        { question: `Asked by ${shopper.name}` },
        { token },
      );
      await fillCart(shopper, onOffer.id, onOffer.id);
    }
    const { body: written } = await shop.get(`/api/v1/products/${plain.id}/reviews`);
    const { _id: ofOmar } = written.data.find((one: { review: string }) => one.review === 'By Omar Other');
    await shop.post(`/api/v1/reviews/${ofOmar}/reports`, { reason: 'untrue' }, { token: sara.token });
    const { status, headers, body } = await download(sara.token);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="my-store-data.json"');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(v.safeParse(meCalls.downloadMyData.answer, body).issues).toBeUndefined();
    expect(JSON.stringify(body)).not.toMatch(/Omar|none|password/i);
    expect(body).toMatchObject({
      profile: { name: 'Sara Ali', email: sara.email, phone: sara.phone },
      addresses: [HOME_ADDRESS],
      orders: [
        {
          status: 'placed',
          orderNumber: expect.stringMatching(/^MS-/),
          paymentMethod: 'cash',
          shippingAddress: {
            details: 'House of Sara Ali',
            city: ADDRESS.city,
            governorate: 'C',
            area: 'Abdeen',
            recipient: 'Mona Adel',
            landmark: null,
            secondPhone: '01112345678',
          },
          lines: [{ product: plain.id, title: plain.title.en, count: 1, price: plain.price }],
        },
      ],
      reviews: [
        { product: plain.id, title: plain.title.en, review: 'By Sara Ali', rating: 4, hiddenReason: null },
      ],
      reports: [{ review: ofOmar, reason: 'untrue' }],
      questions: [{ product: plain.id, title: plain.title.en, question: 'Asked by Sara Ali', answer: null }],
      wishList: [{ product: onOffer.id, title: onOffer.title.en }],
      stockAlerts: [{ product: soldOut.id, title: soldOut.title.en, createdAt: expect.any(String) }],
      cart: { lines: [{ product: onOffer.id, title: onOffer.title.en, count: 2 }] },
      savedForLater: [{ product: plain.id, title: plain.title.en, count: 3 }],
    });
    expect((await download(sara.token, '?lang=ar')).body.wishList).toEqual([
      { product: onOffer.id, title: onOffer.title.ar },
    ]);
  });

  test('has empty lists and no cart if the shopper is new', async () => {
    const { token } = await shop.addShopper();
    expect((await download(token)).body).toMatchObject({
      formerEmails: [],
      addresses: [],
      orders: [],
      reviews: [],
      wishList: [],
      stockAlerts: [],
      cart: null,
      savedForLater: [],
    });
  });

  test('has a former email address for as long as the change can be undone', async () => {
    const { id, token } = await shop.addShopper();
    const expiresAt = new Date(shop.api.clock() + 60_000);
    await shop.api.db
      .insert(emailUndos)
      .values({ linkHash: id, userId: id, email: 'old@example.com', expiresAt });
    const former = async () => (await download(token)).body.formerEmails;
    expect(await former()).toEqual([{ email: 'old@example.com', until: expiresAt.toISOString() }]);
    shop.passTime(60_001);
    expect(await former()).toEqual([]);
  });

  test('is limited per account', async () => {
    const [{ token }, other] = [await shop.addShopper(), await shop.addShopper()];
    for (let asked = 0; asked < LIMITS.personalData.points; asked++) await download(token);
    expect(await download(token)).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
    expect((await download(other.token)).status).toBe(200);
  });
});
