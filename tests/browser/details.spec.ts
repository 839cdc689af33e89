/** The product details screen (§2, §6 and §9 of the specification), on our own provider. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { calculateSellingPricePiastres, formatEgp, toPiastres } from '#contract/money.ts';
import { onOffer, plain, soldOut, UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { expectNoViolations } from './accessibility.ts';
import { type DemoProduct, findGallery, findPictureTab, openDetails } from './details-page.ts';
import { at, LONG, localize, say } from './language.ts';
import { expectColumns } from './layout-checks.ts';
import { test } from './shop-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

function findProduct(isWanted: (row: DemoProduct) => boolean): DemoProduct {
  const found = demoCatalogue.products.find(isWanted);
  if (!found) throw new Error('the demo catalogue has no such product');
  return found;
}
const nameOf = (groups: { id: string; name: DemoProduct['title'] }[], id: string | null) =>
  localize(groups.find((group) => group.id === id)?.name ?? { en: '', ar: '' });
const findRelatedRegion = (page: Page) => page.getByRole('region', { name: say('Related Products') });
const findRelatedCards = (page: Page) => findRelatedRegion(page).getByRole('article');

/** 'Only n pieces left', for any n. */
const ONLY_LEFT = new RegExp(say('Only 3 left').replace(/3.*/, '\\d+'));

test.describe('§2 Product details: the product', () => {
  test('title, price followed by EGP, category, brand, description, rating with its count, breadcrumb', async ({
    page,
    pageErrors,
  }) => {
    await openDetails(page, plain);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(localize(plain.title));
    await expect(
      main.getByText(say(formatEgp(toPiastres(plain.price))), { exact: true }).first(),
    ).toBeVisible();
    await expect(main.getByText(say('including VAT · Shipping 4.99 EGP'))).toBeVisible();
    await expect(main.getByText(localize(plain.description))).toBeVisible();
    await expect(main.getByRole('link', { name: say(`${plain.ratingsQuantity} ratings`) })).toBeVisible();
    const brand = main.getByRole('link', { name: nameOf(demoCatalogue.brands, plain.brand), exact: true });
    await expect(brand).toHaveAttribute('href', at(paths.productsOfBrand(plain.brand ?? '')));
    const category = main.getByRole('link', {
      name: nameOf(demoCatalogue.categories, plain.category),
      exact: true,
    });
    await expect(category.last()).toHaveAttribute('href', at(paths.productsOfCategory(plain.category)));

    const steps = page.getByRole('navigation', { name: say('Where you are') }).getByRole('listitem');
    await expect(steps).toHaveText([
      say('My Store'),
      nameOf(demoCatalogue.categories, plain.category),
      localize(plain.title),
    ]);
    await expect(steps.last()).toHaveAttribute('aria-current', 'page');
    await expect(steps.first().getByRole('link')).toHaveAttribute('href', at('/'));
    expect(pageErrors).toEqual([]);
  });

  test('on offer: a red 50% badge, and half the price beside the price struck through', async ({ page }) => {
    await openDetails(page, onOffer);
    const before = toPiastres(onOffer.price);
    const now = say(formatEgp(calculateSellingPricePiastres(before, onOffer.ratingsAverage)));
    const price = page
      .getByRole('main')
      .getByText(`${say('Now')} ${now}${say(', was')} ${say(formatEgp(before))}`);
    await expect(price.first()).toBeVisible();
    await expect(price.first().locator('s')).toHaveText(say(formatEgp(before)));
    await expect(
      page.getByRole('main').getByText(say('50%', 'details.percentOff'), { exact: true }).first(),
    ).toHaveCSS('background-color', 'rgb(200, 40, 31)');
    await expectNoViolations(page);
  });

  test('low stock is counted, no stock disables adding, and ample stock is not mentioned', async ({
    page,
  }) => {
    const scarce = findProduct(({ quantity }) => quantity === 3);
    await openDetails(page, scarce);
    await expect(page.getByText(say('Only 3 left'))).toBeVisible();
    await openDetails(page, soldOut);
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: say('Out of stock') })
        .first(),
    ).toBeDisabled();
    // The buttons of the related cards have the same name in Arabic.
    const add = page
      .getByRole('button', { name: say('add to card'), exact: true })
      .and(page.locator(':not(article *)'));
    await expect(add).toHaveCount(0);
    await openDetails(page, plain);
    await expect(add).toBeEnabled();
    await expect(page.getByText(ONLY_LEFT)).toHaveCount(0);
  });
});

