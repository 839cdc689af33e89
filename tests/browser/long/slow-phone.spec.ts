/** A whole purchase on a cheap phone and a slow network. */
import { expect } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { MAX_RESPONSE_FRAMES } from '../frames.ts';
import { at, say } from '../language.ts';
import { findStatusHeading } from '../order-page.ts';
import { test } from '../shop-test.ts';
import { slowDown, type Tap } from '../slow-phone.ts';
import { findFormButton } from '../submit-button.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('from home to the order, every tap changes the page within 100 ms', async ({
  page,
  shopper,
}, testInfo) => {
  // The emulated network takes two seconds for each response.
  test.setTimeout(120_000);
  expect(shopper.token).toBeTruthy();
  const taps: Tap[] = [];
  await page.goto(at(paths.home), { waitUntil: 'networkidle' });
  const tap = await slowDown(page);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });

  const card = main.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  taps.push(await tap('product card', card.getByRole('link', { name: title })));
  await expect(heading).toHaveText(title);
  await expect(main.getByRole('status', { name: say('Loading…') })).toHaveCount(0, { timeout: 30_000 });

  // Uses a related product, because the product's own button is replaced when it is pinned to the bottom.
  const add = main
    .getByRole('article')
    .getByRole('button', { name: say('Add to cart') })
    .first();
  taps.push(await tap('add to cart', add));
  await expect(page.getByText(say('Product Added To Card'))).toBeVisible({ timeout: 30_000 });

  taps.push(await tap('menu', page.getByRole('button', { name: say('Menu') })));
  taps.push(await tap('cart', page.getByRole('banner').getByRole('link', { name: say('Cart') })));
  const checkOut = page.getByRole('link', { name: say('Check Out') });
  await expect(checkOut).toBeVisible({ timeout: 60_000 });
  taps.push(await tap('one more', main.getByRole('button', { name: say('Increase quantity') }).first()));
  taps.push(await tap('check out', checkOut));
  const details = page.getByLabel(say('Details'));
  await expect(details).toBeVisible({ timeout: 60_000 });
  await details.fill(ADDRESS.details);
  await page.getByLabel(say('Phone')).fill(ADDRESS.phone);
  await page.getByLabel(say('City')).fill(ADDRESS.city);
  taps.push(await tap('cash', page.getByRole('radio', { name: say('Cash on delivery') })));
  taps.push(await tap('order', findFormButton(page, 'cash')));
  await expect(findStatusHeading(page, say('Order placed'))).toBeVisible({ timeout: 60_000 });

  const table = taps.map(
    (one) => `${one.name}: ${one.frames} frames, busy ${one.busy} ms, scripts ${one.scripts} ms`,
  );
  testInfo.annotations.push({ type: 'taps', description: table.join('\n') });
  expect(taps.filter(({ frames }) => frames > MAX_RESPONSE_FRAMES)).toEqual([]);
});
