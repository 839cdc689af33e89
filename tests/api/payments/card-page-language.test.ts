import { describe, expect, test, vi } from 'vitest';
import { createPayments } from '#api/payments/payments.ts';
import { formatEgp, toPiastres } from '#contract/money.ts';
import { createBank } from '#tests/setup/bank.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import {
  APPROVED_CARD,
  CHALLENGED_CARD,
  createShopSteps,
  DECLINED_CARD,
  readRedirect,
} from '#tests/setup/shop-steps.ts';
import { type Answer, ORIGIN, openTestShop, TEST_SETTINGS } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { checkOut, fillCart, postForm, readCart, readOrders, readProduct, placeCash, setStock } =
  createShopSteps(shop);

/** The same shop with payments that hold no pieces. */
const stepsWithoutHold = createShopSteps(
  await openTestShop({
    database: { ...shop.database, close: async () => {} },
    settings: { ...TEST_SETTINGS, reserveMinutes: 0 },
  }),
);

// A shop whose gateway has its page in one language only.
const bank = createBank();
const createSession = vi.fn(bank.gateway.createSession);
const foreignShop = await openTestShop({
  payments: () => createPayments([{ ...bank.gateway, createSession }], ['bank']),
});

const FROM_ARABIC = `?url=${ORIGIN}/ar&lang=ar`;
const pathOf = ({ body }: Answer) => body.session.url.replace(ORIGIN, '');

async function openPage(productId = plain.id, query = FROM_ARABIC) {
  const shopper = await shop.addShopper();
  const cartId = await fillCart(shopper, productId);
  return { shopper, cartId, page: pathOf(await checkOut(shopper, cartId, query)) };
}

/** Submits the page's form whose action ends with this step. */
async function submit(page: string, step: '' | '/confirm' | '/cancel', fields?: Record<string, string>) {
  const { body } = await shop.get(page);
  const actions = [...body.matchAll(/action="([^"]+)"/g)].map((match) => match[1]);
  const action = actions.find((address) => address?.split('?')[0]?.endsWith(page.split('?')[0] + step));
  return postForm(action ?? 'no such form', fields);
}

const LATIN_IN_ARABIC = ['My Store', 'MM/YY', 'CVV', 'Sara Ali', plain.title.ar, other.title.ar];

/** Reads the visible text, without words that are in Latin script on Arabic pages, too. */
function readText(html: string): string {
  const text = html
    .replace(/<(svg|script).*?<\/\1>/gs, '')
    .replace(/<!doctype html>|<[^>]+>|MS-[\dA-Z-]+/g, ' ');
  return LATIN_IN_ARABIC.reduce((rest, latin) => rest.replaceAll(latin, ''), text);
}

function expectArabic({ body }: Answer, text: string) {
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toContain(text);
  expect(readText(body)).not.toMatch(/[a-z]/i);
}

describe('a checkout with lang=ar', () => {
  test('leads to an Arabic card page with Arabic titles and prices', async () => {
    const { page } = await openPage();
    expect(page).toMatch(/^\/pay\/[\w-]{43}\?lang=ar$/);
    const answer = await shop.get(page);
    expect(answer.status).toBe(200);
    const total = formatEgp(toPiastres(plain.price) + 499, { currency: 'ج.م' });
    expectArabic(answer, `<bdi>${plain.title.ar}</bdi>`);
    expect(answer.body).toContain(`ادفع <bdi class="price">${total}</bdi></span></button>`);
    expect(answer.body).toContain(`<title>ادفع ${total} · My Store</title>`);
  });

  test('shows digits left to right, and a name in its own direction', async () => {
    const { body } = await shop.get((await openPage()).page);
    for (const field of ['number', 'expiry', 'cvc']) {
      expect(body).toMatch(new RegExp(`<input id="${field}"[^>]* dir="ltr"`));
    }
    expect(body).toMatch(/<input id="name"[^>]* dir="auto"/);
    expect(body.match(/<code dir="ltr">/g)).toHaveLength(3);
  });

  test('returns the shopper to the Arabic shop when paid, cancelled and opened again', async () => {
    const { page } = await openPage();
    expect(readRedirect(await submit(page, '', APPROVED_CARD))).toEqual([303, `${ORIGIN}/ar/allorders`]);
    expect(readRedirect(await shop.get(page))).toEqual([303, `${ORIGIN}/ar/allorders`]);
    const left = await openPage();
    expect(readRedirect(await submit(left.page, '/cancel'))).toEqual([303, `${ORIGIN}/ar/cart`]);
  });

  test('shares its order with a checkout in English; only the page’s address differs', async () => {
    const { shopper, cartId, page } = await openPage(plain.id, '?lang=ar');
    const english = pathOf(await checkOut(shopper, cartId));
    expect(`${english}?lang=ar`).toBe(page);
    expect(pathOf(await checkOut(shopper, cartId, '?lang=ar'))).toBe(page);
    expect(await readOrders(shopper)).toHaveLength(1);
    expect((await shop.get(english)).body).toContain('<html lang="en" dir="ltr">');
  });

  test.each(['', '&lang=en', '&lang=fr'])('is needed for Arabic; "%s" is English', async (query) => {
    const { page } = await openPage(plain.id, `?url=${ORIGIN}${query}`);
    expect(page).not.toContain('?');
    const { body } = await shop.get(page, { headers: { 'accept-language': 'ar-EG' } });
    expect(body).toContain('<html lang="en" dir="ltr">');
    expect(readText(body)).not.toMatch(/[\u0621-\u064a]/);
  });

  test('sends Arabic titles to gateways, and does not change the address of a gateway’s page', async () => {
    const shopper = await foreignShop.addShopper();
    const steps = createShopSteps(foreignShop);
    const { body } = await steps.checkOut(shopper, await steps.fillCart(shopper, plain.id), '?lang=ar');
    expect(createSession.mock.lastCall?.[0].order.lines).toMatchObject([{ title: plain.title.ar }]);
    expect(body.session.url).not.toContain('?');
  });
});

