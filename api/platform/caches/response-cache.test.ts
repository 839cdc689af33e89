import { expect, test, vi } from 'vitest';
import { rememberChanges } from './freshness.ts';
import { prepareBytes } from './prepared-bytes.ts';
import { type CachedResponse, createResponseCache, MAX_KEY_LENGTH } from './response-cache.ts';

const prepare = (text: string) => prepareBytes(text, { contentType: 'text/plain', headers: {} });
const textOf = (found: CachedResponse | Response | undefined) =>
  found instanceof Response ? 'a response' : found && String(found.bytes.formFor(undefined).body);

/** A cache of texts that all depend on the topic `lamp`. */
function openCache({ isStaleServed = false, maxBytes = 1024 * 1024 } = {}) {
  let time = 0;
  const memory = rememberChanges(() => time);
  const onError = vi.fn();
  const cache = createResponseCache<Response>({
    changes: { ...memory, isUpToDate: () => true, catchUp: async () => {} },
    maxBytes,
    ...(isStaleServed && { staleWhileRevalidate: { onError } }),
  });
  const makeOf = (text: string) =>
    vi.fn(async (topics: Set<string>) => {
      topics.add('lamp');
      return prepare(text);
    });
  return {
    ...cache,
    onError,
    makeOf,
    change: () => memory.add(['lamp']),
    passTime: (ms: number) => {
      time += ms;
    },
  };
}

test('parallel requests for a key make its response once, and later requests find it', async () => {
  const { findOrMake, find, makeOf } = openCache();
  const make = makeOf('lamp');
  const found = await Promise.all([findOrMake('a', make), findOrMake('a', make), findOrMake('a', make)]);
  expect(found.map(textOf)).toEqual(['lamp', 'lamp', 'lamp']);
  expect(make).toHaveBeenCalledTimes(1);
  expect([textOf(find('a')), find('b')]).toEqual(['lamp', undefined]);
});

test('a stale response is made again before it is served', async () => {
  const { findOrMake, find, makeOf, change } = openCache();
  await findOrMake('a', makeOf('old'));
  change();
  const make = makeOf('new');
  expect(find('a', make)).toBeUndefined();
  expect(make).not.toHaveBeenCalled();
  expect(textOf(await findOrMake('a', make))).toBe('new');
});

test('with stale-while-revalidate, the old response is served while a new one is made', async () => {
  const { findOrMake, find, makeOf, change, passTime } = openCache({ isStaleServed: true });
  await findOrMake('a', makeOf('old'));
  change();
  const make = makeOf('new');
  expect([textOf(find('a', make)), textOf(await findOrMake('a', make))]).toEqual(['old', 'old']);
  await expect.poll(() => textOf(find('a', make))).toBe('new');
  expect(make).toHaveBeenCalledTimes(1);
  change();
  passTime(5_000);
  expect(find('a', make)).toBeUndefined();
});

test('if revalidation fails, the old response stays and the error is reported', async () => {
  const { findOrMake, find, makeOf, change, onError } = openCache({ isStaleServed: true });
  await findOrMake('a', makeOf('old'));
  change();
  const fault = new Error('away');
  expect(textOf(find('a', () => Promise.reject(fault)))).toBe('old');
  await expect.poll(() => onError.mock.calls).toEqual([[fault, 'a']]);
});

test('if a new response has the same bytes, the old ones stay, with their compressed forms', async () => {
  const { findOrMake, find, makeOf, change } = openCache();
  await findOrMake('a', makeOf('lamp'));
  const before = find('a')?.bytes;
  change();
  await findOrMake('a', makeOf('lamp'));
  expect(find('a')?.bytes).toBe(before);
});

test('a `Response` only goes to those waiting for it, and removes the cached entry', async () => {
  const { findOrMake, has, makeOf, change } = openCache();
  await findOrMake('a', makeOf('lamp'));
  change();
  expect(textOf(await findOrMake('a', async () => new Response()))).toBe('a response');
  expect(has('a')).toBe(false);
});

test('the cache is bounded in bytes, and does not store responses with long keys', async () => {
  const cache = openCache({ maxBytes: 40_000 });
  for (const key of ['a', 'b', 'a', 'c']) await cache.findOrMake(key, cache.makeOf('x'.repeat(10_000)));
  expect(['a', 'b', 'c'].filter(cache.has)).toEqual(['a', 'c']);
  expect(cache.bytes).toBeLessThan(40_000);
  const long = 'k'.repeat(MAX_KEY_LENGTH + 1);
  expect(textOf(await cache.findOrMake(long, cache.makeOf('lamp')))).toBe('lamp');
  expect(cache.has(long)).toBe(false);
});
