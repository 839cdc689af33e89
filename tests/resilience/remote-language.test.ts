import { afterAll, expect, test } from 'vitest';
import { startFakeProvider } from '#tests/setup/fake-provider.ts';
import { makeDataFolder, startShop } from '#tests/setup/running-shop.ts';

const provider = await startFakeProvider();
const data = makeDataFolder();
afterAll(async () => {
  await provider.close();
  data.remove();
});

/** The calls to the provider for a page in each language. */
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
    // Whoever takes the shop itself for a provider is refused, and the provider is not asked in turn.
    provider.reset();
    expect((await fetch(`${shop.url}/api/v1/brands`)).status).toBe(404);
    expect(provider.seen).toEqual([]);
    return asked;
  } finally {
    await shop.stop();
  }
}

test('another provider is not asked for a language it may not know, and shows its own texts', async () => {
  expect(await listCalls({})).toEqual({
    '/brands': ['/api/v1/brands'],
    '/ar/brands': ['/api/v1/brands'],
  });
});

test('API_LANG_PARAM names the parameter by which another provider is asked for Arabic; English is never asked for', async () => {
  expect(await listCalls({ API_LANG_PARAM: 'locale' })).toEqual({
    '/brands': ['/api/v1/brands'],
    '/ar/brands': ['/api/v1/brands?locale=ar'],
  });
});
