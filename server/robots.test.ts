import { expect, test } from 'vitest';
import { paths } from '#app/paths.ts';
import { writeRobotsTxt } from './robots.ts';

const lines = writeRobotsTxt('https://shop.example').split('\n');
const refused = lines.flatMap((line) => /^Disallow: (.*)/.exec(line)?.[1] ?? []);
const isRefused = (path: string) => refused.some((start) => path.startsWith(start));

test.each([
  '/cart',
  '/wishList',
  '/shipping%20address',
  '/allorders',
  '/account',
  '/login',
  '/signup',
  '/forgotten-password',
])('%s is disallowed in each language', (path) => {
  expect(isRefused(path)).toBe(true);
  expect(isRefused(`/ar${path}`)).toBe(true);
});

test.each(['/api/v1/products', '/pay/abc', '/counter', '/counter/orders'])('%s is disallowed', (path) => {
  expect(isRefused(path)).toBe(true);
});

test.each([
  paths.home,
  paths.products,
  paths.offers,
  paths.categories,
  paths.brands,
  paths.productDetails('a', 'b'),
  paths.contact,
  paths.help,
  paths.privacy,
  paths.terms,
  '/ar',
  '/ar/products',
  '/media/lamp.webp',
  '/assets/app.css',
  '/icons/share.jpg',
])('%s is allowed', (path) => {
  expect(isRefused(path)).toBe(false);
});

test('the sitemap has an absolute URL', () => {
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
  expect(lines[0]).toBe('User-agent: *');
});
