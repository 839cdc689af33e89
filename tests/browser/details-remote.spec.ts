/** §2, §4, §8: Product details, of a provider that is slow, fails, or tells little. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { GALLERY } from '#contract/constants.ts';
import { type FakeProduct, findOdd } from '#tests/setup/fake-provider/catalogue.ts';
import {
  answerBrokenJson,
  answerHtml,
  answerJson,
  createGate,
  dropConnection,
  type Fault,
} from '#tests/setup/fake-provider/faults.ts';
import type { FakeProvider } from '#tests/setup/fake-provider.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { test } from './remote-test.ts';
import { expectNoBarriers } from './shop-test.ts';
import { watchIntervals } from './watch-intervals.ts';

const MOST_SHIFT = 0.02;
const WAYS_TO_FAIL: [string, Fault][] = [
  ['refuses', answerJson(500, { statusMsg: 'error', message: 'The till is closed' })],
  ['answers HTML', answerHtml()],
  ['answers half of it', answerBrokenJson()],
  ['drops the connection', dropConnection()],
];

function first({ catalogue }: FakeProvider): FakeProduct {
  const [product] = catalogue.products;
  if (!product) throw new Error('the fake provider sells something');
  return product;
}
const pathOf = ({ _id, category }: FakeProduct) => paths.productDetails(_id, category?._id ?? '');
const callOf = ({ _id }: FakeProduct) => `/api/v1/products/${_id}`;
const RELATED_CALL = '/api/v1/products';
const tell = (provider: FakeProvider, product: FakeProduct, fields: object) =>
  provider.on('GET', callOf(product), answerJson(200, { data: { ...product, ...fields } }));

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const busy = (page: Page) => page.getByRole('main').getByRole('status', { name: 'Loading…' });
const related = (page: Page) => page.getByRole('region', { name: 'Related Products' }).getByRole('article');
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

async function expectFit(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test.describe('§4 Product details: loading (skeleton), then loaded when the product arrives', () => {
  for (const width of [390, 1440]) {
    test(`the skeleton is busy, has a title of its own, and gives way without a jump at ${width} pixels`, async ({
      page,
      provider,
      trouble,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const shift = await watchLayoutShift(page);
      const product = first(provider);
      const gate = createGate();
      provider.on('GET', callOf(product), gate.fault);
      provider.on('GET', RELATED_CALL, gate.fault);
      await page.goto(pathOf(product), { waitUntil: 'commit' });
      await expect(busy(page).first()).toHaveAttribute('aria-busy', 'true');
      await expect(busy(page)).toHaveCount(2);
      await expect(page).toHaveTitle('Product details · My Store');
      await expect(page.getByRole('banner')).toBeVisible();
      gate.open();
      await expect(title(page)).toHaveText(product.title);
      await expect(related(page).first()).toBeVisible();
      await expect(busy(page)).toHaveCount(0);
      await expect(page).toHaveTitle(`${product.title} · My Store`);
      expect(await shift()).toBeLessThanOrEqual(MOST_SHIFT);
      expect(trouble).toEqual([]);
    });
  }

  test('related products that are late do not hold the product back', async ({ page, provider }) => {
    const product = first(provider);
    const gate = createGate();
    provider.on('GET', RELATED_CALL, gate.fault);
    await page.goto(pathOf(product), { waitUntil: 'commit' });
    await expect(title(page)).toHaveText(product.title);
    await expect(busy(page)).toHaveCount(1);
    gate.open();
    await expect(related(page).first()).toBeVisible();
  });

  test('both are asked for at once', async ({ page, provider }) => {
    const product = first(provider);
    const [productGate, relatedGate] = [createGate(), createGate()];
    provider.on('GET', callOf(product), productGate.fault);
    provider.on('GET', RELATED_CALL, relatedGate.fault);
    await page.goto(pathOf(product), { waitUntil: 'commit' });
    await Promise.all([productGate.arrived, relatedGate.arrived]);
    productGate.open();
    relatedGate.open();
    await expect(title(page)).toHaveText(product.title);
  });

  test('from a card of a related product, the skeleton shows the next one is on its way', async ({
    page,
    provider,
  }) => {
    await page.goto(pathOf(first(provider)));
    const next = (await related(page).first().getByRole('heading').textContent()) ?? '';
    const gate = createGate();
    provider.on('GET', '/api/v1/products/*', gate.fault);
    await related(page).first().getByRole('link', { name: next }).click();
    await expect(busy(page).first()).toBeVisible();
    gate.open();
    await expect(title(page)).toHaveText(next);
    await expect(page).toHaveTitle(`${next} · My Store`);
  });
});

test.describe('§8 Product details failure: the screen stays in loading, says so, and can try again', () => {
  for (const [name, fault] of WAYS_TO_FAIL) {
    test(`a provider that ${name}`, async ({ page, provider }) => {
      const product = first(provider);
      const mend = provider.on('GET', callOf(product), fault);
      const answer = await page.goto(pathOf(product));
      expect(answer?.status()).toBe(503);
      await expect(busy(page).first()).toHaveAttribute('aria-busy', 'true');
      await expect(alert(page).getByRole('heading', { name: 'The product cannot be shown' })).toBeVisible();
      mend();
      await alert(page).getByRole('button', { name: 'Try again' }).click();
      await expect(title(page)).toHaveText(product.title);
      await expect(alert(page)).toHaveCount(0);
      await expect(page).toHaveTitle(`${product.title} · My Store`);
    });
  }

  test('a failure that comes late is told in the same way', async ({ page, provider }) => {
    const product = first(provider);
    const gate = createGate();
    const mend = provider.on('GET', callOf(product), async (answer) => {
      await gate.fault(answer);
      answer.destroy();
    });
    await page.goto(pathOf(product), { waitUntil: 'commit' });
    await expect(busy(page).first()).toBeVisible();
    gate.open();
    await expect(alert(page)).toContainText('The product cannot be shown');
    await expect(busy(page).first()).toBeVisible();
    mend();
    await alert(page).getByRole('button', { name: 'Try again' }).click();
    await expect(title(page)).toHaveText(product.title);
  });

  test('when all fails, one alert says it for both', async ({ page, provider }) => {
    const product = first(provider);
    provider.on('GET', callOf(product), dropConnection());
    provider.on('GET', RELATED_CALL, dropConnection());
    await page.goto(pathOf(product));
    await expect(alert(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
    await expect(busy(page)).toHaveCount(2);
    await expectNoBarriers(page);
  });
});

test.describe('§8 Related products failure', () => {
  for (const [name, fault] of WAYS_TO_FAIL) {
    test(`the product is there, a quiet line tells of the rest: the provider ${name}`, async ({
      page,
      provider,
    }) => {
      const product = first(provider);
      const mend = provider.on('GET', RELATED_CALL, fault);
      const answer = await page.goto(pathOf(product));
      expect(answer?.status()).toBe(200);
      await expect(title(page)).toHaveText(product.title);
      const region = page.getByRole('region', { name: 'Related Products' });
      await expect(region.getByRole('alert')).toContainText('The related products cannot be shown.');
      mend();
      await region.getByRole('button', { name: 'Try again' }).click();
      await expect(related(page).first()).toBeVisible();
    });
  }

  test('its line is without barriers', async ({ page, provider }) => {
    provider.on('GET', RELATED_CALL, dropConnection());
    await page.goto(pathOf(first(provider)));
    await expect(alert(page)).toBeVisible();
    await expectNoBarriers(page);
  });

  test('a category with nothing else in it has no such section', async ({ page, provider }) => {
    const product = first(provider);
    provider.on('GET', RELATED_CALL, answerJson(200, { results: 1, data: [product] }));
    await page.goto(pathOf(product));
    await expect(title(page)).toHaveText(product.title);
    await expect(page.getByRole('region', { name: 'Related Products' })).toHaveCount(0);
  });
});

test.describe('§2 Product details: a product that the provider does not have', () => {
  test('status 404, told in words', async ({ page, provider }) => {
    const { category } = first(provider);
    const answer = await page.goto(paths.productDetails('65aa99999999999999999999', category?._id ?? ''));
    expect(answer?.status()).toBe(404);
    await expect(title(page)).toHaveText('This product does not exist');
    await expect(alert(page)).toHaveCount(0);
  });

  test('known late, it is told all the same, without a jump', async ({ page, provider }) => {
    const shift = await watchLayoutShift(page);
    const gate = createGate();
    provider.on('GET', '/api/v1/products/*', gate.fault);
    provider.on('GET', RELATED_CALL, answerJson(200, { results: 0, data: [] }));
    await page.goto(paths.productDetails('65aa99999999999999999999', 'x'), { waitUntil: 'commit' });
    await expect(busy(page).first()).toBeVisible();
    gate.open();
    await expect(title(page)).toHaveText('This product does not exist');
    await expect(busy(page)).toHaveCount(0);
    expect(await shift()).toBeLessThanOrEqual(MOST_SHIFT);
  });
});

test.describe('§3 A product that tells little, or much', () => {
  for (const odd of ['withoutPictures', 'withoutBrand', 'longTitle'] as const) {
    test(`${odd}: nothing is wider than the page, on any width, nor a barrier`, async ({
      page,
      provider,
      trouble,
    }) => {
      const product = findOdd(provider.catalogue, odd);
      await page.goto(pathOf(product));
      await expect(title(page)).toHaveText(product.title);
      await expectFit(page);
      await expectNoBarriers(page);
      expect(trouble).toEqual([]);
    });
  }

  test('prices: 0.99 EGP and 1,234,567.50 EGP', async ({ page, provider }) => {
    for (const [odd, price] of [
      ['cheapest', '0.99 EGP'],
      ['dearest', '1,234,567.50 EGP'],
    ] as const) {
      await page.goto(pathOf(findOdd(provider.catalogue, odd)));
      await expect(page.getByRole('main').getByText(price, { exact: true }).first()).toBeVisible();
      await expectFit(page);
    }
  });

  test('with nothing but its cover: the cover, no thumbnails, no auto-play, no description', async ({
    page,
    provider,
  }) => {
    const isTurning = await watchIntervals(page, GALLERY.intervalMs);
    const product = first(provider);
    tell(provider, product, { images: [], description: null, brand: null, ratingsQuantity: undefined });
    await page.goto(pathOf(product));
    await expect(page.getByRole('region', { name: /^Pictures of/ }).getByRole('img')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('tab')).toHaveCount(0);
    expect(await isTurning()).toBe(false);
    await expect(page.getByText(product.description)).toHaveCount(0);
  });

  test('a picture that never comes leaves its place as it is', async ({ page, provider }) => {
    const product = first(provider);
    tell(provider, product, { imageCover: `${provider.host}/api/v1/gone.png`, images: [] });
    await page.goto(pathOf(product));
    const picture = page
      .getByRole('region', { name: /^Pictures of/ })
      .getByRole('img', { name: product.title });
    await expect(picture).toBeVisible();
    await expect(picture).not.toHaveAttribute('src');
    const box = await picture.boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect(box?.height).toBe(box?.width);
  });

  test('reviews: the newest first, with who wrote them and when', async ({ page, provider }) => {
    const product = first(provider);
    const reviews = [
      {
        _id: 'r1',
        rating: 4,
        review: 'Good value',
        createdAt: '2026-10-01T10:00:00.000Z',
        user: { name: 'Mona' },
      },
      { _id: 'r2', rating: 5, review: 'Came in a day', createdAt: '2026-10-30T10:00:00.000Z', user: null },
    ];
    tell(provider, product, { reviews });
    await page.goto(pathOf(product));
    const list = page.getByRole('region', { name: 'Reviews' }).getByRole('listitem');
    await expect(list).toHaveText([/A shopper.*30 Oct 2026.*Came in a day/, /Mona.*1 Oct 2026.*Good value/]);
    await expectNoBarriers(page);
  });
});

test.describe('§4 Add to cart on the details: idle, then busy (spinner), then idle', () => {
  test('after success', async ({ page, provider }) => {
    await page.addInitScript((token) => localStorage.setItem('Token', token), provider.signIn());
    const gate = createGate();
    provider.on('POST', '/api/v1/cart', gate.fault);
    await page.goto(pathOf(first(provider)));
    const add = page.getByRole('button', { name: 'add to card', exact: true });
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    gate.open();
    await expect(page.getByText('Product Added To Card')).toBeVisible();
    await expect(add).not.toHaveAttribute('aria-busy', 'true');
  });

  test('after failure, which is announced', async ({ page, provider }) => {
    await page.addInitScript((token) => localStorage.setItem('Token', token), provider.signIn());
    provider.on('POST', '/api/v1/cart', dropConnection());
    await page.goto(pathOf(first(provider)));
    const add = page.getByRole('button', { name: 'add to card', exact: true });
    await add.click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'The product was not added to the cart.' }),
    ).toBeVisible();
    await expect(add).not.toHaveAttribute('aria-busy', 'true');
  });
});
