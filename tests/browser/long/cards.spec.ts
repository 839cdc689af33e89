/** Cards: vertical in columns, horizontal on phones; their tab order; centred logos. */
import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { BEST_SELLER_COUNT } from '#contract/constants.ts';
import { tabTo } from '../keyboard.ts';
import { at, say, startOf } from '../language.ts';
import { test } from '../shop-test.ts';

const findRegion = (page: Page, name: string) => page.getByRole('region', { name: say(name), exact: true });
const findCards = (page: Page, name: string) => findRegion(page, name).getByRole('article');
const phone = { width: 390, height: 844 };
/** The most that the whole home screen may measure on a phone: about six windows. */
const MAX_HOME_PX = 5000;
const MAX_CARD_PX = 160;

async function readBox(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not shown`);
  return box;
}

const readStart = async (part: Locator) => startOf(await readBox(part), phone.width);

/** Checks that the edge of the window cuts off the element, rather than another element that covers it. */
function isCutByWindow(part: Element): boolean {
  const { top, height } = part.getBoundingClientRect();
  scrollBy(0, top + height / 2 - innerHeight / 2);
  const { top: now, left } = part.getBoundingClientRect();
  const edge = left < 0 ? 1 : innerWidth - 2;
  return part.contains(document.elementFromPoint(edge, now + height / 2));
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('home is short, with the categories right below the carousel', async ({ page, pageErrors }) => {
    await page.goto(at(paths.home));
    const parts = page.getByRole('main').getByRole('region');
    await expect(parts.first()).toHaveAccessibleName(say('What’s new'));
    await expect(parts.nth(1)).toHaveAccessibleName(say('Categories'));
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MAX_HOME_PX);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    expect(pageErrors).toEqual([]);
  });

  test('rows that scroll show part of the next item at the edge of the window', async ({ page }) => {
    await page.goto(at(paths.home));
    const slide = findRegion(page, 'What’s new').getByRole('group').nth(1);
    const tile = findRegion(page, 'Categories').getByRole('listitem').nth(3);
    for (const next of [slide, tile, findCards(page, 'Offers').nth(1)]) {
      expect((await readStart(next)) + (await readBox(next)).width).toBeGreaterThan(phone.width);
      expect(await next.evaluate(isCutByWindow)).toBe(true);
    }
  });

  test('an offer that gets the focus is scrolled into view', async ({ page }) => {
    await page.goto(at(paths.home));
    const last = findCards(page, 'Offers').last();
    await expect(last).not.toBeInViewport();
    await last.getByRole('link', { name: say('View details') }).focus();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });

  test('best sellers are horizontal cards with the picture at the start', async ({ page }) => {
    await page.goto(at(paths.home));
    for (const card of await findCards(page, 'Best seller').all()) {
      const picture = card.locator('img').first();
      expect((await readBox(card)).height).toBeLessThan(MAX_CARD_PX);
      expect((await readStart(picture)) + (await readBox(picture)).width).toBeLessThan(
        await readStart(card.getByRole('heading')),
      );
    }
  });
});

test('best sellers fill two rows of five: the link to all products is the tenth tile', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at(paths.home));
  const cards = findCards(page, 'Best seller');
  const tile = findRegion(page, 'Best seller').getByRole('link', { name: say('See all products') });
  await expect(cards).toHaveCount(BEST_SELLER_COUNT);
  const [ninth, tenth] = [await readBox(cards.last()), await readBox(tile)];
  expect([tenth.y, tenth.height]).toEqual([ninth.y, ninth.height]);
  expect(tenth.width).toBeCloseTo(ninth.width, 0);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(tile).toBeHidden();
  await page.setViewportSize(phone);
  expect((await readBox(tile)).height).toBeLessThan(64);
  await tile.click();
  await expect(page).toHaveURL(at(paths.products));
});

for (const [layout, viewport] of [
  ['vertical', { width: 1440, height: 900 }],
  ['horizontal', phone],
] as const)
  test(`a ${layout} card: Tab reaches its name, heart, eye and cart in turn; its picture opens it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(at(paths.home));
    const card = findCards(page, 'Best seller').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, card.getByRole('link', { name, exact: true }));
    await expect(card).toHaveCSS('outline-style', 'solid');
    for (const next of [
      card.getByRole('button', { name: say('Add to wish list') }),
      card.getByRole('link', { name: say('View details') }),
      card.getByRole('button', { name: say('Add to cart') }),
    ]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
    // Clicks on the picture, away from name and buttons.
    const picture = await readBox(card.locator('img').first());
    await page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height * 0.8);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

test('a logo is centred in its card, horizontally and vertically', async ({ page }) => {
  await page.goto(at(paths.brands));
  const cards = page.getByRole('main').getByRole('listitem');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const card = await readBox(cards.first());
    const logo = await readBox(cards.first().locator('img'));
    expect(logo.x + logo.width / 2).toBeCloseTo(card.x + card.width / 2, 0);
    expect(logo.y + logo.height / 2).toBeCloseTo(card.y + card.height / 2, 0);
  }
});
