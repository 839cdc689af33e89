import { expect, test } from 'vitest';
import { paths } from '#app/paths.ts';
import type { PageDescription } from './page-description.ts';
import { writeRobots } from './write-robots.server.ts';

const page = (isListed: boolean): PageDescription => ({ path: '/', isListed, things: [] });

test.each([
  ['a page to list', 200, paths.products, page(true), 'max-image-preview:large'],
  ['a page that nobody described in time', 200, paths.products, undefined, 'max-image-preview:large'],
  ['a search', 200, paths.products, page(false), 'noindex, follow'],
  ['what does not exist', 404, paths.products, page(true), 'noindex'],
  ['what cannot be shown now', 503, paths.home, page(true), 'noindex'],
  ['a cart', 200, paths.cart, undefined, 'noindex'],
  ['a checkout', 200, paths.shippingAddress, undefined, 'noindex'],
  ['a login', 200, paths.login, undefined, 'noindex'],
])('%s', (_, status, path, described, expected) => {
  expect(writeRobots({ status, path, page: described })).toBe(expected);
});
