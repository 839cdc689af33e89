/** Product details of another provider (§2 and §3 of the specification), with very little or very much data. */
import { expect } from '@playwright/test';
import { GALLERY } from '#contract/constants.ts';
import { type FakeProduct, findEdgeCase } from '#tests/setup/fake-provider/catalogue.ts';
import { answerJson, createGate, dropConnection } from '#tests/setup/fake-provider/faults.ts';
import type { FakeProvider } from '#tests/setup/fake-provider.ts';
import { expectNoViolations } from '../accessibility.ts';
import {
  callOf,
  findGallery,
  findRelatedCards,
  findRelatedRegion,
  findTitle,
  pathOf,
} from '../details-page.ts';
import { ARABIC, localize, say } from '../language.ts';
import { expectFit } from '../layout-checks.ts';
import { findFirstTwo, listOnly, signIn } from '../remote-shopper.ts';
import { test } from '../remote-test.ts';
import { watchIntervals } from '../watch-intervals.ts';

const answerWith = (provider: FakeProvider, product: FakeProduct, fields: object) =>
  provider.on('GET', callOf(product), answerJson(200, { data: { ...product, ...fields } }));

const OCTOBER_NAME = localize({ en: 'Oct', ar: 'أكتوبر' });
const WIDTHS = [320, 390, 768, 1024, 1440, 2560];

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('§3 a long title, no brand, no picture, 0.99 and 1,234,567.50 EGP fit at any width', {
  tag: ARABIC,
}, async ({ page, provider, pageErrors }) => {
  const odd = (which: Parameters<typeof findEdgeCase>[1]) => findEdgeCase(provider.catalogue, which);
  const { imageCover, images } = odd('withoutPictures');
  const { brand } = odd('withoutBrand');
  const product = odd('longTitle');
  answerWith(provider, product, { imageCover, images, brand, price: odd('dearest').price });
  listOnly(provider, [odd('withoutPictures'), odd('withoutBrand'), odd('cheapest')]);
  const price = (text: string) => page.getByRole('main').getByText(text, { exact: true }).first();

  await page.goto(pathOf(product));
  await expect(findTitle(page)).toHaveText(product.title);
  await expect(price(say('1,234,567.50 EGP'))).toBeVisible();
  // Without a brand the category stands alone above the title.
  const groups = page
    .getByRole('main')
    .locator('p')
    .filter({ has: page.getByRole('link') });
  await expect(groups.first()).toHaveText(product.category?.name ?? '');
  await expect(findRelatedCards(page)).toHaveCount(3);
  await expectFit(page, ...WIDTHS);
  await expectNoViolations(page);

  await findRelatedCards(page)
    .getByRole('link', { name: odd('cheapest').title, exact: true })
    .click();
  await expect(findTitle(page)).toHaveText(odd('cheapest').title);
  await expect(price(say('0.99 EGP'))).toBeVisible();
  await expectFit(page, ...WIDTHS);
  expect(pageErrors).toEqual([]);
});

test('§3 reviews: those of buyers first, with author, date, and whether they bought it', {
  tag: ARABIC,
}, async ({ page, provider, pageErrors }) => {
  const [product] = findFirstTwo(provider);
  const reviews = [
    {
      _id: 'r1',
      rating: 4,
      review: 'Good value',
      createdAt: '2026-10-01T10:00:00.000Z',
      user: { name: 'Mona' },
      isPurchased: true,
    },
    { _id: 'r2', rating: 5, review: 'Came in a day', createdAt: '2026-10-30T10:00:00.000Z', user: null },
  ];
  answerWith(provider, product, { reviews });
  listOnly(provider, [product]);
  await page.goto(pathOf(product));
  const list = page.getByRole('region', { name: say('Reviews') }).getByRole('listitem');
  await expect(list).toHaveText([
    new RegExp(`Mona.*1 ${OCTOBER_NAME} 2026.*${say('Bought here')}.*Good value`),
    new RegExp(`${say('A shopper')}.*30 ${OCTOBER_NAME} 2026.*Came in a day`),
  ]);
  await expect(list.getByText(say('Bought here'))).toHaveCount(1);
  await expectFit(page, ...WIDTHS);
  await expectNoViolations(page);
  expect(pageErrors).toEqual([]);
});

test('§3 a product with nothing but its cover: no thumbnails, auto-play, description or related section', async ({
  page,
  provider,
}) => {
  const isPlaying = await watchIntervals(page, GALLERY.intervalMs);
  const [product] = findFirstTwo(provider);
  answerWith(provider, product, { images: [], description: null, brand: null, ratingsQuantity: undefined });
  listOnly(provider, [product]);
  await page.goto(pathOf(product));
  await expect(findGallery(page).getByRole('img')).toHaveCount(1);
  // Auto-play would have started by now.
  await page.waitForLoadState('networkidle');
  expect(await isPlaying()).toBe(false);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByText(product.description)).toHaveCount(0);
  await expect(findRelatedRegion(page)).toHaveCount(0);
});

test('§4 Add to cart: idle, then busy, then idle, after success and after failure, which is announced', async ({
  page,
  provider,
}) => {
  const [product] = findFirstTwo(provider);
  await signIn(page, provider);
  listOnly(provider, [product]);
  await page.goto(pathOf(product));
  const add = page.getByRole('button', { name: say('add to card'), exact: true });
  const gate = createGate();
  const restore = provider.on('POST', '/api/v1/cart', gate.fault);
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  gate.open();
  await expect(page.getByText(say('Product Added To Card'))).toBeVisible();
  await expect(add).not.toHaveAttribute('aria-busy', 'true');
  restore();

  provider.on('POST', '/api/v1/cart', dropConnection());
  await add.click();
  await expect(
    page.getByRole('alert').filter({ hasText: say('We couldn’t add this to your cart.') }),
  ).toBeVisible();
  await expect(add).not.toHaveAttribute('aria-busy', 'true');
});