test.describe("§2 Product details: heart and 'add to card'", () => {
  const addButton = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: say('add to card') })
      .first();
  // The product's heart comes before those of the cards.
  const heart = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first();

  test("an uppercase 'add to card' button puts one piece into the cart", async ({ page, shopper: _ }) => {
    await openDetails(page, plain);
    await expect(addButton(page)).toHaveText(say('add to card'));
    await expect(addButton(page)).toHaveCSS('text-transform', 'uppercase');
    await addButton(page).click();
    await expect(page.getByText(say('Product Added To Card'))).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: `${say('Cart')} 1` })).toBeVisible();
  });

  test('the heart puts the product on the wish list, and takes it off', async ({ page, shopper: _ }) => {
    await openDetails(page, plain);
    await heart(page, say('Add to wish list')).click();
    await expect(page.getByText(say('Product Added to Wish List !'))).toBeVisible();
    await heart(page, say('Remove from wish list')).click();
    await expect(page.getByText(say('Product Removed from Wish List'))).toBeVisible();
  });

  test("§6 without a token, 'add to card' and the heart lead to /login", { tag: LONG }, async ({ page }) => {
    await openDetails(page, plain);
    for (const button of [addButton(page), heart(page, say('Add to wish list'))]) {
      await button.click();
      await expect(page).toHaveURL(at('/login'));
      await page.goBack();
    }
  });

  test('on a phone the button stays in view while scrolling, and never covers the footer', {
    tag: LONG,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openDetails(page, plain);
    await expect(addButton(page)).toBeInViewport({ ratio: 1 });
    await expectNoViolations(page);
    await page.getByText(say('including VAT')).scrollIntoViewIfNeeded();
    await expect(addButton(page)).toBeInViewport({ ratio: 1 });
    await findRelatedCards(page).first().scrollIntoViewIfNeeded();
    await expect(addButton(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('contentinfo').getByText('©').scrollIntoViewIfNeeded();
    await expect(addButton(page)).not.toBeInViewport();
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await addButton(page).click();
    await expect(page).toHaveURL(at('/login'));
  });
});

test.describe('§2 Product details: Related Products', () => {
  test('cards of the same category, without the product itself; §9 in 1, 3 or 5 columns', {
    tag: LONG,
  }, async ({ page }) => {
    await openDetails(page, plain);
    await expect(
      page.getByRole('heading', { level: 2, name: say('Related Products'), exact: true }),
    ).toBeVisible();
    const others = demoCatalogue.products.filter(
      ({ id, category }) => category === plain.category && id !== plain.id,
    );
    const titles = await findRelatedCards(page).getByRole('heading').allTextContents();
    expect(titles.toSorted()).toEqual(others.map(({ title }) => localize(title)).toSorted());

    await expectColumns(findRelatedCards(page));
  });

  test('a related product opens in place with its own pictures, and Back returns', {
    tag: LONG,
  }, async ({ page, pageErrors }) => {
    await openDetails(page, plain);
    await findPictureTab(page, 3).click();
    const title = (await findRelatedCards(page).first().getByRole('heading').textContent()) ?? '';
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await findRelatedCards(page).first().getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(findGallery(page)).toHaveAccessibleName(say(`Pictures of ${title}`));
    await expect(findPictureTab(page, 1)).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveTitle(say(`${title} · My Store`));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(localize(plain.title));
    await expect(page.locator('html[data-same]')).toBeAttached();
    expect(pageErrors).toEqual([]);
  });
});

test.describe('§2 Product details: a product that does not exist', () => {
  test('status 404, a message and a link to the products', async ({ page, request }) => {
    const strange = await request.get(at(paths.productDetails('no-such-id', plain.category)));
    expect([strange.status(), await strange.text()]).toEqual([
      404,
      expect.stringContaining(say('This product doesn’t exist')),
    ]);
    const answer = await page.goto(at(paths.productDetails(UNKNOWN_PRODUCT_ID, plain.category)));
    expect(answer?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: say('This product doesn’t exist') }),
    ).toBeVisible();
    await expect(page).toHaveTitle(say('Not found · My Store'));
    await expectNoViolations(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('See all products') })
      .click();
    await expect(page).toHaveURL(at('/products'));
  });
});
