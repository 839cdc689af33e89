import { afterAll, expect, test } from 'vitest';
import { startFakeProvider } from '#tests/setup/fake-provider.ts';
import { makeDataFolder, startShop } from '#tests/setup/running-shop.ts';

const provider = await startFakeProvider();
const data = makeDataFolder();
afterAll(async () => {
  await provider.close();
  data.remove();
});

/** Lists the calls to the provider for a page in each language. */
async function listCalls(settings: Record<string, string>) {
  const shop = await startShop({ DATA_DIR: data.folder, API_HOST: provider.host, ...settings });
  try {
    const asked: Record<string, string[]> = {};
    for (const path of ['/brands', '/ar/brands']) {
      provider.reset();
      const page = await (await fetch(shop.url + path)).text();
      expect(page).toContain(`lang="${path === '/brands' ? 'en' : 'ar'}"`);
      expect(page).toContain(provider.catalogue.brands[0]?.name);
      asked[path] = provider.seen.map(({ path: called }) => called);
    }
    // The shop itself does not act as a provider or proxy.
    provider.reset();
    expect((await fetch(`${shop.url}/api/v1/brands`)).status).toBe(404);
    expect(provider.seen).toEqual([]);
    return asked;
  } finally {
    await shop.stop();
  }
}

test('another provider is asked without a language, and its own texts are shown', async () => {
  expect(await listCalls({})).toEqual({
    '/brands': ['/api/v1/brands'],
    '/ar/brands': ['/api/v1/brands'],
  });
});

test('API_LANG_PARAM is the parameter that asks another provider for Arabic; English is its default', async () => {
  expect(await listCalls({ API_LANG_PARAM: 'locale' })).toEqual({
    '/brands': ['/api/v1/brands'],
    '/ar/brands': ['/api/v1/brands?locale=ar'],
  });
});
