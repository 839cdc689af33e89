import { afterEach, expect, test, vi } from 'vitest';
import { rememberedPieces } from './cart.ts';

function stubStorage(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  return items;
}
afterEach(() => vi.unstubAllGlobals());

test('reads the number that was written, until it is removed', () => {
  const items = stubStorage();
  rememberedPieces.write(12);
  expect(rememberedPieces.read()).toBe(12);
  rememberedPieces.write(0);
  expect(rememberedPieces.read()).toBe(0);
  rememberedPieces.write(undefined);
  expect(rememberedPieces.read()).toBeUndefined();
  expect(items.size).toBe(0);
});

test.each(['', 'many', '-3', 'NaN', 'null'])('ignores the stored value %j', (kept) => {
  stubStorage({ 'cart-pieces': kept });
  expect(rememberedPieces.read()).toBeUndefined();
});

test('works without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => rememberedPieces.write(3)).not.toThrow();
  expect(rememberedPieces.read()).toBeUndefined();
});
