/** A tap answers at once, whatever the network does: here it answers nothing at all. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { AT_ONCE, countFrames } from '../frames.ts';
import { at, say } from '../language.ts';
import { MOST_SHIFT, watchLayoutShift } from '../layout-checks.ts';
import { chips, electronics, sidebar } from '../products-screen.ts';
import { holdBack } from '../requests.ts';
import { test } from '../shop-test.ts';

/** What screens are made of, and what stands on them. */
const ANSWERS = /\.data(?:\?|$)|\.js(?:\?|$)/;
/** The first frame counts as one. */
const NEXT_FRAME = 2;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const card = (page: Page, number: number) => page.getByRole('main').getByRole('article').nth(number);

/** The line along the top of the window, as it is painted. */
const paintTop = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 3 } });

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a bar runs along the top until the screen is there, in forced colours too, with ${reducedMotion === 'reduce' ? 'little' : 'any'} motion`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ reducedMotion, forcedColors: 'active' });
    const shift = await watchLayoutShift(page);
    await page.goto(at('/terms'), { waitUntil: 'networkidle' });
    const before = await paintTop(page);
    const release = await holdBack(page, ANSWERS);
    const link = page.getByRole('banner').getByRole('link', { name: say('Brands'), exact: true });
    const frames = await countFrames(page, () => {
      const bar = document.querySelector('.navigation-bar');
      return bar?.checkVisibility() === true && Number(getComputedStyle(bar).opacity) > 0;
    });
    await link.click();
    expect(await frames()).toBeLessThanOrEqual(AT_ONCE);
    await expect.poll(async () => before.equals(await paintTop(page))).toBe(false);
    release();
    await expect(page.getByRole('heading', { level: 1, name: say('our Brands') })).toBeVisible();
    expect(before.equals(await paintTop(page))).toBe(true);
    expect(await shift()).toBeLessThanOrEqual(MOST_SHIFT);
  });
}

test('the menu closes at the tap, and its link is the marked one', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(at('/terms'), { waitUntil: 'networkidle' });
  const release = await holdBack(page, ANSWERS);
  await page.getByRole('button', { name: say('Menu') }).click();
  const frames = await countFrames(page, () => document.querySelector(':popover-open') === null);
  await page
    .getByRole('navigation', { name: say('Main') })
    .getByRole('link', { name: say('Brands') })
    .click();
  expect(await frames()).toBeLessThanOrEqual(AT_ONCE);
  const painted = await page.evaluate(() => document.elementFromPoint(195, 120)?.closest('[popover]'));
  expect(painted).toBeNull();

  await page.setViewportSize(DESKTOP);
  const link = page.getByRole('banner').getByRole('link', { name: say('Brands'), exact: true });
  const other = page.getByRole('banner').getByRole('link', { name: say('Products'), exact: true });
  const colourOf = (one: typeof link) => one.evaluate((node) => getComputedStyle(node).backgroundColor);
  await expect.poll(() => colourOf(link)).not.toBe(await colourOf(other));
  release();
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('a list is dimmed at the tap on a filter or its chip, which show at once what was chosen', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(at(paths.productsOfCategory(electronics)), { waitUntil: 'networkidle' });
  const box = sidebar(page).getByRole('checkbox', { name: say('Offers only') });
  // Touching the filters brings their code.
  await box.hover();
  await page.waitForLoadState('networkidle');
  const release = await holdBack(page, ANSWERS);
  const isDimmed = () => {
    const sheet = getComputedStyle(document.querySelector('#results') ?? document.body, '::after');
    return sheet.content !== 'none' && sheet.visibility === 'visible';
  };
  const afterFilter = await countFrames(page, isDimmed);
  await box.click();
  expect(await afterFilter()).toBeLessThanOrEqual(AT_ONCE);
  await expect(box).toBeChecked();
  await expect(chips(page).getByRole('link')).toHaveCount(3);
  expect(await page.evaluate(isDimmed)).toBe(true);
  const afterChip = await countFrames(
    page,
    () => document.querySelectorAll('.choice-chip').length === 1 && document.activeElement !== document.body,
  );
  await chips(page).getByRole('link').first().click();
  expect(await afterChip()).toBeLessThanOrEqual(AT_ONCE);
  release();
  await expect.poll(() => page.evaluate(isDimmed)).toBe(false);
  await expect(page).toHaveURL(at('/products?offers=1'));
});

/** Where the picture, the title and the price are painted. */
const placeParts = (page: Page) =>
  page.evaluate(() =>
    ['h1', '.money', 'img'].map((part) => {
      const column = document.querySelector('main h1')?.closest('.grid');
      const { x = 0, y = 0, width = 0 } = column?.querySelector(part)?.getBoundingClientRect() ?? {};
      return [x, y, width].map(Math.round);
    }),
  );

for (const [path, viewport] of [
  [paths.home, PHONE],
  [paths.products, DESKTOP],
] as const) {
  test(`a card on ${path} opens its details at the tap, with its picture, title and price; the rest comes without a jump, and Back leads back`, async ({
    page,
    trouble,
  }) => {
    await page.setViewportSize(viewport);
    const shift = await watchLayoutShift(page);
    await page.goto(at(path), { waitUntil: 'networkidle' });
    await card(page, 2).scrollIntoViewIfNeeded();
    const title = (await card(page, 2).getByRole('heading').textContent()) ?? '';
    const price = (await card(page, 2).locator('.money').first().textContent()) ?? '';
    const release = await holdBack(page, ANSWERS);
    const frames = await countFrames(
      page,
      (wanted) => document.querySelector('.opening')?.textContent?.includes(wanted) === true,
      title,
    );
    const scrolled = await page.evaluate(() => scrollY);
    await card(page, 2).getByRole('link', { name: title }).click();
    expect(await frames()).toBeLessThanOrEqual(NEXT_FRAME);
    const heading = page.getByRole('main').getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeFocused();
    await expect(page.getByRole('main').getByText(price).first()).toBeInViewport();
    const loading = page
      .getByRole('main')
      .getByRole('status', { name: say('Loading…') })
      .first();
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveTitle(say(`${title} · My Store`));
    const opened = page.url();
    expect(opened).toContain('product%20details');
    await expect(page.locator('.opening')).toHaveCount(0);
    const places = await placeParts(page);
    const shiftedBefore = await shift();
    release();
    await expect(page.getByRole('main').getByRole('status', { name: say('Loading…') })).toHaveCount(0);
    await expect(heading).toBeFocused();
    expect(await placeParts(page)).toEqual(places);
    expect((await shift()) - shiftedBefore).toBeLessThanOrEqual(MOST_SHIFT);
    await page.goBack();
    await expect(card(page, 2)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.goForward();
    await expect(heading).toBeVisible();
    expect(trouble).toEqual([]);
  });
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a product that was fetched ahead is uncovered in the next frame, and drawn once and whole, with ${reducedMotion === 'reduce' ? 'little' : 'any'} motion`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(at('/products'), { waitUntil: 'networkidle' });
    const title = (await card(page, 1).getByRole('heading').textContent()) ?? '';
    const link = card(page, 1).getByRole('link', { name: title });
    const fetched = page.waitForResponse(/product-details/);
    await link.hover();
    await fetched;
    await page.waitForLoadState('networkidle');
    const cover = page.locator('.opening');
    const wasBusy = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          new MutationObserver((_, observer) => {
            if (!document.querySelector('main .carried-picture, main [role=tabpanel]')) return;
            observer.disconnect();
            resolve(document.querySelector('main h1')?.closest('[aria-busy=true]') !== null);
          }).observe(document.body, { subtree: true, childList: true });
        }),
    );
    const frames = await countFrames(
      page,
      (wanted) =>
        document.querySelector('.opening[aria-hidden=true]')?.textContent?.includes(wanted) === true,
      title,
    );
    await link.click();
    expect(await frames()).toBeLessThanOrEqual(NEXT_FRAME);
    expect(await wasBusy, 'the whole screen came at once').toBe(false);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    // For as long as the eyes need it.
    await expect(cover).toHaveCount(0);
  });
}

