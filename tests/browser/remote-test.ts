import { type FakeProvider, startFakeProvider } from '#tests/setup/fake-provider.ts';
import { makeDataFolder, type RunningShop, startShop } from '#tests/setup/running-shop.ts';
import { test as quietTest } from './quiet-test.ts';

interface RemoteFixtures {
  /** The shop's provider, reset before each test. */
  provider: FakeProvider;
}

/** Tests in a real browser against a shop on another provider, which fails on demand. */
export const test = quietTest.extend<RemoteFixtures, { fakeProvider: FakeProvider; shop: RunningShop }>({
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
});
