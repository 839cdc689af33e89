/**
 * The server renders whole pages; React hydrates them after the first paint, and an island when it is visible or
 * pressed.
 */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { ARABIC, at, LONG, say } from './language.ts';
import { expectEarlyPressRepeated, findResults, findTitles, SCRIPT_PATTERN } from './products-screen.ts';
import { waitForHydration } from './quiet-test.ts';
import { holdBack } from './requests.ts';
import { test } from './shop-test.ts';

const findCardLinks = (page: Page) => page.getByRole('main').getByRole('article').locator('h3 a');

/** Reads the markup of a page's cards, without ids, with sorted attributes. */
const readCards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) =>
        [card, ...card.querySelectorAll<HTMLElement>('*')].map((part) => {
          const attributes = [...part.attributes]
            .filter(({ name }) => !['style', 'id', 'aria-labelledby', 'aria-describedby'].includes(name))
            .map(({ name, value }) => `${name}=${value}`);
          const text = part.children.length > 0 ? '' : part.textContent;
          const { style } = part as HTMLElement;
          return [part.localName, ...attributes.sort(), style.backgroundImage, text].join(' ');
        }),
      ),
    );

test("cards keep the server's markup after hydration and after Back", {
  tag: [ARABIC, LONG],
}, async ({ page, pageErrors }) => {
  for (const path of [paths.home, '/products']) {
    await page.goto(at(path), { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    const served = await readCards(page);
    expect(served.length).toBeGreaterThan(5);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(await readCards(page)).toEqual(served);

    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('Brands') })
      .first()
      .click();
    await expect(page).toHaveURL(at(paths.brands));
    await expect(findCardLinks(page)).toHaveCount(0);
    await page.goBack();
    await expect(findCardLinks(page)).toHaveCount(served.length);
    expect(await readCards(page)).toEqual(served);
  }
  expect(pageErrors).toEqual([]);
});

test('cards that another sort order replaced are restored by Back, each with its own name', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto(at('/products'));
  const served = await readCards(page);
  const first = (await findTitles(page).first().textContent()) ?? '';
  const cards = findResults(page).getByRole('article');
  const expectNamed = async () => {
    for (const card of await cards.all())
      await expect(card).toHaveAccessibleName((await card.getByRole('heading').textContent()) ?? '');
  };
  await page.getByRole('combobox', { name: say('Sort by') }).selectOption('price');
  await expect(findTitles(page).first()).not.toHaveText(first);
  await expectNamed();
  await page.goBack();
  await expect(findTitles(page).first()).toHaveText(first);
  expect(await readCards(page)).toEqual(served);
  await expectNamed();
});

test('no script is requested before the page has loaded, unless something is pressed', {
  tag: ARABIC,
}, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  // The load event waits for the icon, too, so holding the icon back keeps the page loading.
  const release = await holdBack(page, /\/(?:media|icons)\//);
  await page.goto(at('/brands'), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => requested.length).toBeGreaterThan(3);
  release();
});

test('a button pressed before hydration is busy, and the press is repeated after hydration', async ({
  page,
}) => {
  const release = await holdBack(page, SCRIPT_PATTERN);
  await page.goto(at('/products'), { waitUntil: 'load' });
  await expectEarlyPressRepeated(page, release);
});

test('a card pressed before hydration is busy', async ({ page }) => {
  const release = await holdBack(page, SCRIPT_PATTERN);
  await page.goto(at('/products'), { waitUntil: 'load' });
  const isBusy = await findCardLinks(page)
    .first()
    .evaluate((link) => {
      // Keeps the test on the page.
      link.addEventListener('click', (event) => event.preventDefault());
      (link as HTMLElement).click();
      return link.ariaBusy;
    });
  expect(isBusy).toBe('true');
  release();
});

test('a press on the picture of a product before hydration opens it once it is hydrated', async ({
  page,
}) => {
  const release = await holdBack(page, SCRIPT_PATTERN);
  await page.goto(at(paths.productDetails(plain.id, plain.category)), { waitUntil: 'load' });
  const picture = page.getByRole('tabpanel');
  await picture.click();
  await expect(picture).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('of two buttons pressed before hydration, only the press of the last is repeated', {
  tag: LONG,
}, async ({ page }) => {
  const release = await holdBack(page, SCRIPT_PATTERN);
  await page.goto(at('/products'), { waitUntil: 'load' });
  const hearts = page.getByRole('main').getByRole('button', { name: say('Add to wish list') });
  await hearts.nth(0).click();
  await hearts.nth(1).click();
  await expect(hearts.nth(1)).toHaveAttribute('aria-busy', 'true');
  await expect(hearts.nth(0)).not.toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(at(paths.login));
});

test('a press hydrates an island', async ({ page }) => {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
  await page.goto(at(paths.productDetails(plain.id, plain.category)));
  // The reviews and the questions.
  await expect(page.locator('main [data-island]')).toHaveCount(2);
  await page.getByRole('link', { name: say('Write a review') }).click();
  await expect(page).toHaveURL(at(paths.login));
});
