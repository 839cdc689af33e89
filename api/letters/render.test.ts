import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/constants.ts';
import { ORDER_ID as ID, makeLetterOrder as makeOrder } from '#tests/setup/letter-order.ts';
import { isOfAccount, isOfProduct, type LetterData, type LetterKind, type LetterView } from './letters.ts';
import { renderLetter } from './render.ts';

const ORDER_KINDS = [
  'placed',
  'paid',
  'payment_failed',
  'shipped',
  'delivered',
  'cancelled',
  'refund_due',
  'refund_failed',
  'refunded',
] as const;
const ACCOUNT_KINDS = ['confirm_email', 'reset_code', 'email_link', 'email_asked', 'email_changed'] as const;
const KINDS: LetterKind[] = [...ORDER_KINDS, ...ACCOUNT_KINDS, 'back_in_stock'];
const EVERY = KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));
const EVERY_OF_ORDERS = EVERY.filter(([kind]) => !isOfAccount(kind) && !isOfProduct(kind));

const links = {
  track: (id: string) => `https://shop.example/track/${id}`,
  confirm: (id: string) => `https://shop.example/track/${id}?confirm=1`,
};
const DATA: LetterData = {
  ...{ amountPiastres: 62_500, code: '042042', minutes: 10 },
  ...{ link: 'https://shop.example/api/confirm-email/secret', hours: 24, days: 7 },
};
const PRODUCT = {
  ...{ id: 'p1', categoryId: 'c1', titleEn: 'Brass Lamp', titleAr: 'لمبة نحاس', cover: 'lamp-0123456789' },
  ...{ pricePiastres: 62_500, offerPiastres: null },
};
const CONFIRM_LINK = 'https://shop.example/api/confirm-email/address/signed';
const view: LetterView = {
  ...{ order: makeOrder(), product: PRODUCT, links, origin: 'https://shop.example' },
  ...{ isConfirmed: true, confirmEmailLink: CONFIRM_LINK },
};
const render = (
  kind: LetterKind,
  language: Language = 'en',
  changes: Partial<LetterView> = {},
  data = DATA,
) => renderLetter({ kind, language, data }, { ...view, ...changes });
const EGP: Record<Language, string> = { en: 'EGP', ar: 'ج.م' };
/** What a reader sees of HTML. */
const readHtml = (html: string) =>
  html
    .replace(/^.*<\/style>/s, '')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]*>/g, '');

describe('every letter', () => {
  test.each(EVERY)('%s, %s: has a subject of one line without marks, text, and HTML', (kind, language) => {
    const { subject, text, html } = render(kind, language);
    expect(subject).not.toMatch(/[\n\r\u2066-\u2069]/);
    expect(subject).not.toBe('');
    expect(text).toMatch(/\n\S.*\n$/);
    expect(html).toMatch(/^<!doctype html>/);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object/);
  });

  test.each(EVERY)(
    '%s, %s: runs in the direction of its language, for programs that drop the html element too',
    (kind, language) => {
      const { html } = render(kind, language);
      const dir = language === 'ar' ? 'rtl' : 'ltr';
      const [other, otherDir] = language === 'ar' ? ['en', 'ltr'] : ['ar', 'rtl'];
      expect(html).toContain(`<html lang="${language}" dir="${dir}">`);
      expect(html).toContain(`<div class="paper" lang="${language}" dir="${dir}"`);
      // Letters about an account say the same in the other language below.
      expect(html.includes(`lang="${other}" dir="${otherDir}"`)).toBe(isOfAccount(kind));
    },
  );

  test.each(EVERY)('%s, %s: has the words of its text in its HTML', (kind, language) => {
    const { text, html } = render(kind, language);
    const seen = readHtml(html);
    const sentences = text.split('\n').filter((line) => /[.:]$/.test(line) && !line.includes('http'));
    for (const sentence of sentences.map((each) => each.replace(/[\u2066-\u2069]/g, '').trim()))
      if (!sentence.endsWith(':')) expect(seen).toContain(sentence);
  });

  test.each(EVERY)('%s, %s: says in a test shop that nothing is sold', (kind, language) => {
    const { text, html } = render(kind, language, { isTestShop: true });
    for (const part of [text, html]) expect(part).toMatch(/nothing is sold|لا يُباع شيء/);
    expect(render(kind, language).text).not.toMatch(/nothing is sold|لا يُباع شيء/);
  });

  test.each(EVERY)('%s, %s: loads nothing but pictures of products from the shop', (kind, language) => {
    const { html } = render(kind, language);
    const sources = [...html.matchAll(/(?:src|background)="?([^"\s>]+)|url\(([^)]+)\)/g)].map(
      ([, a, b]) => a ?? b,
    );
    expect(sources).toEqual(isOfAccount(kind) ? [] : ['https://shop.example/media/lamp-0123456789-160.webp']);
    expect(html).not.toMatch(/<script|<link|@import/);
  });
});

