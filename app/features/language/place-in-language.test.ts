import { expect, test } from 'vitest';
import { placeInLanguage } from './place-in-language.ts';

test.each([
  ['/', '/', '/'],
  ['/', '/products?page=2', '/products?page=2'],
  ['/ar', '/', '/ar'],
  ['/ar', '/products?page=2', '/ar/products?page=2'],
])('below %s, %s is at %s', (basename, path, address) => {
  expect(placeInLanguage(basename, path)).toBe(address);
});
