import { expect } from '@playwright/test';
import { BEST_SELLER_COUNT } from '#contract/constants.ts';
import { formatEgp, isOnOffer, sellingPricePiastres, toPiastres } from '#contract/money.ts';
import { expectNoBarriers, test } from './shop-test.ts';

const MOST_OFFERS = 10;

interface ListedProduct {
  title: string;
  price: number;
  ratingsAverage: number;
}

const isOffer = (product: ListedProduct) => isOnOffer(product.ratingsAverage);

test('the home page shows the catalogue that the API lists', async ({ page, request, trouble }) => {
  const { data: products } = (await (await request.get('/api/v1/products?limit=100')).json()) as {
    data: ListedProduct[];
  };
  const { data: categories } = (await (await request.get('/api/v1/categories')).json()) as {
    data: { name: string }[];
  };
  await page.goto('/');
  await expect(page).toHaveTitle('My Store');
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Store' })).toBeVisible();

  const titlesIn = (name: string) =>
    page.getByRole('region', { name }).getByRole('article').getByRole('heading').allTextContents();
  const titlesOf = (listed: ListedProduct[]) => listed.map((product) => product.title);
  expect(await titlesIn('Offers')).toEqual(titlesOf(products.filter(isOffer).slice(0, MOST_OFFERS)));
  expect(await titlesIn('Best seller')).toEqual(titlesOf(products.slice(0, BEST_SELLER_COUNT)));
  expect(
    await page.getByRole('region', { name: 'Categories' }).getByRole('listitem').allTextContents(),
  ).toEqual(categories.map((category) => category.name));
  expect(trouble).toEqual([]);
});

test('an offer shows half of the price beside the price', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/v1/products?limit=100')).json()) as {
    data: ListedProduct[];
  };
  const offer = data.find(isOffer);
  if (!offer) throw new Error('the demo catalogue has offers');
  await page.goto('/');
  const card = page
    .getByRole('region', { name: 'Offers' })
    .getByRole('article')
    .filter({ hasText: offer.title });
  const before = toPiastres(offer.price);
  const now = sellingPricePiastres(before, offer.ratingsAverage);
  await expect(card).toContainText(`Now ${formatEgp(now)}, before ${formatEgp(before)}`);
  await expect(card).toContainText('50%');
});

test('every picture arrives as the page is read, in a light format and in a size that fits', async ({
  page,
  trouble,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const pictures = page.locator('main img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  }
  const shown = await pictures.evaluateAll((images) =>
    images.map((image) => (image as HTMLImageElement).currentSrc),
  );
  expect(shown.filter((source) => !/-480\.avif$|-320\.avif$/.test(source))).toEqual([]);
  expect(trouble).toEqual([]);
});

test('scripts run under the strict policy: the page is alive after loading', async ({ page, trouble }) => {
  await page.goto('/no-such-page');
  trouble.length = 0;
  // Gone if the browser loads a new document, which is what a link does while no script runs.
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page.getByRole('heading', { name: 'Offers' })).toBeVisible();
  await expect(page.locator('html[data-same]')).toBeAttached();
  expect(trouble).toEqual([]);
});

test('an address that does not exist is told so, with status 404', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} pixels, and nothing is wider than the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/no-such-page']) {
      await page.goto(path);
      await expectNoBarriers(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('the page is the same bytes for everybody, kept by who has them', async ({ request }) => {
  const first = await request.get('/');
  const etag = first.headers().etag ?? '';
  expect(etag).not.toBe('');
  const again = await request.get('/', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  expect(await again.text()).toBe('');
});