describe('a letter about a product', () => {
  test.each([
    ['en', 'Brass Lamp', 'https://shop.example/product%20details/p1/c1'],
    ['ar', 'لمبة نحاس', 'https://shop.example/ar/product%20details/p1/c1'],
  ] as const)('%s: names it with its price, and leads to it', (language, title, link) => {
    const { subject, text, html } = render('back_in_stock', language);
    expect(subject).toContain(title);
    for (const part of [text, readHtml(html)].map((each) => each.replace(/[\u2066-\u2069]/g, ''))) {
      expect(part).toContain(title);
      expect(part).toContain(`625 ${EGP[language]}`);
    }
    expect(text).toContain(`\n${link}\n`);
    expect(html).toContain(`href="${link}"`);
  });

  test('on offer tells what it costs now; of a shop without an address it has no link', () => {
    const product = { ...PRODUCT, offerPiastres: 31_250 };
    const { text, html } = render('back_in_stock', 'en', { product, origin: undefined });
    expect(text).toContain('312.50 EGP');
    expect(text).not.toContain('625 EGP');
    for (const part of [text, html]) expect(part).not.toMatch(/product%20details|<img/);
  });
});

describe('a letter about an order', () => {
  test.each(EVERY_OF_ORDERS)(
    '%s, %s: shows lines, amounts, VAT inside, address and phone in both forms',
    (kind, language) => {
      const { text, html } = render(kind, language);
      const title = language === 'ar' ? 'لمبة نحاس' : 'Brass Lamp';
      for (const part of [text, readHtml(html)].map((each) => each.replace(/[\u2066-\u2069]/g, ''))) {
        expect(part).toContain('1042');
        expect(part).toContain(title);
        expect(part).toContain(`2 × 625 ${EGP[language]}`);
        for (const amount of ['1,250', '4.99', '1,254.99', '154.12'])
          expect(part).toContain(`${amount} ${EGP[language]}`);
        const place = `Dokki · ${language === 'ar' ? 'الجيزة' : 'Giza'} · 12611`;
        for (const value of ['12 Tahrir Street', place, '+201012345678']) expect(part).toContain(value);
      }
      expect(html).toContain('<bdi dir="ltr">+201012345678</bdi>');
    },
  );

  test.each(EVERY_OF_ORDERS)(
    '%s, %s: repeats nothing that was typed until the address is confirmed, and leads to where that is done',
    (kind, language) => {
      const typed = {
        details: 'Typed-1',
        city: 'Typed-2',
        area: 'Typed-3',
        postalCode: 'Typed-4',
        phone: 'Typed-5',
      };
      const order = makeOrder({ ...typed, governorate: 'GZ' });
      for (const isConfirmed of [false, undefined]) {
        const { subject, text, html } = render(kind, language, { order, isConfirmed });
        for (const part of [subject, text, html]) expect(part).not.toMatch(/Typed|Giza|الجيزة/);
        expect(text).toContain(`\n${CONFIRM_LINK}\n`);
        expect(html).toContain(`href="${CONFIRM_LINK}"`);
        expect(text).toContain(language === 'ar' ? 'لمبة نحاس' : 'Brass Lamp');
      }
      const { text, html } = render(kind, language, { order });
      for (const part of [text, html]) {
        for (const value of Object.values(typed)) expect(part).toContain(value);
        expect(part).not.toContain(CONFIRM_LINK);
      }
    },
  );

  test('repeats what was typed in one line, and no link of it', () => {
    const order = makeOrder({
      ...{
        details: 'Call\r\nhttp://evil.example/x\u2028now',
        city: 'www.evil.example',
        area: 'a@evil.example',
      },
    });
    const { text, html } = render('paid', 'en', { order });
    expect(text).toContain(
      '\nCall http: /evil. example/x now\na @ evil. example · www. evil. example · Giza',
    );
    for (const part of [text, html]) expect(part).not.toMatch(/evil\.example|http:\/\/evil/);
  });

  test('is in its own language alone', () => {
    expect(render('paid', 'en').text).not.toMatch(/[\u0600-\u06ff]/);
    expect(render('paid', 'ar').text.replaceAll('My Store', '')).not.toMatch(/Order|Shipping|EGP|Thank/);
  });

  test.each([
    ['placed', 'cash', true],
    ['paid', 'paymob', false],
    ['shipped', 'cash', false],
  ] as const)('%s, paid by %s: can be confirmed from it: %s', (kind, gateway, isConfirmable) => {
    const { text, html } = render(kind, 'en', { order: makeOrder({ gateway }) });
    for (const part of [text, html]) expect(part.includes(links.confirm(ID))).toBe(isConfirmable);
    expect(html).toContain(`href="${links.track(ID)}"`);
    expect(text).toContain(`\n${links.track(ID)}\n`);
  });

  test('asks nobody to confirm who can’t', () => {
    const { text, html } = render('placed', 'en', { links: undefined });
    for (const part of [text, html]) expect(part).not.toMatch(/confirm/i);
    expect(html).not.toContain('href');
  });

  test('has no pictures where the shop’s address is unknown', () => {
    expect(render('paid', 'en', { origin: undefined }).html).not.toContain('<img');
  });

  test('asks for cash at the door only where it is paid in cash', () => {
    expect(render('shipped').text).toContain('have 1,254.99 EGP in cash ready');
    expect(render('shipped', 'en', { order: makeOrder({ gateway: 'stripe' }) }).text).not.toMatch(/cash/i);
  });

  test('tells the carrier and the number of a parcel, where there are any', () => {
    expect(render('shipped').text).toContain('with Bosta.\n\nTracking number: BST-7741\n');
    const bare = render('shipped', 'ar', { order: makeOrder({ carrier: null, trackingNumber: null }) });
    expect(bare.text).not.toContain('رقم التتبع');
  });

  test('says what goes back, and never a sum that is not known', () => {
    const card = { order: makeOrder({ gateway: 'paymob' }) };
    expect(render('refunded', 'en', card).text).toContain(
      '\nWe gave you 625 EGP back for order 1042, the way you paid.',
    );
    const byHand = { amountPiastres: 62_500, way: 'hand' };
    expect(render('refunded', 'en', card, byHand).text).toContain(
      '\nWe gave you 625 EGP back for order 1042.\n',
    );
    expect(render('refund_due', 'en', card, {}).text).toContain('We owe you what you paid for order 1042.');
    expect(render('refund_failed', 'en', card).text).toContain(
      'We sent you 625 EGP for order 1042, but it came',
    );
  });

  test.each([
    ['cancelled', 'Order 1042 is cancelled. We owe you 625 EGP.', 'تم إلغاء طلبك رقم 1042.'],
    ['returned', 'Order 1042 came back to us. We owe you 625 EGP.', 'عاد إلينا طلبك رقم 1042.'],
    ['paid_in_vain', 'Your payment came too late: order 1042 was given up', 'وصلنا المبلغ متأخرًا'],
    ['paid_again', 'Order 1042 was paid more than once. We owe you 625 EGP.', 'أكثر من مرة'],
  ])('that says what is due back first says why: %s', (reason, english, arabic) => {
    const data = { amountPiastres: 62_500, reason };
    expect(render('refund_due', 'en', {}, data).text.split('\n\n')[1]).toContain(english);
    expect(render('refund_due', 'ar', {}, data).text.split('\n\n')[1]).toContain(arabic);
  });

  test.each(LANGUAGES)(
    'a city that is also the governorate is said once, in whichever script, %s',
    (language) => {
      for (const city of ['Cairo', 'القاهرة']) {
        const order = makeOrder({ city, governorate: 'C', postalCode: null });
        expect(render('paid', language, { order }).text.match(/Cairo|القاهرة/g)).toEqual([city]);
      }
    },
  );
});

