import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPageQuery } from './page-query.server.ts';
import { paths } from './paths.ts';

const UNKNOWN_PARAMS = '?utm_source=x&fbclid=y&q=1';

test.each([
  paths.home,
  '/ar',
  paths.brands,
  '/ar/categories',
  paths.products,
  paths.productDetails('a1', 'c1'),
  `/ar${paths.productDetails('a1', 'c1')}`,
  paths.cart,
])('%s ignores tracking parameters', (path) => {
  expect(readPageQuery(path, UNKNOWN_PARAMS)).toBe('');
});

test('equal searches have one spelling', () => {
  const [one, other] = [
    '?utm_source=x&brand=b2&keyword=%20phone%20&category=c1&brand=b1&page=1',
    '?keyword=phone&brand=b1&brand=b2&category=c1&brand=b1&gclid=z',
  ].map((query) => readPageQuery('/ar/products', query));
  expect(one).toBe('?keyword=phone&category=c1&brand=b1&brand=b2');
  expect(other).toBe(one);
});

test('a query on a path that is not listed is undefined', () => {
  for (const path of ['/track/abc', '/none', '/products.data', '/Products', '/product%20details/a1'])
    expect(readPageQuery(path, UNKNOWN_PARAMS)).toBeUndefined();
  expect(readPageQuery('/none', '')).toBe('');
});

test('only these screens read their query', () => {
  const readers = globSync('app/routes/*.tsx').filter((file) =>
    /searchParams|useSearchParams/i.test(readFileSync(file, 'utf8')),
  );
  expect(readers.toSorted()).toEqual(['app/routes/products.tsx', 'app/routes/track-order.tsx']);
});