describe('all other pages are in Arabic too:', () => {
  test('an invalid form', async () => {
    const { page } = await openPage();
    const wrong = await submit(page, '', { number: '٤٢', expiry: '٠١/٢٠', cvc: '١', name: 'سارة علي' });
    expect(wrong.status).toBe(422);
    expectArabic(wrong, 'id="number-note">رقم البطاقة غير صحيح');
    for (const text of ['انتهت صلاحية', 'رمز الأمان مكوّن من', 'value="سارة علي"', '<title>خطأ: ادفع']) {
      expect(wrong.body).toContain(text);
    }
    const empty = await submit(page, '');
    for (const text of ['اكتب رقم البطاقة', 'اكتب تاريخ الانتهاء', 'اكتب رمز الأمان', 'اكتب الاسم'])
      expectArabic(empty, text);
    expect(empty.body).toContain(`action="${page}"`);
  });

  test('the second step, a refused and a declined card', async () => {
    const { page } = await openPage();
    expect(readRedirect(await submit(page, '', CHALLENGED_CARD))).toEqual([303, page]);
    expectArabic(await shop.get(page), 'تأكيد الدفع</h1>');
    expect(readRedirect(await submit(page, '/confirm', { answer: 'nonsense' }))).toEqual([303, page]);
    expect(readRedirect(await submit(page, '/confirm', { answer: 'refuse' }))).toEqual([303, page]);
    expectArabic(await shop.get(page), 'role="alert">رُفضت البطاقة');
    expectArabic(await submit(page, '', DECLINED_CARD), 'role="alert">رُفضت البطاقة');
    await submit(page, '', CHALLENGED_CARD);
    expect(readRedirect(await submit(page, '/confirm', { answer: 'approve' }))).toEqual([
      303,
      `${ORIGIN}/ar/allorders`,
    ]);
  });

  test.each([
    [0, `نفدت كمية «\u2068${other.title.ar}\u2069»`],
    [1, `الكمية المتبقية من «\u2068${other.title.ar}\u2069» هي 1 فقط`],
  ])('%i pieces left', async (left, text) => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, other.id, other.id);
    const page = pathOf(await stepsWithoutHold.checkOut(shopper, cartId, FROM_ARABIC));
    const { quantity } = await readProduct(other.id);
    await setStock(other.id, left);
    await submit(page, '', APPROVED_CARD);
    const answer = await shop.get(page);
    await setStock(other.id, quantity);
    expectArabic(answer, `role="alert">${text}`);
  });

  test('an expired, cancelled or replaced payment', async () => {
    const cancelled = await openPage();
    await submit(cancelled.page, '/cancel');
    const answer = await shop.get(cancelled.page);
    expect(answer.status).toBe(410);
    expectArabic(answer, 'أُلغيت عملية الدفع');
    expect(answer.body).toContain(`href="${ORIGIN}/ar/cart">العودة إلى المتجر`);

    const replaced = await openPage();
    await placeCash(replaced.shopper, (await readCart(replaced.shopper)).cartId);
    expectArabic(await shop.get(replaced.page), 'حلّت عملية دفع أحدث');

    const late = await openPage();
    shop.passTime(31 * 60 * 1000);
    expectArabic(await shop.get(late.page), 'انتهت مهلة عملية الدفع');
  });

  test('an unknown payment, too large a form, an internal error', async () => {
    const { page } = await openPage();
    expectArabic(await shop.get('/pay/unknown?lang=ar'), 'عملية الدفع غير موجودة');
    expectArabic(await submit(page, '', { name: 'a'.repeat(5000) }), 'البيانات المرسلة أكبر من المسموح');
    vi.spyOn(shop.api.db, 'select').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    expectArabic(await shop.get(page), 'المتجر مشغول الآن');
  });
});
