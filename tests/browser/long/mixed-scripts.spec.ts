/** Text in the other script, which another provider may send, keeps its own direction. */
import { expect, type Locator } from '@playwright/test';
import { ARABIC, at, language } from '../language.ts';
import { findFirstTwo, listOnly } from '../remote-shopper.ts';
import { test } from '../remote-test.ts';

const PRODUCT_TITLE = language === 'ar' ? 'Lamp (40 cm).' : 'مصباح (40 سم).';
const BRAND_NAME = language === 'ar' ? 'Nile & Co.' : 'النيل وشركاه.';

/** The distance from the first to the last character of a text, positive to the right. */
const measureSpread = (element: Locator, text: string) =>
  element.evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const start = node.textContent?.indexOf(wanted) ?? -1;
      if (start < 0) continue;
      const leftOf = (offset: number) => {
        const range = document.createRange();
        range.setStart(node, offset);
        range.setEnd(node, offset + 1);
        return range.getBoundingClientRect().left;
      };
      return leftOf(start + wanted.length - 1) - leftOf(start);
    }
    throw new Error(`'${wanted}' is not there`);
  }, text);

test('a title and a brand in the other script keep its direction on a card', {
  tag: ARABIC,
}, async ({ page, provider }) => {
  const [first] = findFirstTwo(provider);
  const brand = first.brand && { ...first.brand, name: BRAND_NAME };
  const product = { ...first, title: PRODUCT_TITLE, ...(brand && { brand }) };
  listOnly(provider, [product]);
  // The full stop of Latin text is at its right end, that of Arabic at its left.
  const expectOwnDirection = async (element: Locator, text: string) => {
    const end = await measureSpread(element, text);
    if (language === 'ar') expect(end).toBeGreaterThan(10);
    else expect(end).toBeLessThan(-10);
  };
  await page.goto(at('/products'));
  const card = page.getByRole('article');
  await expectOwnDirection(card.getByRole('heading'), PRODUCT_TITLE);
  await expectOwnDirection(card, BRAND_NAME);
});
