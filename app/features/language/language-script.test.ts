import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import * as arabic from '#app/i18n/ar/language.ts';
import * as english from '#app/i18n/en/language.ts';
import { writeLanguageScript } from './language-script.ts';

const SHOP = 'https://shop.test';

interface Visit {
  on: typeof english;
  address: string;
  cookie?: string;
  type?: string;
  referrer?: string;
}

/** Where the script of a page leads a visit; undefined where it stays. */
function follow({ on, address, cookie = '', type = 'navigate', referrer = '' }: Visit): string | undefined {
  let led: string | undefined;
  // Not a URL object, which has no `replace`.
  const { origin, pathname, search, hash, href } = new URL(SHOP + address);
  const location = { origin, pathname, search, hash, replace: (to: string) => (led = to) };
  const performance = { getEntriesByType: () => [{ type }] };
  const globals = { location, performance, document: { cookie, referrer } };
  runInNewContext(writeLanguageScript(on), globals);
  expect(Object.keys(globals)).toHaveLength(3);
  return led === undefined ? undefined : new URL(led, href).href.replace(SHOP, '');
}

test.each([
  ['/', '/ar'],
  ['/?from=mail', '/ar?from=mail'],
  ['/products?page=2#results', '/ar/products?page=2#results'],
  ['/product%20details/1/2', '/ar/product%20details/1/2'],
  ['//evil.example', '/ar/evil.example'],
])('who chose Arabic is led from %s to %s', (address, led) => {
  expect(follow({ on: english, address, cookie: 'language=ar' })).toBe(led);
});

test.each([
  ['/ar', '/'],
  ['/ar?from=mail', '/?from=mail'],
  ['/ar#top', '/#top'],
  ['/ar/products?page=2', '/products?page=2'],
  ['/ar//evil.example', '/evil.example'],
  ['/ar/\\evil.example/x', '/evil.example/x'],
])('who chose English is led from %s to %s', (address, led) => {
  expect(follow({ on: arabic, address, cookie: 'a=b; language=en' })).toBe(led);
});

test.each<[string, Partial<Visit>]>([
  ['has chosen nothing', { cookie: 'a=b' }],
  ['has chosen this language', { cookie: 'language=en' }],
  ['has closed the offer', { cookie: 'language=asked' }],
  ['reloads', { cookie: 'language=ar', type: 'reload' }],
  ['goes back', { cookie: 'language=ar', type: 'back_forward' }],
  ['comes from the shop itself', { cookie: 'language=ar', referrer: `${SHOP}/ar/products` }],
])('who %s stays', (_, visit) => {
  expect(follow({ on: english, address: '/products', ...visit })).toBeUndefined();
});

test('a shop whose name begins like ours is elsewhere', () => {
  const referrer = `${SHOP}.evil.example/`;
  expect(follow({ on: english, address: '/', cookie: 'language=ar', referrer })).toBe('/ar');
});
