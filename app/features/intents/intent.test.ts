import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProviderError, type ProviderErrorCode } from '#contract/client/provider-error.ts';
import { readIntent, rememberIfSignedOut, rememberIntent, takeIntent } from './intent.ts';

const INTENT = { kind: 'cart', productId: 'p1' } as const;
const MINUTE_MS = 60_000;
const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['cart', 'wish'] as const)('an intent for the %s is taken once', (kind) => {
  rememberIntent({ kind, productId: 'p1' });
  expect(takeIntent()).toEqual({ kind, productId: 'p1' });
  expect(takeIntent()).toBeUndefined();
});

test('how many pieces are wanted is kept', () => {
  rememberIntent({ ...INTENT, pieces: 3 });
  expect(takeIntent()).toEqual({ ...INTENT, pieces: 3 });
});

test('an intent with a screen of its own tells it until it is taken there', () => {
  const review = { kind: 'review', productId: 'p1', path: '/product%20details/p1/c1#reviews' } as const;
  rememberIntent(review);
  expect(readIntent()).toEqual(review);
  expect(takeIntent()).toEqual(review);
  expect(readIntent()).toBeUndefined();
});

test('the newest intent counts', () => {
  rememberIntent({ kind: 'wish', productId: 'p2' });
  rememberIntent(INTENT);
  expect(takeIntent()).toEqual(INTENT);
});

test.each([
  ['29 minutes', 29, true],
  ['30 minutes', 30, false],
  ['a minute less than nothing: the clock was set back', -1, false],
])('after %s', (_, minutes, isThere) => {
  rememberIntent(INTENT);
  vi.setSystemTime(1_000_000 + minutes * MINUTE_MS);
  expect(takeIntent()).toEqual(isThere ? INTENT : undefined);
});

test.each([
  '',
  'x',
  'null',
  '[]',
  '{"kind":"order","productId":"p1","at":1000000}',
  '{"kind":"cart","productId":7,"at":1000000}',
  '{"kind":"cart","productId":"p1"}',
  '{"kind":"review","productId":"p1","path":"//evil.example","at":1000000}',
  '{"kind":"review","productId":"p1","path":"https://evil.example","at":1000000}',
  '{"kind":"cart","productId":"p1","at":"soon"}',
])('what somebody else has kept under its name is no intent: %s', (kept) => {
  rememberIntent(INTENT);
  for (const key of items.keys()) items.set(key, kept);
  expect(takeIntent()).toBeUndefined();
  expect(items.size).toBe(0);
});

test('without a storage there is no intent, and no error', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => rememberIntent(INTENT)).not.toThrow();
  expect(takeIntent()).toBeUndefined();
});

describe('a call that is refused', () => {
  test.each<[ProviderErrorCode, typeof INTENT | undefined]>([
    ['unauthenticated', INTENT],
    ['invalid', undefined],
    ['offline', undefined],
  ])('as %s leaves the intent %j, and is still refused', (code, expected) => {
    const error = new ProviderError(code);
    expect(() => rememberIfSignedOut(INTENT)(error)).toThrow(error);
    expect(takeIntent()).toEqual(expected);
  });
});
