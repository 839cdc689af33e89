/** The server renders a page whole; React hydrates it once it was painted, and an island when it is visible or touched. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { ARABIC, at, say } from './language.ts';
import { results, titles } from './products-screen.ts';
import { waitForHydration } from './quiet-test.ts';
import { holdBack } from './requests.ts';
import { test } from './shop-test.ts';

const links = (page: Page) => page.getByRole('main').getByRole('article').locator('h3 a');

/** All that the cards of a page are made of, but ids; in whichever order attributes were written. */
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

test('cards that are hydrated, and those that somebody comes back to, are what the server rendered', {
  tag: ARABIC,
}, async ({ page, trouble }) => {
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
    await expect(links(page)).toHaveCount(0);
    await page.goBack();
    await expect(links(page)).toHaveCount(served.length);
    expect(await readCards(page)).toEqual(served);
  }
  expect(trouble).toEqual([]);
});

test('cards that others take the place of are there again on the way back, each with its own name', async ({
  page,
}) => {
  await page.goto(at('/products'));
  const served = await readCards(page);
  const first = (await titles(page).first().textContent()) ?? '';
  const cards = results(page).getByRole('article');
  const expectNamed = async () => {
    for (const card of await cards.all())
      await expect(card).toHaveAccessibleName((await card.getByRole('heading').textContent()) ?? '');
  };
  await page.getByRole('combobox', { name: say('Sort by') }).selectOption('price');
  await expect(titles(page).first()).not.toHaveText(first);
  await expectNamed();
  await page.goBack();
  await expect(titles(page).first()).toHaveText(first);
  expect(await readCards(page)).toEqual(served);
  await expectNamed();
});

test('no script is asked for before the page has loaded, unless somebody touches it', {
  tag: ARABIC,
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  // The page has loaded once its icon has.
  const release = await holdBack(page, /\/(?:media|icons)\//);
  await page.goto(at('/brands'), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  release();
});

test('a button that is pressed before it is hydrated is busy, and pressed again then', async ({ page }) => {
  const release = await holdBack(page, /\.js(?:\?|$)/);
  await page.goto(at('/products'), { waitUntil: 'load' });
  const heart = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: say('Add to wish list') });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  release();
  // Nobody is signed in.
  await expect(page).toHaveURL(at(paths.login));
});

test('of two buttons that are pressed before they are hydrated, the last is pressed again', async ({
  page,
}) => {
  const release = await holdBack(page, /\.js(?:\?|$)/);
  await page.goto(at('/products'), { waitUntil: 'load' });
  const hearts = page.getByRole('main').getByRole('button', { name: say('Add to wish list') });
  await hearts.nth(0).click();
  await hearts.nth(1).click();
  await expect(hearts.nth(1)).toHaveAttribute('aria-busy', 'true');
  await expect(hearts.nth(0)).not.toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(at(paths.login));
});

test('a press in an island that is not hydrated yet hydrates it', async ({ page }) => {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
  await page.goto(at(paths.productDetails(plain.id, plain.category)));
  await expect(page.locator('main [data-island]')).toHaveCount(1);
  await page.getByRole('link', { name: say('Write a review') }).click();
  await expect(page).toHaveURL(at(paths.login));
});
