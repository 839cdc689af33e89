/** A tap on a card opens its product at once, even while the network answers nothing. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { countFrames } from '../frames.ts';
import { at, say } from '../language.ts';
import { MAX_LAYOUT_SHIFT, watchLayoutShift } from '../layout-checks.ts';
import { holdBack, SCREEN_REQUESTS } from '../requests.ts';
import { test } from '../shop-test.ts';

/** Counting starts with 1 for the frame that is already due at the tap. */
const NEXT_FRAME = 2;

const findCard = (page: Page, number: number) => page.getByRole('main').getByRole('article').nth(number);

/** The places of picture, title and price. */
const readPlaces = (page: Page) =>
  page.evaluate(() =>
    ['h1', '.money', 'img'].map((part) => {
      const column = document.querySelector('main h1')?.closest('.grid');
      const { x = 0, y = 0, width = 0 } = column?.querySelector(part)?.getBoundingClientRect() ?? {};
      return [x, y, width].map(Math.round);
    }),
  );

for (const [path, viewport] of [
  [paths.home, { width: 390, height: 844 }],
  [paths.products, { width: 1440, height: 900 }],
] as const) {
  test(`a card on ${path} opens its details on tap, and the rest loads without a layout shift`, async ({
    page,
    pageErrors,
  }) => {
    await page.setViewportSize(viewport);
    const shift = await watchLayoutShift(page);
    await page.goto(at(path), { waitUntil: 'networkidle' });
    await findCard(page, 2).scrollIntoViewIfNeeded();
    const title = (await findCard(page, 2).getByRole('heading').textContent()) ?? '';
    const price = (await findCard(page, 2).locator('.money').first().textContent()) ?? '';
    const release = await holdBack(page, SCREEN_REQUESTS);
    const frames = await countFrames(
      page,
      (wanted) => document.querySelector('.opening')?.textContent?.includes(wanted) === true,
      title,
    );
    const scrolled = await page.evaluate(() => scrollY);
    await findCard(page, 2).getByRole('link', { name: title }).click();
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
    const places = await readPlaces(page);
    const shiftedBefore = await shift();
    release();
    await expect(page.getByRole('main').getByRole('status', { name: say('Loading…') })).toHaveCount(0);
    await expect(heading).toBeFocused();
    expect(await readPlaces(page)).toEqual(places);
    expect((await shift()) - shiftedBefore).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    await page.goBack();
    await expect(findCard(page, 2)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.goForward();
    await expect(heading).toBeVisible();
    expect(pageErrors).toEqual([]);
  });
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a prefetched product is shown in the next frame, complete, with motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(at('/products'), { waitUntil: 'networkidle' });
    const title = (await findCard(page, 1).getByRole('heading').textContent()) ?? '';
    const link = findCard(page, 1).getByRole('link', { name: title });
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
    // The cover fades out.
    await expect(cover).toHaveCount(0);
  });
}

test('the carried-over cover picture is removed, from a card and from a related product', async ({
  page,
}) => {
  await page.goto(at('/products'), { waitUntil: 'networkidle' });
  for (const number of [0, 0, 1]) {
    const title = (await findCard(page, number).getByRole('heading').textContent()) ?? '';
    await findCard(page, number).getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('.opening')).toHaveCount(0);
    await expect(page.locator('#related')).toBeVisible();
  }
});

test('a card of the wish list opens its product on tap', async ({ page, shopper }) => {
  expect(shopper.token).toBeTruthy();
  await page.goto(at('/products'), { waitUntil: 'networkidle' });
  const title = (await findCard(page, 1).getByRole('heading').textContent()) ?? '';
  await findCard(page, 1)
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
  await findCard(page, 0).getByRole('link', { name: title }).click();
  expect(await frames()).toBeLessThanOrEqual(NEXT_FRAME);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a product that fails to load after a tap is reported over its skeleton, and can be retried', async ({
  page,
}) => {
  await page.goto(at('/products'), { waitUntil: 'networkidle' });
  const title = (await findCard(page, 1).getByRole('heading').textContent()) ?? '';
  await page.route(SCREEN_REQUESTS, (route) =>
    route.request().url().includes('.data') ? route.fulfill({ status: 503, body: 'no' }) : route.continue(),
  );
  await findCard(page, 1).getByRole('link', { name: title }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(say('Our shop is having a problem right now. Please try again.'));
  await page.unroute(SCREEN_REQUESTS);
  await alert.getByRole('button', { name: say('Try again') }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('going back and forth quickly during transitions causes no unhandled rejection', async ({ page }) => {
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
    const title = (await findCard(page, number).getByRole('heading').textContent()) ?? '';
    await findCard(page, number).getByRole('link', { name: title }).click();
    await expect(heading).toHaveText(title);
    await expect(page.getByRole('main').getByRole('status', { name: say('Loading…') })).toHaveCount(0);
    await page.evaluate(async () => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (const steps of [-1, 1, -1, 1, -1]) {
        const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
        history.go(steps);
        // The browser may merge steps that come too quickly, and leave the shop.
        await gone;
        for (let frame = 0; frame < 4; frame++) await nextFrame();
      }
    });
    await expect(page).toHaveURL(at('/products'));
    await expect(heading).toHaveText(say('our products'));
  }
  await expect(page.locator('html')).toHaveAttribute('data-rejections', '0');
});
