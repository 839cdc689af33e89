/** Without a network: what was visited is there, the rest is told honestly, and nothing of a shopper is kept. */
import { expect } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { onOffer, plain } from '#tests/setup/cart-products.ts';
import { expectNoViolations } from './accessibility.ts';
import { countMissingPictures, listKept, waitUntilKept } from './kept-pages.ts';
import { ARABIC, at, language, say, written } from './language.ts';
import { test } from './shop-test.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const details = at(paths.productDetails(plain.id, plain.category ?? '-'));
const unseen = at(paths.productDetails(onOffer.id, onOffer.category ?? '-'));
const KEPT = 'No connection. You see this page as it was; prices and stock may have changed.';

test('visited pages are there without a network, with their pictures, and lead to each other; others are told honestly; all comes back by itself', {
  tag: ARABIC,
}, async ({ page, context }) => {
  // The first page is loaded before there is a worker, the second is opened by the router.
  await page.goto(at(paths.products));
  await waitUntilKept(page, at(paths.products));
  const card = page.getByRole('main').getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name: title }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  const opened = new URL(page.url()).pathname;
  await waitUntilKept(page, opened);

  await context.setOffline(true);
  await page.reload();
  await expect(heading).toHaveText(title);
  await expect(page.getByText(say(KEPT))).toBeVisible();
  expect(await countMissingPictures(page)).toBe(0);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Menu') })
    .click();
  await page
    .getByRole('navigation', { name: say('Main') })
    .getByRole('link', { name: say('Products') })
    .click();
  await expect(page).toHaveURL(at(paths.products));
  await expect(heading).toHaveText(say('our products'));
  expect(await countMissingPictures(page)).toBe(0);

  await page.goto(unseen);
  await expect(heading).toHaveText(say('No connection'));
  await expectNoViolations(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(title) })
    .click();
  await expect(page).toHaveURL(opened);
  await expect(heading).toHaveText(title);

  await page.goto(unseen);
  await expect(heading).toHaveText(say('No connection'));
  await context.setOffline(false);
  await expect(heading).toHaveText(written(onOffer.title));
  await expect(page.getByText(say(KEPT))).toBeHidden();
});
