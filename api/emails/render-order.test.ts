import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/constants.ts';
import { ORDER_ID as ID, makeEmailOrder as makeOrder } from '#tests/setup/email-order.ts';
import {
  CONFIRM_LINK,
  EGP_NAMES,
  EVERY_ORDER_EMAIL,
  orderLinks,
  readHtml,
  render,
} from '#tests/setup/sample-emails.ts';

describe('an email about an order', () => {
  test.each(EVERY_ORDER_EMAIL)(
    '%s, %s: shows lines, amounts, included VAT, address and phone in text and HTML',
    (kind, language) => {
      const { text, html } = render(kind, language);
      const title = language === 'ar' ? 'لمبة نحاس' : 'Brass Lamp';
      for (const part of [text, readHtml(html)].map((each) => each.replace(/[\u2066-\u2069]/g, ''))) {
        expect(part).toContain('MS-4F7K-2Q9');
        expect(part).toContain(title);
        expect(part).toContain(`2 × 625 ${EGP_NAMES[language]}`);
        for (const amount of ['1,250', '4.99', '1,254.99', '154.12'])
          expect(part).toContain(`${amount} ${EGP_NAMES[language]}`);
        const place = `12 Tahrir Street\nDokki\n${language === 'ar' ? 'الجيزة' : 'Giza'}\n12611\n`;
        for (const value of [place, '+201012345678']) expect(part).toContain(value);
      }
      expect(html).toContain('<bdi dir="ltr">+201012345678</bdi>');
    },
  );

  test.each(EVERY_ORDER_EMAIL)(
    '%s, %s: contains no typed text until the email address is confirmed, and links to its confirmation',
    (kind, language) => {
      const typed = {
        details: 'Typed-1',
        city: 'Typed-2',
        area: 'Typed-3',
        postalCode: 'Typed-4',
        phone: 'Typed-5',
        recipient: 'Typed-6',
        landmark: 'Typed-7',
        secondPhone: 'Typed-8',
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

  test('repeats typed text on one line and without links', () => {
    const order = makeOrder({
      ...{
        details: 'Call\r\nhttp://evil.example/x\u2028now',
        city: 'www.evil.example',
        area: 'a@evil.example',
      },
    });
    const { text, html } = render('paid', 'en', { order });
    expect(text).toContain(
      '\nCall http: /evil. example/x now\na @ evil. example\nwww. evil. example\nGiza\n',
    );
    for (const part of [text, html]) expect(part).not.toMatch(/evil\.example|http:\/\/evil/);
  });

  test('is written in one language only', () => {
    expect(render('paid', 'en').text).not.toMatch(/[\u0600-\u06ff]/);
    expect(render('paid', 'ar').text.replaceAll('My Store', '')).not.toMatch(/Order|Shipping|EGP|Thank/);
  });

  test.each([
    ['placed', 'cash', true],
    ['paid', 'paymob', false],
    ['shipped', 'cash', false],
  ] as const)(
    '%s, paid by %s: links to the confirmation of the order: %s',
    (kind, gateway, isConfirmable) => {
      const { text, html } = render(kind, 'en', { order: makeOrder({ gateway }) });
      for (const part of [text, html]) expect(part.includes(orderLinks.confirm(ID))).toBe(isConfirmable);
      expect(html).toContain(`href="${orderLinks.track(ID)}"`);
      expect(text).toContain(`\n${orderLinks.track(ID)}\n`);
    },
  );

  test('asks for no confirmation if it can’t link to one', () => {
    const { text, html } = render('placed', 'en', { links: undefined });
    for (const part of [text, html]) expect(part).not.toMatch(/confirm/i);
    expect(html).not.toContain('href');
  });

  test('has no pictures if the shop’s address is unknown', () => {
    expect(render('paid', 'en', { origin: undefined }).html).not.toContain('<img');
  });

  test('asks for cash on delivery only if the order is paid in cash', () => {
    expect(render('shipped').text).toContain('have 1,254.99 EGP in cash ready');
    expect(render('shipped', 'en', { order: makeOrder({ gateway: 'stripe' }) }).text).not.toMatch(/cash/i);
  });

  test('names the carrier and the tracking number, if there are any', () => {
    expect(render('shipped').text).toContain('with Bosta.\n\nTracking number: BST-7741\n');
    const bare = render('shipped', 'ar', { order: makeOrder({ carrier: null, trackingNumber: null }) });
    expect(bare.text).not.toContain('رقم التتبع');
  });

  test('names the refunded amount only if it is known', () => {
    const card = { order: makeOrder({ gateway: 'paymob' }) };
    expect(render('refunded', 'en', card).text).toContain(
      '\nWe’ve refunded 625 EGP for order MS-4F7K-2Q9 to the payment method you used.',
    );
    const byHand = { amountPiastres: 62_500, way: 'hand' };
    expect(render('refunded', 'en', card, byHand).text).toContain(
      '\nWe’ve refunded you 625 EGP for order MS-4F7K-2Q9.\n',
    );
    expect(render('refund_due', 'en', card, {}).text).toContain(
      'We’ll refund you what you paid for order MS-4F7K-2Q9.',
    );
    expect(render('refund_failed', 'en', card).text).toContain(
      'We sent you 625 EGP for order MS-4F7K-2Q9, but it came',
    );
  });

  test.each([
    [
      'cancelled',
      'Order MS-4F7K-2Q9 has been cancelled. We’ll refund you 625 EGP.',
      'تم إلغاء طلبك رقم MS-4F7K-2Q9.',
    ],
    [
      'returned',
      'Order MS-4F7K-2Q9 came back to us. We’ll refund you 625 EGP.',
      'عاد إلينا طلبك رقم MS-4F7K-2Q9.',
    ],
    ['paid_in_vain', 'Your payment for order MS-4F7K-2Q9 came too late', 'وصلنا المبلغ متأخرًا'],
    ['paid_again', 'You paid for order MS-4F7K-2Q9 more than once. We’ll refund you 625 EGP.', 'أكثر من مرة'],
  ])('that announces a refund begins with the reason: %s', (reason, english, arabic) => {
    const data = { amountPiastres: 62_500, reason };
    expect(render('refund_due', 'en', {}, data).text.split('\n\n')[1]).toContain(english);
    expect(render('refund_due', 'ar', {}, data).text.split('\n\n')[1]).toContain(arabic);
  });

  test.each(LANGUAGES)(
    'names a city only once if it is also the governorate, in either script: %s',
    (language) => {
      for (const city of ['Cairo', 'القاهرة']) {
        const order = makeOrder({ city, governorate: 'C', postalCode: null });
        expect(render('paid', language, { order }).text.match(/Cairo|القاهرة/g)).toEqual([city]);
      }
    },
  );
});

describe('an email about a return', () => {
  const about = { returnKind: 'exchange', products: '1 × Brass Lamp\n2 × Tea Pot' };

  test.each([
    ['return_requested', 'We’ve received your exchange request'],
    ['return_approved', 'we’ll send you the replacement'],
    ['return_refused', 'We can’t accept your exchange'],
    ['return_received', 'We’ll send you the replacement soon.'],
  ] as const)('%s: says that it is an exchange, and lists its products', (kind, words) => {
    const { text, html } = render(kind, 'en', {}, about);
    for (const part of [text, readHtml(html)]) {
      expect(part).toContain(words);
      expect(part).toContain('1 × Brass Lamp');
      expect(part).toContain('2 × Tea Pot');
      expect(part).not.toContain('money back');
    }
  });

  test('contains the shop’s answer, or else says what happens next', () => {
    const answer = 'The courier comes on Sunday.';
    const collect = 'We’ll contact you to arrange the pickup.';
    expect(render('return_approved', 'en', {}, { ...about, answer }).text).toContain(answer);
    expect(render('return_approved', 'en', {}, { ...about, answer }).text).not.toContain(collect);
    expect(render('return_approved', 'en', {}, about).text).toContain(collect);
  });
});
