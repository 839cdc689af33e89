import { test as base } from '@playwright/test';
import { type FakeProvider, startFakeProvider } from '#tests/setup/fake-provider.ts';
import { makeDataFolder, type RunningShop, startShop } from '#tests/setup/running-shop.ts';
import { watchTrouble } from './watch-trouble.ts';

interface RemoteFixtures {
  /** The provider that the shop asks, as new at the start of each test. */
  provider: FakeProvider;
  /** What went wrong in the page without anybody seeing it. */
  trouble: string[];
}

/** Tests in a real browser against a shop whose provider is another one, on demand a bad one. */
export const test = base.extend<RemoteFixtures, { fakeProvider: FakeProvider; shop: RunningShop }>({
  fakeProvider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const provider = await startFakeProvider();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ fakeProvider }, use) => {
      const data = makeDataFolder();
      const shop = await startShop({ DATA_DIR: data.folder, API_HOST: fakeProvider.host });
      await use(shop);
      await shop.stop();
      data.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  provider: [
    async ({ fakeProvider }, use) => {
      fakeProvider.reset();
      await use(fakeProvider);
      fakeProvider.reset();
    },
    { auto: true },
  ],
  trouble: async ({ page }, use, { project }) => use(watchTrouble(page, project)),
});
