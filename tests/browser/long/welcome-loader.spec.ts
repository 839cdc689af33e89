/** The welcome loader of the home screen (§2 of the specification). */
import { expect, type Page } from '@playwright/test';
import { createGate } from '#tests/setup/fake-provider/faults.ts';
import { at, say } from '../language.ts';
import { watchLayoutShift } from '../layout-checks.ts';
import { test } from '../remote-test.ts';
import { getAsCrawler } from '../requests.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

/** Expects a loader that covers everything: nothing else can be seen, focused, scrolled or read aloud. */
async function expectWelcomeAlone(page: Page): Promise<void> {
  const loader = page.getByRole('status').filter({ hasText: say('Welcome to My Store Website') });
  // The markup arrives before the stylesheet.
  await expect(loader).toHaveCSS('position', 'fixed');
  await expect(loader).toBeVisible();
  await expect(loader).toHaveAttribute('aria-busy', 'true');
  // The loader does not cover the scrollbar's gutter, which is reserved to avoid a layout shift.
  const width = await page.evaluate(() => document.body.getBoundingClientRect().width);
  expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, width, height: page.viewportSize()?.height });
  const isOverLogo = await loader.evaluate((cover) => {
    const { x, y, width, height } =
      document.querySelector('header a')?.getBoundingClientRect() ?? new DOMRect();
    return width > 0 && cover.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOverLogo).toBe(true);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveText([say('My Store')]);
  await expect(page.locator(':root')).toHaveCSS('overflow-y', 'hidden');
}

async function expectWelcomeOver(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: say('Best seller') }).getByRole('article')).toHaveCount(9);
  await expect(page.getByText(say('Welcome to My Store Website'))).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: say('My Store') })).toBeVisible();
  await expect(page.locator(':root')).not.toHaveCSS('overflow-y', 'hidden');
}

test.describe('§2 Home: the full-screen welcome loader is shown while data loads, and only then', () => {
  test('a first visit: only the loader, over the top bar too, then the shop without a layout shift', async ({
    page,
    provider,
    pageErrors,
  }) => {
    const shift = await watchLayoutShift(page);
    const gate = createGate();
    provider.on('GET', '/api/v1/products', gate.fault);
    await page.goto(at('/'), { waitUntil: 'commit' });
    await expectWelcomeAlone(page);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCount(0);
    gate.open();
    await expectWelcomeOver(page);
    expect(await shift()).toBeLessThanOrEqual(0.02);
    expect(pageErrors).toEqual([]);
  });

  test('from another screen: only the loader, at any width; the heading has the focus throughout', async ({
    page,
    provider,
    pageErrors,
  }) => {
    const shift = await watchLayoutShift(page);
    await page.goto(at('/terms'));
    const gate = createGate();
    provider.on('GET', '/api/v1/products', gate.fault);
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('Home'), exact: true })
      .press('Enter');
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectWelcomeAlone(page);
    }
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    gate.open();
    await expectWelcomeOver(page);
    await expect(heading).toBeFocused();
    expect(await shift()).toBeLessThanOrEqual(0.02);
    expect(pageErrors).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('there is no loader, which would never be removed, and the shop is usable', async ({
      page,
      provider,
    }) => {
      const gate = createGate();
      provider.on('GET', '/api/v1/products', gate.fault);
      await page.goto(at('/'), { waitUntil: 'commit' });
      await expect(page.getByRole('banner').getByRole('link', { name: say('My Store') })).toBeVisible();
      await expect(page.getByText(say('Welcome to My Store Website'))).toBeHidden();
      gate.open();
    });
  });

  test('loaded data is not hidden by the loader', async ({ request }) => {
    const html = await (await getAsCrawler(request, at('/'))).text();
    expect(html).toContain(say('Best seller'));
    expect(html).not.toContain(say('Welcome to My Store Website'));
  });
});
