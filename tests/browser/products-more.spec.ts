import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { at, LONG, say } from './language.ts';
import {
  countProducts,
  findCount,
  findResults,
  findTitles,
  listTitles,
  readTop,
  sayFound,
} from './products-screen.ts';
import { holdBackResponses } from './requests.ts';
import { test } from './shop-test.ts';
import { watchAnnouncements } from './watch-announcements.ts';

const PAGE_SIZE = 40;
const findMoreButton = (page: Page) => findResults(page).getByRole('button', { name: say('Load more') });
/** Scrolls first: cards get their height as they come near, which moves the button. */
async function loadMore(page: Page): Promise<void> {
  await findMoreButton(page).scrollIntoViewIfNeeded();
  await findMoreButton(page).click();
}
const findCards = (page: Page) => findResults(page).getByRole('article');

const NEXT_PAGE = /\/api\/v1\/products\?.*page=2/;

/** Presses 'Load more', and holds the next page back until the returned function is called. */
async function pressOnSlowLine(page: Page): Promise<() => Promise<number>> {
  const release = await holdBackResponses(page, NEXT_PAGE);
  const requested = page.waitForRequest(NEXT_PAGE);
  await loadMore(page);
  await requested;
  return release;
}

/** Records the page's data requests and API calls from now on. */
function watchDataRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\.data$|^\/api\//.test(pathname)) requested.push(pathname + search);
  });
  return requested;
}

