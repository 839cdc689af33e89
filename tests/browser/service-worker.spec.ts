/** Offline: visited pages are available, other pages say so, and no data of a shopper is cached. */
import { expect, type Page } from '@playwright/test';
import { LANGUAGE_COOKIE } from '#app/features/language/language.ts';
import { paths } from '#app/paths.ts';
import { SELF_REMOVING_WORKER } from '#server/service-worker.ts';
import { onOffer, plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { expectNoViolations } from './accessibility.ts';
import { serveDeployable } from './deployable-shop.ts';
import { openDetails } from './details-page.ts';
import { ARABIC, at, LONG, localize, say } from './language.ts';
import { findStatusHeading } from './order-page.ts';
import { test } from './shop-test.ts';
import { findFormButton } from './submit-button.ts';
import { countMissingPictures, listCached, readCached, waitUntilCached } from './worker-caches.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const unseen = at(paths.productDetails(onOffer.id, onOffer.category ?? '-'));
const findHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const findSavedPageNote = (page: Page) =>
  page.getByText(say('No connection. This is a saved copy: prices and stock may have changed.'));

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: say('Menu') }).click();
  await page
    .getByRole('navigation', { name: say('Main') })
    .getByRole('link', { name: say(name) })
    .click();
}

test('offline, visited pages are available with their pictures, and other pages say that it is offline', {
  tag: [ARABIC, LONG],
}, async ({ page, context }) => {
  // The first page is loaded before there is a worker, the second is opened by the router.
  await page.goto(at(paths.products));
  await waitUntilCached(page, at(paths.products));
  const card = page.getByRole('main').getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name: title }).click();
  await expect(findHeading(page)).toHaveText(title);
  const opened = new URL(page.url()).pathname;
  await waitUntilCached(page, opened);

  await test.step('visited pages', async () => {
    await context.setOffline(true);
    await expect(
      page.getByText(say('You’re offline. You can keep browsing pages you’ve opened.')),
    ).toBeVisible();
    await follow(page, 'Products');
    await expect(page).toHaveURL(at(paths.products));
    await expect(findHeading(page)).toHaveText(say('our products'));
    await expect(findSavedPageNote(page)).toBeVisible();
    expect(await countMissingPictures(page)).toBe(0);
    await page.goBack();
    await expect(findHeading(page)).toHaveText(title);
    await page.reload();
    await expect(findHeading(page)).toHaveText(title);
    await expect(findSavedPageNote(page)).toBeVisible();
    expect(await countMissingPictures(page)).toBe(0);
  });

  await test.step('a page that was not visited', async () => {
    await page.goto(unseen);
    await expect(findHeading(page)).toHaveText(say('No connection'));
    await expectNoViolations(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(title) })
      .click();
    await expect(page).toHaveURL(opened);
    await expect(findHeading(page)).toHaveText(title);
    await page.goto(at(paths.cart));
    await expect(findHeading(page)).toHaveText(say('No connection'));
  });

  await test.step('online again', async () => {
    await page.goto(unseen);
    await expect(findHeading(page)).toHaveText(say('No connection'));
    await context.setOffline(false);
    await expect(findHeading(page)).toHaveText(localize(onOffer.title));
    await expect(findSavedPageNote(page)).toBeHidden();
  });
});