test('from a card to its product, to one that is related, and on: what covers each of them on its way goes', async ({
  page,
}) => {
  await page.goto(at('/products'), { waitUntil: 'networkidle' });
  for (const number of [0, 0, 1]) {
    const title = (await card(page, number).getByRole('heading').textContent()) ?? '';
    await card(page, number).getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('.opening')).toHaveCount(0);
    await expect(page.locator('#related')).toBeVisible();
  }
});

test('a card of the wish list opens its product at the tap', async ({ page, shopper }) => {
  expect(shopper.token).toBeTruthy();
  await page.goto(at('/products'), { waitUntil: 'networkidle' });
  const title = (await card(page, 1).getByRole('heading').textContent()) ?? '';
  await card(page, 1)
    .getByRole('button', { name: say('Add to wish list') })
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('Wish List') })
    .click();
  const frames = await countFrames(
    page,
    (wanted) => document.querySelector('.opening')?.textContent?.includes(wanted) === true,
    title,
  );
  await card(page, 0).getByRole('link', { name: title }).click();
  expect(await frames()).toBeLessThanOrEqual(NEXT_FRAME);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a product that cannot be loaded after a tap is told over its skeleton, and can be tried again', async ({
  page,
}) => {
  await page.goto(at('/products'), { waitUntil: 'networkidle' });
  const title = (await card(page, 1).getByRole('heading').textContent()) ?? '';
  await page.route(ANSWERS, (route) =>
    route.request().url().includes('.data') ? route.fulfill({ status: 503, body: 'no' }) : route.continue(),
  );
  await card(page, 1).getByRole('link', { name: title }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(say('The shop has a problem at the moment. Please try again.'));
  await page.unroute(ANSWERS);
  await alert.getByRole('button', { name: say('Try again') }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('several quick steps back and forth, while pictures move from screen to screen, leave no rejection behind', async ({
  page,
}) => {
  await page.goto(at('/products'), { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document.documentElement.dataset.rejections = '0';
    addEventListener('unhandledrejection', () => {
      const { dataset } = document.documentElement;
      dataset.rejections = String(Number(dataset.rejections) + 1);
    });
  });
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  for (const number of [1, 2]) {
    const title = (await card(page, number).getByRole('heading').textContent()) ?? '';
    await card(page, number).getByRole('link', { name: title }).click();
    await expect(heading).toHaveText(title);
    await expect(page.getByRole('main').getByRole('status', { name: say('Loading…') })).toHaveCount(0);
    await page.evaluate(async () => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (const steps of [-1, 1, -1, 1, -1]) {
        const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
        history.go(steps);
        // Two steps at once may be one for the browser, and lead out of the shop.
        await gone;
        for (let frame = 0; frame < 4; frame++) await nextFrame();
      }
    });
    await expect(page).toHaveURL(at('/products'));
    await expect(heading).toHaveText(say('our products'));
  }
  await expect(page.locator('html')).toHaveAttribute('data-rejections', '0');
});
