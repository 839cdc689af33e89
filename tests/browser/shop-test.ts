import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { watchTrouble } from './watch-trouble.ts';

/** Tests in a real browser against a real shop, which all of them share. */
export const test = base.extend<{ shop: { url: string }; trouble: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
  shop: async ({}, use) => {
    const url = process.env.SHARED_SHOP_URL;
    if (!url) throw new Error('The shop of this run is missing');
    await use({ url });
  },
  baseURL: async ({ shop }, use) => use(shop.url),
  /** What went wrong in the page without anybody seeing it. */
  trouble: async ({ page }, use, { project }) => use(watchTrouble(page, project)),
});

/** Fails with what axe finds, by rule and place. */
export async function expectNoBarriers(page: Page): Promise<void> {
  // Our pages have no frames, so axe needs no second page to join what it found in each: a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      // The one rule that axe leaves off by itself.
      rules: { 'target-size': { enabled: true } },
    })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
}
