import { describe, expect, test } from 'vitest';
import type { EmailKind } from '#api/schema/emails.ts';
import { LANGUAGES } from '#contract/constants.ts';
import { makeEmailOrder } from '#tests/setup/email-order.ts';
import { PLAIN_SHOP } from '#tests/setup/test-settings.ts';
import { isOfAccount } from './emails.ts';
import { renderEmail } from './render.ts';

const SAMPLE_KINDS: EmailKind[] = [
  'placed',
  'shipped',
  'refunded',
  'reset_code',
  'email_link',
  'back_in_stock',
];
const CASES = SAMPLE_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

describe('typed text in an email', () => {
  const EVIL = `<img src=x onerror="alert('1')">&\u202e\u2069`;
  const evil = makeEmailOrder({
    ...{ details: EVIL, city: EVIL, governorate: EVIL, area: EVIL, phone: EVIL, postalCode: EVIL },
    ...{ carrier: EVIL, trackingNumber: EVIL },
  });
  for (const line of evil.lines) Object.assign(line, { titleEn: EVIL, titleAr: EVIL, cover: '"><script>' });

  const product = {
    ...{ id: '"><script>', categoryId: '"><script>', titleEn: EVIL, titleAr: EVIL, cover: '"><script>' },
    ...{ pricePiastres: 100, offerPiastres: null },
  };

  test.each(CASES)('%s, %s: is escaped, and can’t change the text direction', (kind, language) => {
    const address = `https://shop.example/"><script>`;
    const { html, text } = renderEmail(
      { kind, language, data: { code: EVIL, minutes: 10, link: address, hours: 24 } },
      {
        order: evil,
        product,
        origin: address,
        links: { track: () => address, confirm: () => address, pay: () => address },
        isConfirmed: true,
        shop: PLAIN_SHOP,
      },
    );
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('onerror="');
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('shop.example/">');
    if (!isOfAccount(kind)) {
      expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
      for (const part of [html, text]) expect(part).not.toContain('\u202e');
      // Isolate characters come in pairs, and none are from typed text.
      const marks = [...text.matchAll(/[\u2066-\u2069]/g)].map(([mark]) => (mark === '\u2069' ? -1 : 1));
      let depth = 0;
      for (const step of marks) {
        depth += step;
        expect([0, 1]).toContain(depth);
      }
    }
  });
});
