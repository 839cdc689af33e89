import { expect, test, vi } from 'vitest';

const LANGUAGES = { en: '#app/i18n/en/language.ts', ar: '#app/i18n/ar/language.ts' };

/** Imports the helpers with the messages of a language. */
async function loadIn(language: keyof typeof LANGUAGES) {
  vi.resetModules();
  vi.doMock('#messages/language.ts', () => import(LANGUAGES[language]));
  return import('./addresses.server.ts');
}

test.each([
  ['en', '/', 'https://shop.example/'],
  ['en', '/products?page=2', 'https://shop.example/products?page=2'],
  ['ar', '/', 'https://shop.example/ar'],
  ['ar', '/products?page=2', 'https://shop.example/ar/products?page=2'],
] as const)('in %s, %s is at %s', async (language, path, address) => {
  const { createAddressWriter } = await loadIn(language);
  expect(createAddressWriter('https://shop.example')(path)).toBe(address);
});

test.each([
  ['en', '/', '/'],
  ['en', '/cart', '/cart'],
  ['en', '/arts', '/arts'],
  ['ar', '/ar', '/'],
  ['ar', '/ar/cart', '/cart'],
] as const)('in %s, %s is the screen %s', async (language, pathname, path) => {
  expect((await loadIn(language)).stripBasename(pathname)).toBe(path);
});

test.each(['en', 'ar'] as const)(
  'a page in %s lists all languages, with English as the default',
  async (language) => {
    const { listAlternates } = await loadIn(language);
    expect(listAlternates('https://shop.example', '/brands')).toEqual([
      { language: 'en', address: 'https://shop.example/brands' },
      { language: 'ar', address: 'https://shop.example/ar/brands' },
      { language: 'x-default', address: 'https://shop.example/brands' },
    ]);
  },
);
