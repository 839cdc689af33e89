import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProviderError, type ProviderErrorCode } from '#contract/client/provider-error.ts';
import { dropIntent, readIntent, rememberIfSignedOut, rememberIntent, takeIntent } from './intent.ts';

vi.mock('#app/features/session/session.ts', () => ({ readToken: () => token }));
let token: string | null;

const INTENT = { kind: 'cart', productId: 'p1', tag: 'en' } as const;
const MINUTE_MS = 60_000;
const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  token = null;
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

test.each(['cart', 'wish'] as const)('takes an intent for the %s once', (kind) => {
  rememberIntent({ kind, productId: 'p1' });
  expect(takeIntent()).toMatchObject({ kind, productId: 'p1' });
  expect(takeIntent()).toBeUndefined();
});

test('keeps the number of pieces', () => {
  rememberIntent({ ...INTENT, pieces: 3 });
  expect(takeIntent()).toEqual({ ...INTENT, pieces: 3 });
});

test('keeps name and picture of the product, and the language of the name', () => {
  const named = { ...INTENT, title: 'A lamp', picture: '/media/lamp' };
  rememberIntent(named);
  expect(readIntent()).toEqual({ ...named, tag: 'en' });
});

test.each([
  ['drops the intent of a visitor', null, undefined],
  ['keeps the intent of a signed-in shopper, which the screen takes', 'a token', INTENT],
])('leaving the login screens %s', (_, given, expected) => {
  token = given;
  rememberIntent(INTENT);
  dropIntent();
  expect(readIntent()).toEqual(expected);
});

test('leaving the login screens drops a checkout intent, even of a signed-in shopper', () => {
  token = 'a token';
  rememberIntent({ kind: 'checkout', path: '/shipping%20address' });
  expect(readIntent()).toMatchObject({ kind: 'checkout', path: '/shipping%20address' });
  dropIntent();
  expect(readIntent()).toBeUndefined();
});

test('an intent with a path can be read until it is taken', () => {
  const review = { kind: 'review', productId: 'p1', path: '/product%20details/p1/c1#reviews' } as const;
  rememberIntent(review);
  expect(readIntent()).toMatchObject(review);
  expect(takeIntent()).toMatchObject(review);
  expect(readIntent()).toBeUndefined();
});

test('keeps only the newest intent', () => {
  rememberIntent({ kind: 'wish', productId: 'p2' });
  rememberIntent(INTENT);
  expect(takeIntent()).toEqual(INTENT);
});

test.each([
  ['29 minutes', 29, true],
  ['30 minutes', 30, false],
  ['the clock was set back by a minute', -1, false],
])('an intent expires after 30 minutes: %s', (_, minutes, isThere) => {
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
  '{"kind":"checkout","at":1000000}',
  '{"kind":"checkout","path":"//evil.example","at":1000000}',
  '{"kind":"cart","productId":"p1"}',
  '{"kind":"review","productId":"p1","path":"//evil.example","at":1000000}',
  '{"kind":"review","productId":"p1","path":"https://evil.example","at":1000000}',
  '{"kind":"cart","productId":"p1","at":"soon"}',
])('ignores invalid stored data: %s', (stored) => {
  rememberIntent(INTENT);
  for (const key of items.keys()) items.set(key, stored);
  expect(takeIntent()).toBeUndefined();
  expect(items.size).toBe(0);
});

test('has no intent and throws no error without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => rememberIntent(INTENT)).not.toThrow();
  expect(takeIntent()).toBeUndefined();
});

describe('a refused call', () => {
  test.each<[ProviderErrorCode, typeof INTENT | undefined]>([
    ['unauthenticated', INTENT],
    ['invalid', undefined],
    ['offline', undefined],
  ])('with the error %s stores the intent %j and rethrows', (code, expected) => {
    const error = new ProviderError(code);
    expect(() => rememberIfSignedOut(INTENT)(error)).toThrow(error);
    expect(takeIntent()).toEqual(expected);
  });
});
