import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { makeDataFolder, type RunningShop, startShop } from '#tests/setup/running-shop.ts';
import { watchTrouble } from './watch-trouble.ts';

/** Tests in a real browser against a real shop: one process and one data folder for the run. */
export const test = base.extend<{ trouble: string[] }, { shop: RunningShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const data = makeDataFolder();
      const shop = await startShop({ DATA_DIR: data.folder });
      await use(shop);
      await shop.stop();
      data.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  /** What went wrong in the page without anybody seeing it. */
  trouble: async ({ page }, use) => use(watchTrouble(page)),
});

/** Fails with what axe finds, by rule and place. */
export async function expectNoBarriers(page: Page): Promise<void> {
  // Our pages have no frames, so axe needs no second page to join what it found in each: a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
}
