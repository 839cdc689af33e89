import { expect, test } from 'vitest';
import type { ShopDetails } from '#contract/shop-details.ts';
import { EVERY_EMAIL, readHtml, render } from '#tests/setup/sample-emails.ts';
import { PLAIN_SHOP } from '#tests/setup/test-settings.ts';

const shop: ShopDetails = {
  ...PLAIN_SHOP,
  company: { en: 'Nile Trading', ar: 'النيل للتجارة' },
  address: { en: '12 Tahrir Street', ar: '12 شارع التحرير' },
  phone: '19000',
  email: 'help@shop.example',
  taxNumber: '123-456-789',
  profiles: [],
};

test.each(EVERY_EMAIL)('%s, %s: names the seller and how to reach it', (kind, language) => {
  const { text, html } = render(kind, language, { shop });
  const names =
    language === 'ar' ? ['النيل للتجارة', '12 شارع التحرير'] : ['Nile Trading', '12 Tahrir Street'];
  for (const part of [text, readHtml(html)])
    for (const fact of [...names, '19000', 'help@shop.example', '123-456-789']) expect(part).toContain(fact);
});

test('details that are not set are left out', () => {
  const { text } = render('placed', 'en', { shop: { ...PLAIN_SHOP, phone: '19000' } });
  expect(text).toContain('Phone: 19000');
  expect(text).not.toMatch(/register|undefined|WhatsApp/);
});