describe('a letter about an account', () => {
  test.each(ACCOUNT_KINDS)('%s: is in both languages, the one asked for first', (kind) => {
    const [english, arabic] = [render(kind, 'en'), render(kind, 'ar')];
    expect(english.subject).toMatch(/^My Store: .* · [\u0600-\u06ff]/);
    expect(arabic.subject).toMatch(/^[\u0600-\u06ff].* · My Store: /);
    expect(english.text).toMatch(/^[A-Z].*────────\n\n[\u0600-\u06ff]/s);
    expect(arabic.text).toMatch(/^[\u0600-\u06ff].*────────\n\n[A-Z]/s);
  });

  test('says the code', () => {
    const { text, html } = render('reset_code');
    expect(text).toMatch(/^Your password reset code is: 042042\n/);
    expect(text).toContain('هو: 042042');
    expect(html.match(/>042042</g)).toHaveLength(2);
  });

  test('has the link as text, for who does not press buttons from strangers', () => {
    const { text, html } = render('email_link', 'ar');
    expect(text.match(/^https:\/\/shop\.example\/api\/confirm-email\/secret$/gm)).toHaveLength(2);
    expect(html).toContain(`href="${DATA.link}"`);
    expect(readHtml(html)).toContain(String(DATA.link));
  });
});
