/** Back and Forward are immediate, restore the scroll position, and can use the browser's back/forward cache. */
import { expect, type Page, type Request } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { at } from '../language.ts';
import { readTop } from '../products-screen.ts';
import { holdBack } from '../requests.ts';
import { test } from '../shop-test.ts';

/** As in Playwright's `networkidle`. */
const QUIET_MS = 500;

/** Reasons to ignore: the test browser disables the back/forward cache, and requests in flight end soon. */
const BROWSER_REASONS = [
  'BackForwardCacheDisabled',
  'BackForwardCacheDisabledByCommandLine',
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
  'OutstandingNetworkRequestOthers',
];

/** Returns a function that tells whether all requests by `fetch` are finished, and the last one began a while ago. */
function watchFetches(page: Page): () => boolean {
  const open = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch') return;
    open.add(request);
    last = Date.now();
  });
  const end = (request: Request) => open.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
  return () => open.size === 0 && Date.now() - last > QUIET_MS;
}

test('after minutes on a product, Back shows the list at once, at its scroll position', async ({ page }) => {
  await page.clock.install();
  await page.goto(at(paths.products), { waitUntil: 'networkidle' });
  const card = page.getByRole('main').getByRole('article').nth(20);
  await card.scrollIntoViewIfNeeded();
  const link = card.getByRole('heading').getByRole('link');
  const title = (await link.textContent()) ?? '';
  // Hovering hydrates the card.
  await link.hover();
  const top = await readTop(card);
  await link.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('09:00');
  const release = await holdBack(page, /\.data(?:\?|$)/);
  await page.goBack();
  await expect(card).toBeInViewport();
  // Browsers scroll by whole pixels.
  await expect.poll(async () => Math.abs((await readTop(card)) - top)).toBeLessThanOrEqual(1);
  await page.goForward();
  await expect(heading).toHaveText(title);
  release();
});

for (const path of [
  paths.home,
  paths.offers,
  paths.productDetails(plain.id, plain.category ?? '-'),
  paths.cart,
  paths.account,
]) {
  test(`${path} can use the back/forward cache`, async ({ page, context, shopper }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.enable');
    const reasons = Promise.withResolvers<string[]>();
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.resolve(notRestoredExplanations.map(({ reason }) => reason)),
    );
    expect(shopper.token).toBeTruthy();
    const areFetchesDone = watchFetches(page);
    await page.goto(at(path));
    // Hydration starts further requests; a page that is left during one is not cached.
    await expect.poll(areFetchesDone).toBe(true);
    await page.goto(at(paths.terms));
    await page.goBack();
    expect((await reasons.promise).filter((reason) => !BROWSER_REASONS.includes(reason))).toEqual([]);
  });
}
