import { expect, test } from 'vitest';
import { paths } from '#app/paths.ts';
import { cacheKeyOfPage, classifyRequest, findPageOfData, readPath } from './classify-request.ts';

const origin = 'https://shop.test';
const details = paths.productDetails('6a', '-');

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  isSavingData?: boolean;
}

const classify = (
  path: string,
  mode: RequestMode,
  { method = 'GET', headers, isSavingData = false }: RequestOptions = {},
) =>
  classifyRequest(
    { url: new URL(path, origin).href, mode, method, headers: new Headers(headers) },
    { origin, isSavingData },
  );

test.each([
  paths.home,
  paths.products,
  paths.offers,
  paths.brands,
  paths.categories,
  paths.help,
  paths.terms,
  details,
])('%s is cached in both languages', (path) => {
  expect(classify(path, 'navigate')).toBe('page');
  expect(classify(path === '/' ? '/ar' : `/ar${path}`, 'navigate')).toBe('page');
});

test.each(['/_.data', '/ar.data', '/products.data?q=lamp', '/ar/brands.data', `${details}.data`])(
  'data of a public page: %s',
  (path) => expect(classify(path, 'cors')).toBe('data'),
);

test.each([paths.cart, paths.account, paths.orders, paths.wishList, paths.login, '/nowhere'])(
  '%s is never cached, but has the offline page; its data is ignored',
  (path) => {
    expect(classify(path, 'navigate')).toBe('screen');
    expect(classify(`/ar${path}`, 'navigate')).toBe('screen');
    expect(classify(`${path}.data`, 'cors')).toBeUndefined();
  },
);

test.each([
  ['/api/v1/products', 'cors'],
  ['/api/v1/cart', 'navigate'],
  ['/pay/6a', 'navigate'],
  ['/counter', 'navigate'],
  ['/counter/orders', 'navigate'],
  ['/track/secret', 'navigate'],
  ['/ar/track/secret', 'navigate'],
  ['/track/secret.data', 'cors'],
  ['/healthz', 'cors'],
  ['/products?token=secret', 'navigate'],
  ['/service-worker.js', 'same-origin'],
  ['https://provider.test/media/lamp.webp', 'no-cors'],
  ['https://provider.test/api/v1/cart', 'cors'],
] as const)('%s is ignored', (path, mode) => expect(classify(path, mode)).toBeUndefined());

test('requests with a token and writes are ignored', () => {
  expect(classify('/products.data', 'cors', { headers: { Token: 'secret' } })).toBeUndefined();
  expect(classify('/assets/app.js', 'cors', { headers: { Authorization: 'Bearer secret' } })).toBeUndefined();
  expect(classify('/products', 'navigate', { method: 'POST' })).toBeUndefined();
  expect(classify('/assets/app.js', 'cors', { method: 'HEAD' })).toBeUndefined();
});

test('pictures are cached with and without an extension, but not in data-saving mode', () => {
  expect(classify('/assets/app-1a.js', 'cors')).toBe('asset');
  expect(classify('/media/lamp-320.avif', 'no-cors')).toBe('picture');
  expect(classify('/media/lamp-320', 'no-cors')).toBe('picture');
  expect(classify('/media/lamp-320', 'no-cors', { isSavingData: true })).toBeUndefined();
});

test.each([
  ['/_.data?_routes=routes%2Fhome', '/'],
  ['/ar.data', '/ar'],
  ['/products.data?q=lamp&_routes=routes%2Fproducts', '/products?q=lamp'],
  [`/ar${details}.data`, `/ar${details}`],
])('%s is the data of the page %s', (data, page) => {
  expect(findPageOfData(new URL(data, origin))?.href).toBe(new URL(page, origin).href);
});

test('the cache key is the path, and for the list of products also the query', () => {
  expect(cacheKeyOfPage(new URL('/ar/products?q=lamp#search', origin))).toBe('/ar/products?q=lamp');
  expect(cacheKeyOfPage(new URL('/brands?utm_source=x', origin))).toBe('/brands');
  expect(readPath('/arabesque')).toEqual({ language: 'en', path: '/arabesque' });
});