test('after a purchase neither data of the shopper nor API calls are cached', { tag: LONG }, async ({
  page,
  shopper,
}) => {
  await openDetails(page, plain);
  await waitUntilCached(page, new URL(page.url()).pathname);
  await page
    .getByRole('button', { name: say('Add to cart') })
    .first()
    .click();
  await expect(page.getByText(say('Product Added To Card'))).toBeVisible();
  await page.goto(at(paths.cart));
  await page.getByRole('link', { name: say('Check Out') }).click();
  await page.getByLabel(say('Details')).fill(ADDRESS.details);
  await page.getByLabel(say('Phone')).fill(ADDRESS.phone);
  await page.getByLabel(say('City')).fill(ADDRESS.city);
  await page.getByRole('radio', { name: say('Cash on delivery') }).check();
  await findFormButton(page, 'cash').click();
  await expect(findStatusHeading(page, say('Order placed'))).toBeVisible();
  // Personal pages are loaded through the worker too.
  for (const path of [paths.orders, paths.account, paths.cart]) await page.goto(at(path));
  await page.goto(at(paths.brands));
  await waitUntilCached(page, at(paths.brands));

  const cached = await readCached(page);
  const isPublic = /^(?:\/ar)?(?:\/(?:assets|media|product%20details)\/[^?]+|\/brands)$/;
  expect(cached.map(({ address }) => address).filter((address) => !isPublic.test(address))).toEqual([]);
  const everything = cached.map((entry) => JSON.stringify(entry)).join('\n');
  expect(everything).toContain(localize(plain.title));
  for (const own of [shopper.token, shopper.id, ADDRESS.details, ADDRESS.phone, '@example.com']) {
    expect(everything).not.toContain(own);
  }
});

const listAssetCaches = async (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('assets-')));

test("a new version keeps only the previous version's files; the self-removing worker keeps none", {
  tag: LONG,
}, async ({ page, shop: { url } }) => {
  const shop = await serveDeployable(url);
  const deploy = async (change: (code: string) => string) => {
    shop.deploy(change);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  };
  await page.goto(shop.url + at(paths.brands));
  await waitUntilCached(page, at(paths.brands));
  // With navigation preload, pages do not wait for the worker to start.
  const preload = page.evaluate(async () =>
    (await navigator.serviceWorker.ready).navigationPreload.getState(),
  );
  expect(await preload).toMatchObject({ enabled: true });
  const [first = ''] = await listAssetCaches(page);
  const name = (version: string) => (code: string) => code.replaceAll(first.slice('assets-'.length), version);

  // Chromium aborts a navigation that begins while one worker takes over from another.
  const takenOver = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
      ),
  );
  await deploy(name('second'));
  await takenOver;
  await page.goto(shop.url + at(paths.categories));
  await expect.poll(() => listAssetCaches(page)).toEqual([first, 'assets-second']);
  await waitUntilCached(page, at(paths.categories));
  await deploy(name('third'));
  await expect.poll(() => listAssetCaches(page)).not.toContain(first);

  await deploy(() => SELF_REMOVING_WORKER);
  await expect.poll(() => listCached(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await shop.close();
});

test('an unreachable shop counts as offline; a cached page whose styles are missing is not shown', {
  tag: LONG,
}, async ({ page, shop: { url } }) => {
  const shop = await serveDeployable(url);
  await page.goto(shop.url + at(paths.brands));
  await waitUntilCached(page, at(paths.brands));
  await page.goto(shop.url + at(paths.categories));
  await waitUntilCached(page, at(paths.categories));
  await shop.close();
  await follow(page, 'Brands');
  await expect(findHeading(page)).toHaveText(say('our Brands'));
  await expect(findSavedPageNote(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);

  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const styles = (await cache.keys()).filter((request) => request.url.endsWith('.css'));
      await Promise.all(styles.map((request) => cache.delete(request)));
    }
  });
  await page.getByRole('button', { name: say('Try again') }).click();
  await expect(findHeading(page)).toHaveText(say('No connection'));
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
});

test('Chromium finds the shop installable, in either language', async ({ page, context, shop }) => {
  const devtools = await context.newCDPSession(page);
  for (const [value, path] of [
    ['en', paths.home],
    ['ar', '/ar'],
  ] as const) {
    // Without a choice, a browser that prefers Arabic is sent to /ar.
    await context.addCookies([{ name: LANGUAGE_COOKIE, value, url: shop.url }]);
    await page.goto(path);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // The private profile of tests allows no installation.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const { errors, data = '' } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data)).toMatchObject({ start_url: path, scope: '/', display: 'standalone' });
    await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveCount(1);
  }
});
