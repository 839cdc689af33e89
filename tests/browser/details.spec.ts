/** §2, §4, §6, §9: Product details, on our own provider. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { GALLERY } from '#contract/constants.ts';
import { formatEgp, sellingPricePiastres, toPiastres } from '#contract/money.ts';
import { onOffer, plain, soldOut, UNKNOWN } from '#tests/setup/cart-products.ts';
import { demoCatalog } from '#tests/setup/demo-catalog.ts';
import { expectNoBarriers } from './shop-test.ts';
import { test } from './shopper-test.ts';
import { watchIntervals } from './watch-intervals.ts';

type DemoProduct = (typeof demoCatalog.products)[number];

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

function findProduct(isWanted: (row: DemoProduct) => boolean): DemoProduct {
  const found = demoCatalog.products.find(isWanted);
  if (!found) throw new Error('the demo catalogue has no such product');
  return found;
}
const nameOf = (groups: { id: string; name: { en: string } }[], id: string | null) =>
  groups.find((group) => group.id === id)?.name.en ?? '';
const openDetails = (page: Page, { id, category }: DemoProduct) =>
  page.goto(paths.productDetails(id, category));
const gallery = (page: Page) => page.getByRole('region', { name: /^Pictures of/ });
const tab = (page: Page, at: number) => page.getByRole('tab', { name: `Show picture ${at}` });

test.beforeEach(({ page }) => page.setViewportSize(WIDE));

test.describe('§2 Product details: what is told about a product', () => {
  test('title, price followed by EGP, category, brand, description, rating with its count', async ({
    page,
    trouble,
  }) => {
    await openDetails(page, plain);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(plain.title.en);
    await expect(main.getByText(formatEgp(toPiastres(plain.price)), { exact: true }).first()).toBeVisible();
    await expect(main.getByText('including VAT · Shipping 4.99 EGP')).toBeVisible();
    await expect(main.getByText(plain.description.en)).toBeVisible();
    await expect(main.getByText(`${plain.ratingsQuantity} ratings`)).toBeVisible();
    const brand = main.getByRole('link', { name: nameOf(demoCatalog.brands, plain.brand), exact: true });
    await expect(brand).toHaveAttribute('href', paths.productsOfBrand(plain.brand ?? ''));
    const category = main.getByRole('link', {
      name: nameOf(demoCatalog.categories, plain.category),
      exact: true,
    });
    await expect(category.last()).toHaveAttribute('href', paths.productsOfCategory(plain.category));
    expect(trouble).toEqual([]);
  });

  test('the way here: home, the category, the product', async ({ page }) => {
    await openDetails(page, plain);
    const steps = page.getByRole('navigation', { name: 'Where you are' }).getByRole('listitem');
    await expect(steps).toHaveText(['Home', nameOf(demoCatalog.categories, plain.category), plain.title.en]);
    await expect(steps.last()).toHaveAttribute('aria-current', 'page');
    await expect(steps.first().getByRole('link')).toHaveAttribute('href', '/');
  });

  test('on offer: the red 50% badge, the price struck through, half of it beside', async ({ page }) => {
    await openDetails(page, onOffer);
    const before = toPiastres(onOffer.price);
    const now = formatEgp(sellingPricePiastres(before, onOffer.ratingsAverage));
    const price = page.getByRole('main').getByText(`Now ${now}, before ${formatEgp(before)}`);
    await expect(price.first()).toBeVisible();
    await expect(price.first().locator('s')).toHaveText(formatEgp(before));
    await expect(page.getByRole('main').getByText('50%', { exact: true }).first()).toHaveCSS(
      'background-color',
      'rgb(200, 40, 31)',
    );
    await expectNoBarriers(page);
  });

  test('a product without a brand names its category alone', async ({ page }) => {
    const brandless = findProduct(({ brand }) => brand === null);
    await openDetails(page, brandless);
    const links = page
      .getByRole('main')
      .locator('p')
      .filter({ has: page.getByRole('link') })
      .first();
    await expect(links).toHaveText(nameOf(demoCatalog.categories, brandless.category));
  });

  test('stock: few left are counted, none left disables adding, plenty is not worth a word', async ({
    page,
  }) => {
    const scarce = findProduct(({ quantity }) => quantity === 3);
    await openDetails(page, scarce);
    await expect(page.getByText('Only 3 left')).toBeVisible();
    await openDetails(page, soldOut);
    await expect(page.getByRole('main').getByRole('button', { name: 'Out of stock' }).first()).toBeDisabled();
    await expect(page.getByRole('button', { name: 'add to card', exact: true })).toHaveCount(0);
    await openDetails(page, plain);
    await expect(page.getByRole('button', { name: 'add to card', exact: true })).toBeEnabled();
    await expect(page.getByText(/Only \d+ left/)).toHaveCount(0);
  });
});

test.describe('§2 Product details: the gallery', () => {
  test('says what it is, and has thumbnails, but no arrows, bullets, play or fullscreen buttons', async ({
    page,
  }) => {
    await openDetails(page, plain);
    await expect(gallery(page)).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(gallery(page).getByRole('group')).toHaveCount(plain.images.length);
    await expect(gallery(page).getByRole('button')).toHaveCount(0);
    await expect(gallery(page).getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('tablist').getByRole('tab')).toHaveCount(plain.images.length);
    await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
  });

  test('its first picture is asked for first; each next one before it slides in', async ({ page }) => {
    await openDetails(page, plain);
    const pictures = gallery(page).getByRole('img', { name: plain.title.en });
    await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
    await expect(gallery(page).getByRole('group', { name: '2 of 4' }).getByRole('img')).toBeAttached();
    await expect(gallery(page).getByRole('group', { name: '3 of 4' }).getByRole('img')).toHaveCount(0);
    await tab(page, 3).hover();
    const third = gallery(page).getByRole('group', { name: '3 of 4' }).getByRole('img');
    await expect
      .poll(() => third.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('thumbnails are tabs: chosen by click and by key, the slide follows', async ({ page }) => {
    await openDetails(page, plain);
    const shown = (at: number) => gallery(page).getByRole('group', { name: `${at} of 4` });
    const expectShown = async (at: number) => {
      await expect(tab(page, at)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
      await expect(shown(at)).toBeInViewport({ ratio: 0.9 });
    };
    await tab(page, 2).click();
    await expectShown(2);
    await page.keyboard.press('ArrowRight');
    await expectShown(3);
    await expect(tab(page, 3)).toBeFocused();
    await page.keyboard.press('End');
    await expectShown(4);
    await page.keyboard.press('ArrowRight');
    await expectShown(1);
    await page.keyboard.press('ArrowLeft');
    await expectShown(4);
    await page.keyboard.press('Home');
    await expectShown(1);
  });
});

test.describe('§9 Product gallery: auto-play, slide duration 450 ms, interval 3000 ms', () => {
  test('it turns by itself, and the thumbnails with it', async ({ page }) => {
    await page.clock.install();
    const isTurning = await watchIntervals(page, GALLERY.intervalMs);
    await openDetails(page, plain);
    const track = gallery(page).getByRole('group', { name: '1 of 4' }).locator('..');
    await expect(track).toHaveCSS('transition-duration', '0.45s');
    await expect.poll(isTurning).toBe(true);
    for (const at of [2, 3, 4, 1]) {
      await page.clock.runFor(GALLERY.intervalMs);
      await expect(tab(page, at)).toHaveAttribute('aria-selected', 'true');
      await expect(gallery(page).getByRole('group', { name: `${at} of 4` })).toBeInViewport({ ratio: 0.9 });
    }
  });

  test('it waits while somebody points at it, or is at its thumbnails', async ({ page }) => {
    const isTurning = await watchIntervals(page, GALLERY.intervalMs);
    await openDetails(page, plain);
    await expect.poll(isTurning).toBe(true);
    await gallery(page).hover();
    await expect.poll(isTurning).toBe(false);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(isTurning).toBe(true);
    await tab(page, 1).hover();
    await expect.poll(isTurning).toBe(false);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(isTurning).toBe(true);
    await tab(page, 1).focus();
    await expect.poll(isTurning).toBe(false);
    await tab(page, 1).blur();
    await expect.poll(isTurning).toBe(true);
  });

  test('it waits while it is out of view', async ({ page }) => {
    const isTurning = await watchIntervals(page, GALLERY.intervalMs);
    await openDetails(page, plain);
    await expect.poll(isTurning).toBe(true);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(isTurning).toBe(false);
  });

  test('it stands still for who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    const isTurning = await watchIntervals(page, GALLERY.intervalMs);
    await openDetails(page, plain);
    // Its clock runs, as it does for everybody: the wish is read at each tick.
    await expect.poll(isTurning).toBe(true);
    await page.clock.runFor(GALLERY.intervalMs * 2);
    await tab(page, 1).press('ArrowRight');
    await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe("§2 Product details: heart and 'add to card'", () => {
  const addButton = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: 'add to card' }).first();
  // Cards have hearts, too: the one of the product is the one before them.
  const heart = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first();

  test("an uppercase 'add to card' button puts one piece into the cart", async ({ page, shopper }) => {
    expect(shopper.token).toBeTruthy();
    await openDetails(page, plain);
    await expect(addButton(page)).toHaveText('add to card');
    await expect(addButton(page)).toHaveCSS('text-transform', 'uppercase');
    await addButton(page).click();
    await expect(page.getByText('Product Added To Card')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart 1' })).toBeVisible();
  });

  test('the heart puts it on the wish list, and takes it off', async ({ page, shopper }) => {
    expect(shopper.token).toBeTruthy();
    await openDetails(page, plain);
    await heart(page, 'Add to wish list').click();
    await expect(page.getByText('Product Added to Wish List !')).toBeVisible();
    await expect(heart(page, 'Remove from wish list')).toBeVisible();
    await heart(page, 'Remove from wish list').click();
    await expect(page.getByText('Product Removed from Wish List')).toBeVisible();
  });

  test("§6 without a token, 'add to card' leads to /login", async ({ page }) => {
    await openDetails(page, plain);
    await addButton(page).click();
    await expect(page).toHaveURL('/login');
  });

  test('§6 without a token, the heart leads to /login', async ({ page }) => {
    await openDetails(page, plain);
    await heart(page, 'Add to wish list').click();
    await expect(page).toHaveURL('/login');
  });

  test('on a phone the button stays in reach, all along the screen, and never over the footer', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await openDetails(page, plain);
    await expect(addButton(page)).toBeInViewport({ ratio: 1 });
    await expectNoBarriers(page);
    await page.getByText('including VAT').scrollIntoViewIfNeeded();
    await expect(addButton(page)).toBeInViewport({ ratio: 1 });
    await page
      .getByRole('region', { name: 'Related Products' })
      .getByRole('article')
      .first()
      .scrollIntoViewIfNeeded();
    await expect(addButton(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('contentinfo').getByText('All rights reserved').scrollIntoViewIfNeeded();
    await expect(addButton(page)).not.toBeInViewport();
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await addButton(page).click();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('§2 Product details: Related Products', () => {
  const cards = (page: Page) => page.getByRole('region', { name: 'Related Products' }).getByRole('article');

  test('cards of the same category, without the product itself', async ({ page }) => {
    await openDetails(page, plain);
    await expect(
      page.getByRole('heading', { level: 2, name: 'Related Products', exact: true }),
    ).toBeVisible();
    const others = demoCatalog.products.filter(
      ({ id, category }) => category === plain.category && id !== plain.id,
    );
    const titles = await cards(page).getByRole('heading').allTextContents();
    expect(titles.toSorted()).toEqual(others.map(({ title }) => title.en).toSorted());
  });

  test('§9 1 column on small screens, 3 on medium, 5 on large', async ({ page }) => {
    await openDetails(page, plain);
    for (const [width, columns] of [
      [390, 1],
      [768, 3],
      [1440, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().top),
      );
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    }
  });

  test('a related product opens in its place, with its own pictures, and back leads back', async ({
    page,
    trouble,
  }) => {
    await openDetails(page, plain);
    await tab(page, 3).click();
    const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await cards(page).first().getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(gallery(page)).toHaveAccessibleName(`Pictures of ${title}`);
    await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveTitle(`${title} · My Store`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain.title.en);
    await expect(page.locator('html[data-same]')).toBeAttached();
    expect(trouble).toEqual([]);
  });
});

test.describe('§2 Product details: a product that does not exist', () => {
  for (const id of [UNKNOWN, 'no-such-id']) {
    test(`${id}: status 404, a sentence and the way to the products`, async ({ page }) => {
      const answer = await page.goto(paths.productDetails(id, plain.category));
      expect(answer?.status()).toBe(404);
      await expect(
        page.getByRole('heading', { level: 1, name: 'This product does not exist' }),
      ).toBeVisible();
      await expect(page).toHaveTitle('Not found · My Store');
      await expectNoBarriers(page);
      await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
      await expect(page).toHaveURL('/products');
    });
  }
});
