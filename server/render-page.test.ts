import { expect, test } from 'vitest';
import { getPathLanguage } from './render-page.ts';

test.each([
  ['/', 'en'],
  ['/products', 'en'],
  ['/art', 'en'],
  ['/products/ar', 'en'],
  ['/ar', 'ar'],
  ['/ar/', 'ar'],
  ['/ar?x=1', 'ar'],
  ['/AR/products', 'ar'],
  ['/ar/product%20details/1/2', 'ar'],
  ['/ar.data', 'ar'],
  ['/ar.data?_routes=x', 'ar'],
  ['/ar.txt', 'en'],
  ['/ar/_root.data', 'ar'],
])('%s is in %s', (path, language) => {
  expect(getPathLanguage(path)).toBe(language);
});