test.describe("§2 Products: 'Load more'", () => {
  test('it adds the next page below, requests that page alone, announces the count, and keeps the focus', {
    tag: LONG,
  }, async ({ page, request }) => {
    const all = await listTitles(request, '&sort=priceAfterDiscount');
    const listAnnouncements = await watchAnnouncements(page);
    await page.goto(at('/products?sort=price'));
    const requested = watchDataRequests(page);
    await findMoreButton(page).focus();
    const last = findCards(page).nth(PAGE_SIZE - 1);
    await expect(last).toBeInViewport();
    const before = await last.boundingBox();
    await page.keyboard.press('Enter');
    await expect(findCards(page)).toHaveCount(2 * PAGE_SIZE);
    await expect(findTitles(page)).toHaveText(all.slice(0, 2 * PAGE_SIZE));
    await expect(page).toHaveURL(at('/products?sort=price&page=1-2'));
    await expect(findMoreButton(page)).toBeFocused();
    // Visible cards keep their place, though the height of cards above them was only estimated.
    expect(await last.boundingBox()).toEqual(before);
    const said = say(`80 of ${all.length} products`);
    await expect(findCount(page)).toHaveText(said);
    expect(await listAnnouncements()).toEqual([`polite: ${said}`]);
    expect(requested).toHaveLength(1);
    expect(requested[0]).toMatch(/^\/api\/v1\/products\?.*page=2/);
    for (const number of [1, 2]) {
      await expect(page.getByRole('link', { name: say(`Page ${number}`), exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
    await expectNoViolations(page);
  });

  test('at the end it gives way to a message, which has the focus', { tag: LONG }, async ({
    page,
    request,
  }) => {
    const all = await listTitles(request, '&sort=priceAfterDiscount');
    await page.goto(at('/products?sort=price'));
    await loadMore(page);
    await expect(findCards(page)).toHaveCount(2 * PAGE_SIZE);
    await loadMore(page);
    await expect(findTitles(page)).toHaveText(all);
    await expect(findMoreButton(page)).toHaveCount(0);
    const end = page.getByText(say(`That’s everything: ${all.length} products`));
    await expect(end).toBeFocused();
    await expect(page.getByRole('link', { name: say('Next page') })).toHaveCount(0);
  });

  test('Back from a product restores the list and the scroll position without a request, as a reload does', {
    tag: LONG,
  }, async ({ page }) => {
    await page.goto(at('/products'));
    await loadMore(page);
    await expect(findCards(page)).toHaveCount(2 * PAGE_SIZE);
    const card = findCards(page).nth(67);
    await card.scrollIntoViewIfNeeded();
    const link = card.getByRole('heading').getByRole('link');
    const title = (await link.textContent()) ?? '';
    // Hovering hydrates the card.
    await link.hover();
    const top = await readTop(card);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const requested = watchDataRequests(page);
    await page.goBack();
    await expect(page).toHaveURL(at('/products?page=1-2'));
    await expect(card).toBeInViewport();
    // Browsers scroll by whole pixels.
    await expect.poll(async () => Math.abs((await readTop(card)) - top)).toBeLessThanOrEqual(1);
    await expect(card).toContainText(title);
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await page.reload();
    await expect(findCards(page)).toHaveCount(2 * PAGE_SIZE);
    // The card's position is not exact: the height of cards above it that were never visible is estimated.
    await expect(card).toBeInViewport();
    await expect(card).toContainText(title);
  });

  test('leaving for a product while it loads aborts it, and Back shows the list', {
    tag: LONG,
  }, async ({ page }) => {
    await page.goto(at('/products'));
    const release = await pressOnSlowLine(page);
    const link = findCards(page).first().getByRole('heading').getByRole('link');
    const title = (await link.textContent()) ?? '';
    await link.click();
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    expect(await release(), 'it was aborted').toBe(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(heading).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(at('/products'));
    await expect(findCards(page)).toHaveCount(PAGE_SIZE);
    await loadMore(page);
    await expect(findCards(page)).toHaveCount(2 * PAGE_SIZE);
  });

  test('a sort order that is chosen while it loads replaces the list, and more of it can be loaded', {
    tag: LONG,
  }, async ({ page }) => {
    await page.goto(at('/products'));
    const releaseOrder = await holdBackResponses(page, /\.data\?.*sort=-sold/);
    const release = await pressOnSlowLine(page);
    await page.getByRole('combobox', { name: say('Sort by') }).selectOption(say('Best selling'));
    await expect(findResults(page)).toHaveAttribute('aria-busy', 'true');
    expect(await release(), 'it was aborted').toBe(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await releaseOrder();
    await expect(page).toHaveURL(at('/products?sort=-sold'));
    await expect(findResults(page)).toHaveAttribute('aria-busy', 'false');
    await expect(findCards(page)).toHaveCount(PAGE_SIZE);
    await loadMore(page);
    await expect(page).toHaveURL(at('/products?sort=-sold&page=1-2'));
    await expect(findCards(page)).toHaveCount(2 * PAGE_SIZE);
  });

  test('it replaces the history entry, and a new sort order starts at the first page', {
    tag: LONG,
  }, async ({ page }) => {
    await page.goto(at('/categories'));
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('Products') })
      .click();
    await loadMore(page);
    await expect(page).toHaveURL(at('/products?page=1-2'));
    await page.getByRole('combobox', { name: say('Sort by') }).selectOption(say('Best selling'));
    await expect(page).toHaveURL(at('/products?sort=-sold'));
    await expect(findCards(page)).toHaveCount(PAGE_SIZE);
    await page.goBack();
    await expect(findCards(page)).toHaveCount(2 * PAGE_SIZE);
    await page.goBack();
    await expect(page).toHaveURL(at('/categories'));
  });

  test('it continues from a later page, too', { tag: LONG }, async ({ page, request }) => {
    const total = await countProducts(request);
    await page.goto(at('/products?page=2'));
    await loadMore(page);
    await expect(page).toHaveURL(at('/products?page=2-3'));
    await expect(findCards(page)).toHaveCount(total - PAGE_SIZE);
    await page.getByRole('link', { name: say('Previous page') }).click();
    await expect(page).toHaveURL(at('/products#results'));
  });

  test('where the provider has more products than it lists, the end says so', { tag: LONG }, async ({
    page,
  }) => {
    await page.route(NEXT_PAGE, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const metadata = { ...answer.metadata, numberOfPages: 2, isMore: true };
      await route.fulfill({ response, json: { ...answer, results: 2 * PAGE_SIZE, metadata } });
    });
    await page.goto(at('/products'));
    await loadMore(page);
    await expect(findCount(page)).toHaveText(say('80 of more than 80 products'));
    const end = say('You’ve seen 80 products. There are more: narrow your search to see them');
    await expect(page.getByText(end)).toBeFocused();
  });

  test('a failure is reported in a toast, and the next press retries', { tag: LONG }, async ({ page }) => {
    await page.goto(at('/products'));
    let failures = 1;
    await page.route(/\/api\/v1\/products/, (route) => (failures-- > 0 ? route.abort() : route.continue()));
    await loadMore(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(findCards(page)).toHaveCount(PAGE_SIZE);
    await loadMore(page);
    await expect(findCards(page)).toHaveCount(2 * PAGE_SIZE);
  });

  test('its address shows the same pages from the server, with the first page as canonical', async ({
    request,
  }) => {
    const page = await (await request.get(at('/products?page=1-2'))).text();
    expect(page.match(/<article/g)).toHaveLength(2 * PAGE_SIZE);
    expect(page).toMatch(new RegExp(`rel="canonical" href="[^"]*${RegExp.escape(at('/products'))}"`));
    const far = await request.get(at('/products?page=1-900'));
    expect(far.status()).toBe(404);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test("pages are links, and there is no 'Load more'", { tag: LONG }, async ({ page, request }) => {
    await page.goto(at('/products'));
    await expect(findMoreButton(page)).toBeHidden();
    await page.getByRole('link', { name: say('Next page') }).click();
    await expect(page).toHaveURL(at('/products?page=2#results'));
    await expect(findCount(page)).toContainText(sayFound(await countProducts(request)));
  });
});
