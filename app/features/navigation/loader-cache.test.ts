import type { ClientLoaderFunctionArgs } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '#app/answers.ts';
import { cacheKeyOf, cacheLoaderData, writeCache } from './loader-cache.ts';

const loaded: Answer<string> = { value: 'lamp' };
const broken: Answer<string> = { problem: { code: 'offline', text: 'The shop cannot be reached.' } };
let visits = 0;

/** Opens an address that no other test uses. The server loader returns `answers` in order. */
function openScreen(...answers: unknown[]) {
  const url = new URL(`http://shop.test/products?visit=${++visits}`);
  const serverLoader = vi.fn(async () => answers.shift());
  const clientLoader = cacheLoaderData();
  return {
    url,
    serverLoader,
    visit: async (): Promise<unknown> =>
      clientLoader({ url, serverLoader } as unknown as ClientLoaderFunctionArgs),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

test('going back within a minute needs no request', async () => {
  const screen = openScreen({ products: { now: loaded } }, 'second');
  const data = await screen.visit();
  vi.setSystemTime(Date.now() + 59_999);
  expect(await screen.visit()).toBe(data);
  expect(screen.serverLoader).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1);
  expect(await screen.visit()).toBe('second');
});

test('another address has its own data', async () => {
  const one = openScreen({ products: { now: loaded } });
  const other = openScreen('other');
  await one.visit();
  expect(await other.visit()).toBe('other');
});

test.each([
  ['a field', { products: { now: loaded }, brands: { now: broken } }],
  ['the data itself', { now: broken }],
])('data with a problem in %s is not cached', async (_, data) => {
  const screen = openScreen(data, 'second');
  expect(await screen.visit()).toBe(data);
  expect(await screen.visit()).toBe('second');
});

test('a pending answer is cached until it turns out to be a problem', async () => {
  const fulfilled = Promise.withResolvers<Answer<string>>();
  const failed = Promise.withResolvers<Answer<string>>();
  const rejected = Promise.withResolvers<Answer<string>>();
  const screens = [fulfilled, failed, rejected].map(({ promise }) =>
    openScreen({ products: { soon: promise } }, 'second'),
  );
  const first = await Promise.all(screens.map((screen) => screen.visit()));
  expect(await Promise.all(screens.map((screen) => screen.visit()))).toEqual(first);
  fulfilled.resolve(loaded);
  failed.resolve(broken);
  rejected.reject(new Error('network'));
  await Promise.allSettled([fulfilled.promise, failed.promise, rejected.promise]);
  expect(await Promise.all(screens.map((screen) => screen.visit()))).toEqual([first[0], 'second', 'second']);
});

test('a late problem of an older visit does not evict newer data', async () => {
  const old = Promise.withResolvers<Answer<string>>();
  const screen = openScreen({ products: { soon: old.promise } }, 'never asked for');
  await screen.visit();
  writeCache(cacheKeyOf(screen.url), 'newer');
  old.resolve(broken);
  await old.promise;
  expect(await screen.visit()).toBe('newer');
});

test('a failed load is not cached', async () => {
  const screen = openScreen('second');
  screen.serverLoader.mockRejectedValueOnce(new Error('network'));
  await expect(screen.visit()).rejects.toThrow('network');
  expect(await screen.visit()).toBe('second');
});

test('the oldest of more than 30 addresses is evicted', async () => {
  const oldest = openScreen('first', 'second');
  await oldest.visit();
  const others = Array.from({ length: 30 }, () => openScreen('data'));
  for (const screen of others) await screen.visit();
  expect(await oldest.visit()).toBe('second');
  expect(await others.at(-1)?.visit()).toBe('data');
});

test('different spellings of a query share a cache key', () => {
  expect(cacheKeyOf({ pathname: '/products', search: '?q=a%20b&c' })).toBe(
    cacheKeyOf(new URL('http://shop.test/products?q=a+b&c=')),
  );
  expect(cacheKeyOf({ pathname: '/', search: '' })).toBe('/?');
});
