import { expect } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { ARABIC, at, LONG, say } from './language.ts';
import { expectColumns } from './layout-checks.ts';
import { findCount, findResults, findSearchBox, findTitles, listTitles } from './products-screen.ts';
import { test } from './shop-test.ts';

test.describe('§2 Products', () => {
  test('on a phone the first product is in the upper half of the screen', { tag: ARABIC }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('/products'));
    const first = await findResults(page).getByRole('article').first().boundingBox();
    const { y, height } = first ?? { y: 0, height: 0 };
    expect(y + height).toBeLessThanOrEqual(844 / 2);
  });

  test("the title is 'our products', and the search box says 'Search...'", async ({ page, pageErrors }) => {
    await page.goto(at('/products'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('our products'));
    await expect(findSearchBox(page)).toHaveAttribute('placeholder', say('Search...'));
    await expect(findSearchBox(page)).toHaveAttribute('type', 'search');
    expect(pageErrors).toEqual([]);
  });

  test('all products are reachable, page by page', async ({ page, request }) => {
    await page.goto(at('/products'));
    const seen: string[] = [];
    const next = page.getByRole('link', { name: say('Next page') });
    for (let number = 1; ; number++) {
      await expect(page.getByRole('link', { name: say(`Page ${number}`), exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      seen.push(...(await findTitles(page).allTextContents()));
      if ((await next.count()) === 0) break;
      await expect(next).toHaveAttribute('rel', 'next');
      await next.click();
    }
    expect(seen).toEqual(await listTitles(request));
    await expect(page.getByRole('link', { name: say('Previous page') })).toHaveAttribute('rel', 'prev');
  });

  test('§9 the grid has 1 column on small screens, 3 on medium ones, 4 on large ones', async ({ page }) => {
    await page.goto(at('/products?sort=price'));
    await expectColumns(findResults(page).getByRole('article'), 4);
  });

  test('a page link keeps the sort order, and leads to the start of the results', { tag: LONG }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('/products?sort=price'));
    await page.getByRole('link', { name: say('Page 2'), exact: true }).click();
    await expect(page).toHaveURL(at('/products?sort=price&page=2#results'));
    await expect(findCount(page)).toHaveText(say('87 products · page 2 of 3'));
    await expect(findCount(page)).toBeInViewport();
    await expect(findTitles(page).first()).toBeInViewport();
  });

  test('Back from a product needs no request, and restores the scroll position', { tag: LONG }, async ({
    page,
  }) => {
    await page.goto(at('/products?page=2#results'));
    const card = findResults(page).getByRole('article').nth(33);
    await card.scrollIntoViewIfNeeded();
    const link = card.getByRole('heading').getByRole('link');
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.data')) asked.push(request.url());
    });
    await page.goBack();
    await expect(page).toHaveURL(at('/products?page=2#results'));
    await expect(card).toBeInViewport();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(at('/products?page=2#results'));
    await expect(card).toContainText(title);
    expect(asked).toEqual([]);
  });

  test('a page beyond the end says so, with status 404 and a link to the last page', { tag: LONG }, async ({
    page,
  }) => {
    const answer = await page.goto(at('/products?page=9'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 2, name: say('There is no page 9') })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: say('Go to the last page') }).click();
    await expect(findCount(page)).toHaveText(say('87 products · page 3 of 3'));
  });

  test('invalid parameters show all products', async ({ request }) => {
    const answer = await request.get(
      at('/products?page=-1&sort=password&min=cheap&brand=%3Cb%3E&offers=maybe'),
    );
    expect(answer.status()).toBe(200);
    expect((await answer.text()).match(/<article/g)).toHaveLength(40);
  });
});
