import { afterEach, expect, test, vi } from 'vitest';
import { rememberedPieces } from './cart.ts';

function keepItems(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  return items;
}
afterEach(() => vi.unstubAllGlobals());

test('what is written is read, until it is forgotten', () => {
  const items = keepItems();
  rememberedPieces.write(12);
  expect(rememberedPieces.read()).toBe(12);
  rememberedPieces.write(0);
  expect(rememberedPieces.read()).toBe(0);
  rememberedPieces.write(undefined);
  expect(rememberedPieces.read()).toBeUndefined();
  expect(items.size).toBe(0);
});

test.each(['', 'many', '-3', 'NaN', 'null'])('%j is no number of pieces', (kept) => {
  keepItems({ 'cart-pieces': kept });
  expect(rememberedPieces.read()).toBeUndefined();
});

test('a storage that refuses is no fault', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => rememberedPieces.write(3)).not.toThrow();
  expect(rememberedPieces.read()).toBeUndefined();
});
