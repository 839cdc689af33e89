import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import * as arabic from '#app/i18n/ar/language.ts';
import * as english from '#app/i18n/en/language.ts';
import { writeLanguageScript, writeOfferScript } from './language-script.ts';

const SHOP = 'https://shop.test';

interface Visit {
  on: typeof english;
  address: string;
  cookie?: string;
  type?: string;
  referrer?: string;
}

/** The address that the script redirects a visit to; undefined without a redirect. */
function runScript({
  on,
  address,
  cookie = '',
  type = 'navigate',
  referrer = '',
}: Visit): string | undefined {
  let target: string | undefined;
  // A plain object, because a URL object has no `replace`.
  const { origin, pathname, search, hash, href } = new URL(SHOP + address);
  const location = { origin, pathname, search, hash, replace: (to: string) => (target = to) };
  const performance = { getEntriesByType: () => [{ type }] };
  const globals = { location, performance, document: { cookie, referrer } };
  runInNewContext(writeLanguageScript(on), globals);
  expect(Object.keys(globals)).toHaveLength(3);
  return target === undefined ? undefined : new URL(target, href).href.replace(SHOP, '');
}

test.each([
  ['/', '/ar'],
  ['/?from=mail', '/ar?from=mail'],
  ['/products?page=2#results', '/ar/products?page=2#results'],
  ['/product%20details/1/2', '/ar/product%20details/1/2'],
  ['//evil.example', '/ar/evil.example'],
])('with Arabic chosen, redirects from %s to %s', (address, target) => {
  expect(runScript({ on: english, address, cookie: 'language=ar' })).toBe(target);
});

test.each([
  ['/ar', '/'],
  ['/ar?from=mail', '/?from=mail'],
  ['/ar#top', '/#top'],
  ['/ar/products?page=2', '/products?page=2'],
  ['/ar//evil.example', '/evil.example'],
  ['/ar/\\evil.example/x', '/evil.example/x'],
])('with English chosen, redirects from %s to %s', (address, target) => {
  expect(runScript({ on: arabic, address, cookie: 'a=b; language=en' })).toBe(target);
});

test.each<[string, Partial<Visit>]>([
  ['has no language chosen', { cookie: 'a=b' }],
  ['has this language chosen', { cookie: 'language=en' }],
  ['has closed the offer', { cookie: 'language=asked' }],
  ['reloads', { cookie: 'language=ar', type: 'reload' }],
  ['goes back', { cookie: 'language=ar', type: 'back_forward' }],
  ['comes from a link within the shop', { cookie: 'language=ar', referrer: `${SHOP}/ar/products` }],
])('does not redirect a visit that %s', (_, visit) => {
  expect(runScript({ on: english, address: '/products', ...visit })).toBeUndefined();
});

test('a host that begins with the shop’s name is another site', () => {
  const referrer = `${SHOP}.evil.example/`;
  expect(runScript({ on: english, address: '/', cookie: 'language=ar', referrer })).toBe('/ar');
});

function runOfferScript(cookie: string, languages: string[]): string | undefined {
  const dataset: { languageOffer?: string } = {};
  runInNewContext(writeOfferScript(english), {
    document: { cookie, documentElement: { dataset } },
    location: { pathname: '/brands' },
    navigator: { languages },
  });
  return dataset.languageOffer;
}

test('Arabic is offered on the first page to browsers that prefer it', () => {
  expect(runOfferScript('a=b', ['ar-EG', 'en'])).toBe('/brands');
  expect(runOfferScript('', ['en-US', 'ar'])).toBeUndefined();
  for (const known of ['offered', 'asked', 'en'])
    expect(runOfferScript(`a=b; language=${known}`, ['ar-EG'])).toBeUndefined();
});
