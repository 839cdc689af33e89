/** The product details screen (§2, §4 and §8 of the specification), on a provider that is slow or fails. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { createGate, dropConnection } from '#tests/setup/fake-provider/faults.ts';
import { expectUsableAnywhere } from '../accessibility.ts';
import { callOf, findRelatedCards, findRelatedRegion, findTitle, pathOf } from '../details-page.ts';
import { at, say } from '../language.ts';
import { MAX_LAYOUT_SHIFT, watchLayoutShift } from '../layout-checks.ts';
import { findFirstTwo, listOnly } from '../remote-shopper.ts';
import { test } from '../remote-test.ts';
import { getAsCrawler } from '../requests.ts';
import { WAYS_TO_FAIL } from '../ways-to-fail.ts';

const RELATED_CALL = '/api/v1/products';
const UNKNOWN_PRODUCT_PATH = at(paths.productDetails('65aa99999999999999999999', 'x'));

const findBusyStatus = (page: Page) => page.getByRole('main').getByRole('status', { name: say('Loading…') });
const findAlert = (page: Page) => page.getByRole('main').getByRole('alert');

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test.describe('§4 Product details: loading (skeleton), then loaded when the product arrives', () => {
  for (const width of [390, 1440]) {
    test(`product and related products load in parallel, and without a layout shift, at ${width} px`, async ({
      page,
      provider,
      pageErrors,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const shift = await watchLayoutShift(page);
      const [product] = findFirstTwo(provider);
      const [productGate, relatedGate] = [createGate(), createGate()];
      provider.on('GET', callOf(product), productGate.fault);
      provider.on('GET', RELATED_CALL, relatedGate.fault);
      await page.goto(pathOf(product), { waitUntil: 'commit' });
      await Promise.all([productGate.arrived, relatedGate.arrived]);
      await expect(findBusyStatus(page).first()).toHaveAttribute('aria-busy', 'true');
      await expect(findBusyStatus(page)).toHaveCount(2);
      await expect(page).toHaveTitle(say('Product details · My Store'));
      await expect(page.getByRole('banner')).toBeVisible();
      productGate.open();
      await expect(findTitle(page)).toHaveText(product.title);
      await expect(findBusyStatus(page)).toHaveCount(1);
      relatedGate.open();
      await expect(findRelatedCards(page).first()).toBeVisible();
      await expect(findBusyStatus(page)).toHaveCount(0);
      await expect(page).toHaveTitle(say(`${product.title} · My Store`));
      expect(await shift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
      expect(pageErrors).toEqual([]);
    });
  }
});

test.describe('§8 Product details failure: the screen stays in loading, says so, and can try again', () => {
  test('however the provider fails: status 503, the skeleton, and an alert', async ({
    provider,
    request,
  }) => {
    const [product] = findFirstTwo(provider);
    listOnly(provider, []);
    for (const { name, fault, message } of WAYS_TO_FAIL) {
      await test.step(`a provider that ${name}`, async () => {
        const restore = provider.on('GET', callOf(product), fault);
        const answer = await getAsCrawler(request, pathOf(product));
        expect(answer.status()).toBe(503);
        const html = await answer.text();
        expect(html).toMatch(
          new RegExp(`<main.*aria-busy="true".*role="alert".*>${say('We couldn’t load this product')}<`, 's'),
        );
        expect(html).toContain(`>${message}<`);
        restore();
      });
    }
  });

  test("when both fail there is one alert, and one 'Try again' loads both", async ({ page, provider }) => {
    const [product] = findFirstTwo(provider);
    const restore = [
      provider.on('GET', callOf(product), dropConnection()),
      provider.on('GET', RELATED_CALL, dropConnection()),
    ];
    await page.goto(pathOf(product));
    await expect(findAlert(page)).toHaveCount(1);
    await expect(
      findAlert(page).getByRole('heading', { name: say('We couldn’t load this product') }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: say('Try again') })).toHaveCount(1);
    await expect(findBusyStatus(page)).toHaveCount(2);
    await expect(findBusyStatus(page).first()).toHaveAttribute('aria-busy', 'true');
    await expectUsableAnywhere(page);
    for (const end of restore) end();
    await findAlert(page)
      .getByRole('button', { name: say('Try again') })
      .click();
    await expect(findTitle(page)).toHaveText(product.title);
    await expect(findRelatedCards(page).first()).toBeVisible();
    await expect(findAlert(page)).toHaveCount(0);
    await expect(page).toHaveTitle(say(`${product.title} · My Store`));
  });

  test('a late failure is reported in the same way', async ({ page, provider }) => {
    const [product, other] = findFirstTwo(provider);
    listOnly(provider, [other]);
    const gate = createGate();
    const restore = provider.on('GET', callOf(product), async (answer) => {
      await gate.fault(answer);
      answer.destroy();
    });
    await page.goto(pathOf(product), { waitUntil: 'commit' });
    await expect(findBusyStatus(page).first()).toBeVisible();
    gate.open();
    await expect(findAlert(page)).toContainText(say('We couldn’t load this product'));
    await expect(findBusyStatus(page).first()).toBeVisible();
    await page.waitForLoadState();
    restore();
    await findAlert(page)
      .getByRole('button', { name: say('Try again') })
      .click();
    await expect(findTitle(page)).toHaveText(product.title);
  });
});

test("§8 Related products failure: the product is there, and a line in their place offers 'Try again'", async ({
  page,
  provider,
  request,
}) => {
  const [product] = findFirstTwo(provider);
  for (const { name, fault } of WAYS_TO_FAIL) {
    await test.step(`a provider that ${name}`, async () => {
      const restore = provider.on('GET', RELATED_CALL, fault);
      const answer = await getAsCrawler(request, pathOf(product));
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toMatch(new RegExp(`<h1[^>]*>${product.title}<`));
      expect(html).toMatch(
        new RegExp(`role="alert"[^>]*><p>${RegExp.escape(say('We couldn’t load related products.'))}<`),
      );
      restore();
    });
  }
  const restore = provider.on('GET', RELATED_CALL, dropConnection());
  await page.goto(pathOf(product));
  await expect(findTitle(page)).toHaveText(product.title);
  await expect(findRelatedRegion(page).getByRole('alert')).toContainText(
    say('We couldn’t load related products.'),
  );
  await expectUsableAnywhere(page);
  restore();
  await findRelatedRegion(page)
    .getByRole('button', { name: say('Try again') })
    .click();
  await expect(findRelatedCards(page).first()).toBeVisible();
});

test('§4 Product details: from a related card, a skeleton shows while the next product loads', async ({
  page,
  provider,
}) => {
  const [product] = findFirstTwo(provider);
  await page.goto(pathOf(product));
  await expect(findRelatedCards(page).first()).toBeVisible();
  const next = (await findRelatedCards(page).first().getByRole('heading').textContent()) ?? '';
  const gate = createGate();
  provider.on('GET', '/api/v1/products/*', gate.fault);
  await findRelatedCards(page).first().getByRole('link', { name: next }).click();
  await expect(findBusyStatus(page).first()).toBeVisible();
  gate.open();
  await expect(findTitle(page)).toHaveText(next);
  await expect(page).toHaveTitle(say(`${next} · My Store`));
});

test('§2 Product details: a product that the provider does not have: status 404 and a message', async ({
  request,
}) => {
  const answer = await getAsCrawler(request, UNKNOWN_PRODUCT_PATH);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toMatch(new RegExp(`<h1[^>]*>${say('This product doesn’t exist')}<`));
});

test('§2 Product details: a late answer that the product does not exist causes no layout shift', async ({
  page,
  provider,
}) => {
  const shift = await watchLayoutShift(page);
  const gate = createGate();
  provider.on('GET', '/api/v1/products/*', gate.fault);
  listOnly(provider, []);
  await page.goto(UNKNOWN_PRODUCT_PATH, { waitUntil: 'commit' });
  await expect(findBusyStatus(page).first()).toBeVisible();
  gate.open();
  await expect(findTitle(page)).toHaveText(say('This product doesn’t exist'));
  await expect(findBusyStatus(page)).toHaveCount(0);
  await expect(findAlert(page)).toHaveCount(0);
  expect(await shift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
});
