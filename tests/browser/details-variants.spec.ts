/** Sizes and colours of a product before one is chosen: page weight, links and metadata. */
import { expect } from '@playwright/test';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { findRelatedCards, findTitle, openDetails } from './details-page.ts';
import { nameOption, pathOf, TEES_BY_SIZE } from './families.ts';
import { ARABIC, LONG, localize, say } from './language.ts';
import { expectLight, weighPage } from './page-weight.ts';
import { pickThing, readHead } from './read-head.ts';
import { test } from './shop-test.ts';

const SCRIPT_PATH = /\/assets\/[\w.-]+\.js/;

test('a product with sizes and colours is within the page weight budget', { tag: LONG }, async ({ page }) => {
  const weight = weighPage(page);
  await openDetails(page, TEES_BY_SIZE.l);
  await page.getByRole('radio').first().waitFor();
  await page.waitForLoadState('networkidle');
  expectLight(weight());
});

test('if scripts fail to load, the product and the links to its sizes work', {
  tag: LONG,
}, async ({ page }) => {
  await page.route(SCRIPT_PATH, (route) => route.abort());
  await page.goto(pathOf(TEES_BY_SIZE.l), { waitUntil: 'load' });
  await expect(findTitle(page)).toHaveText(localize(TEES_BY_SIZE.l.title));
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: say('add to card') })
      .first(),
  ).toBeEnabled();
  await page.getByRole('main').getByRole('link', { name: 'S', exact: true }).click();
  await expect(findTitle(page)).toHaveText(localize(TEES_BY_SIZE.s.title));
});

test('related products exclude its own family, and have one product of each other family', {
  tag: LONG,
}, async ({ page }) => {
  await openDetails(page, TEES_BY_SIZE.l);
  const sameCategory = demoCatalogue.products.filter(({ category }) => category === TEES_BY_SIZE.l.category);
  const families = new Set(sameCategory.map(({ id, family }) => family ?? id));
  await expect(findRelatedCards(page)).toHaveCount(families.size - 1);
  await expect(
    findRelatedCards(page).filter({ hasText: localize(TEES_BY_SIZE.l.title).split(/[,،]/)[0] ?? '' }),
  ).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the choices are links, and each variant has its own canonical address and names the others', {
    tag: ARABIC,
  }, async ({ page, shop }) => {
    await openDetails(page, TEES_BY_SIZE.l);
    const choices = page.getByRole('group', { name: nameOption('size') }).getByRole('link');
    await expect(choices).toHaveText(['S', 'M', 'L', 'XL', /^XXL/]);
    await expect(choices.nth(2)).toHaveAttribute('aria-current', 'true');
    await choices.nth(1).click();
    await expect(page).toHaveURL(pathOf(TEES_BY_SIZE.m));
    await expect(findTitle(page)).toHaveText(localize(TEES_BY_SIZE.m.title));

    const { things, canonical, robots } = await readHead(page);
    expect([canonical, robots]).toEqual([shop.url + pathOf(TEES_BY_SIZE.m), 'max-image-preview:large']);
    const { size, isVariantOf } = pickThing(things, 'Product');
    expect([size, isVariantOf?.name]).toEqual([
      'M',
      localize(TEES_BY_SIZE.m.title).replace(/[,،][^,،]*$/, ''),
    ]);
    expect(isVariantOf?.hasVariant.map(({ url }) => url).toSorted()).toEqual(
      [TEES_BY_SIZE.s, TEES_BY_SIZE.l, TEES_BY_SIZE.xl, TEES_BY_SIZE.xxl]
        .map((tee) => shop.url + pathOf(tee))
        .toSorted(),
    );
  });
});
