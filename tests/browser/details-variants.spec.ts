/** Sizes and colours of a product, as far as nobody chooses: what pages tell, carry and leave out. */
import { expect, type Request } from '@playwright/test';
import { plain } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { type DemoProduct, openDetails, related, title } from './details-page.ts';
import { nameOption, pathOf, TEES } from './families.ts';
import { ARABIC, LONG, say, written } from './language.ts';
import { expectLight, weighPage } from './page-weight.ts';
import { pickThing, readHead } from './read-head.ts';
import { test } from './shop-test.ts';

test('the code of the choices is light, and loaded only where there is something to choose', {
  tag: LONG,
}, async ({ page }) => {
  const load = async (product: DemoProduct) => {
    const files: string[] = [];
    const take = (request: Request) => files.push(request.url());
    page.on('request', take);
    const weight = weighPage(page);
    await openDetails(page, product);
    if (product === TEES.l) await page.getByRole('radio').first().waitFor();
    await page.waitForLoadState('networkidle');
    page.off('request', take);
    return {
      weight: weight(),
      hasChoices: files.some((file) => file.includes('sibling-choices')),
    };
  };
  // The first page: later ones also load what was viewed before.
  const { weight, hasChoices } = await load(TEES.l);
  expect(hasChoices).toBe(true);
  expectLight(weight);
  expect(await load(plain)).toMatchObject({ hasChoices: false });
});

test('where that code never comes, the product and the links to its sizes are there all the same', {
  tag: LONG,
}, async ({ page }) => {
  await page.route(/sibling-choices/, (route) => route.abort());
  await openDetails(page, TEES.l);
  await page.waitForLoadState('networkidle');
  await expect(title(page)).toHaveText(written(TEES.l.title));
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: say('add to card') })
      .first(),
  ).toBeEnabled();
  await page.getByRole('main').getByRole('link', { name: 'S', exact: true }).click();
  await expect(title(page)).toHaveText(written(TEES.s.title));
});

test('related products are other things: none of its own sizes, and one of each other family', {
  tag: LONG,
}, async ({ page }) => {
  await openDetails(page, TEES.l);
  const sameCategory = demoCatalogue.products.filter(({ category }) => category === TEES.l.category);
  const families = new Set(sameCategory.map(({ id, family }) => family ?? id));
  await expect(related(page)).toHaveCount(families.size - 1);
  await expect(related(page).filter({ hasText: written(TEES.l.title).split(/[,،]/)[0] ?? '' })).toHaveCount(
    0,
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the choices are links, and search engines are told which variants there are; each stands for itself', {
    tag: ARABIC,
  }, async ({ page, shop }) => {
    await openDetails(page, TEES.l);
    const choices = page.getByRole('group', { name: nameOption('size') }).getByRole('link');
    await expect(choices).toHaveText(['S', 'M', 'L', 'XL', /^XXL/]);
    await expect(choices.nth(2)).toHaveAttribute('aria-current', 'true');
    await choices.nth(1).click();
    await expect(page).toHaveURL(pathOf(TEES.m));
    await expect(title(page)).toHaveText(written(TEES.m.title));

    const { things, canonical, robots } = await readHead(page);
    expect([canonical, robots]).toEqual([shop.url + pathOf(TEES.m), 'max-image-preview:large']);
    const { size, isVariantOf } = pickThing(things, 'Product');
    expect([size, isVariantOf?.name]).toEqual(['M', written(TEES.m.title).replace(/[,،][^,،]*$/, '')]);
    expect(isVariantOf?.hasVariant.map(({ url }) => url).toSorted()).toEqual(
      [TEES.s, TEES.l, TEES.xl, TEES.xxl].map((tee) => shop.url + pathOf(tee)).toSorted(),
    );
  });
});
