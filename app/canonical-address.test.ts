import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findRedirectPath } from './canonical-address.ts';
import { paths } from './paths.ts';

const ID = '6428EBC6dc1175abc65ca0b9';

async function listRoutes(): Promise<string[]> {
  vi.resetModules();
  const listPaths = (routes: RouteConfigEntry[]): string[] =>
    routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...listPaths(children)]);
  return listPaths(await (await import('./routes.ts')).default);
}

test.each([
  ['/Login', '/login'],
  ['/SIGNUP', '/signup'],
  ['/wishlist', '/wishList'],
  ['/WISHLIST', '/wishList'],
  ['/Cart/', '/cart'],
  ['/cart/', '/cart'],
  ['/products///', '/products'],
  ['//login', '/login'],
  ['//', '/'],
  ['/Shipping Address', '/shipping%20address'],
  ['/shipping+address', '/shipping%20address'],
  ['/shipping address', '/shipping%20address'],
  ['/SHIPPING%20ADDRESS/', '/shipping%20address'],
  ['/%6Cogin', '/login'],
  [`/Product Details/${ID}/Cat`, `/product%20details/${ID}/Cat`],
  [`/product+details/${ID}/cat/`, `/product%20details/${ID}/cat`],
  [`/PRODUCT%20DETAILS//${ID}//cat`, `/product%20details/${ID}/cat`],
  ['/Product%20Details/a%2Fb/$&', '/product%20details/a%2Fb/$&'],
])('%s redirects to %s', (pathname, canonical) => {
  expect(findRedirectPath(pathname, '/')).toBe(canonical);
  expect(findRedirectPath(canonical, '/')).toBeUndefined();
});

test.each([
  ['/ar/', '/ar'],
  ['/AR', '/ar'],
  ['/Ar/Products/', '/ar/products'],
  ['/ar/product details/a/B', '/ar/product%20details/a/B'],
])('below /ar, %s redirects to %s', (pathname, path) => {
  expect(findRedirectPath(pathname, '/ar')).toBe(path);
});

test.each(['/ar', '/ar/products', '/ar/nothing', '/products'])(
  'below /ar, %s does not redirect',
  (pathname) => {
    expect(findRedirectPath(pathname, '/ar')).toBeUndefined();
  },
);

test.each([
  '/',
  '/wishList',
  '/shipping%20address',
  `/product%20details/${ID}/cat`,
  '/nothing',
  '/Login/more',
  '/product%20details',
  '/product%20details/one',
  '/product%20details/a/b/c',
  '/product%2Bdetails/a/b',
  '/login%2F',
  '/%E0%A4%A',
  '/products?offers=1',
  '/__proto__',
  '/constructor',
])('%s does not redirect', (pathname) => {
  expect(findRedirectPath(pathname, '/')).toBeUndefined();
});

test.each([
  '//evil.example',
  '//evil.example/login',
  '///evil.example//',
  '/\\evil.example',
  '/https://evil.example',
])('%s does not redirect to another origin', (pathname) => {
  expect(findRedirectPath(pathname, '/')).toBeUndefined();
});

test('every screen of the route table is found in upper or lower case', async () => {
  const routes = (await listRoutes()).filter((path) => path !== '*' && path !== 'kitchen-sink');
  expect(routes.length).toBeGreaterThanOrEqual(10);
  for (const route of routes) {
    const path = `/${encodeURI(route).replace(':id', ID).replace(':category', 'cat')}`;
    const name = path.split('/')[1] ?? '';
    expect(findRedirectPath(path, '/'), path).toBeUndefined();
    expect(findRedirectPath(`${path.replace(name, decodeURI(name).toUpperCase())}/`, '/'), path).toBe(path);
  }
});

test('addresses in `paths` are canonical', () => {
  for (const path of [
    ...Object.values(paths).filter((value) => typeof value === 'string'),
    paths.productDetails(ID, 'cat'),
  ]) {
    expect(findRedirectPath(path.replace(/[?#].*/, ''), '/'), path).toBeUndefined();
  }
});

test('the kitchen sink exists in development only', async () => {
  expect(await listRoutes()).toContain('kitchen-sink');
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('NODE_ENV', 'production');
  expect(await listRoutes()).not.toContain('kitchen-sink');
});
