import type { ClientLoaderFunctionArgs } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '#app/answers.ts';
import { addressOf, cacheLoaderData, writeCache } from './loader-cache.ts';

const fine: Answer<string> = { value: 'lamp' };
const broken: Answer<string> = { problem: { code: 'offline', text: 'The shop cannot be reached.' } };
let visits = 0;

/** An address that no other test was at, and how often the server was asked for it. */
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

test('the way back needs no request, for a minute', async () => {
  const screen = openScreen({ products: { now: fine } }, 'second');
  const data = await screen.visit();
  vi.setSystemTime(Date.now() + 59_999);
  expect(await screen.visit()).toBe(data);
  expect(screen.serverLoader).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1);
  expect(await screen.visit()).toBe('second');
});

test('another address is another screen', async () => {
  const one = openScreen({ products: { now: fine } });
  const other = openScreen('other');
  await one.visit();
  expect(await other.visit()).toBe('other');
});

test.each([
  ['a field', { products: { now: fine }, brands: { now: broken } }],
  ['the data itself', { now: broken }],
])('a problem in %s is asked about again', async (_, data) => {
  const screen = openScreen(data, 'second');
  expect(await screen.visit()).toBe(data);
  expect(await screen.visit()).toBe('second');
});

test('an answer on its way is kept, until it turns out to be a problem', async () => {
  const coming = Promise.withResolvers<Answer<string>>();
  const going = Promise.withResolvers<Answer<string>>();
  const cut = Promise.withResolvers<Answer<string>>();
  const screens = [coming, going, cut].map(({ promise }) =>
    openScreen({ products: { soon: promise } }, 'second'),
  );
  const first = await Promise.all(screens.map((screen) => screen.visit()));
  expect(await Promise.all(screens.map((screen) => screen.visit()))).toEqual(first);
  coming.resolve(fine);
  going.resolve(broken);
  cut.reject(new Error('network'));
  await Promise.allSettled([coming.promise, going.promise, cut.promise]);
  expect(await Promise.all(screens.map((screen) => screen.visit()))).toEqual([first[0], 'second', 'second']);
});

test('a late problem of an older visit does not take the newer data away', async () => {
  const old = Promise.withResolvers<Answer<string>>();
  const screen = openScreen({ products: { soon: old.promise } }, 'never asked for');
  await screen.visit();
  writeCache(addressOf(screen.url), 'newer');
  old.resolve(broken);
  await old.promise;
  expect(await screen.visit()).toBe('newer');
});

test('what failed to load is not kept', async () => {
  const screen = openScreen('second');
  screen.serverLoader.mockRejectedValueOnce(new Error('network'));
  await expect(screen.visit()).rejects.toThrow('network');
  expect(await screen.visit()).toBe('second');
});

test('only so many addresses are kept; the oldest goes first', async () => {
  const oldest = openScreen('first', 'second');
  await oldest.visit();
  const others = Array.from({ length: 30 }, () => openScreen('data'));
  for (const screen of others) await screen.visit();
  expect(await oldest.visit()).toBe('second');
  expect(await others.at(-1)?.visit()).toBe('data');
});

test('an address is the same however its query is written', () => {
  expect(addressOf({ pathname: '/products', search: '?q=a%20b&c' })).toBe(
    addressOf(new URL('http://shop.test/products?q=a+b&c=')),
  );
  expect(addressOf({ pathname: '/', search: '' })).toBe('/?');
});
