import { expect, test } from 'vitest';
import { listShareTags } from './share-tags.server.ts';

const ORIGIN = 'https://shop.example';

test('a page has its own title, text and picture', () => {
  const page = {
    name: 'Tea pot',
    text: 'Good\n to have.',
    path: '/pot',
    isListed: true,
    isProduct: true,
    picture: { url: 'https://cdn.example/pot.webp', alt: 'Tea pot' },
    things: [],
  };
  expect(listShareTags(page, ORIGIN, `${ORIGIN}/pot`)).toEqual([
    ['og:title', 'Tea pot · My Store'],
    ['og:description', 'Good to have.'],
    ['og:type', 'product'],
    ['og:url', `${ORIGIN}/pot`],
    ['og:image', 'https://cdn.example/pot.webp'],
    ['og:image:alt', 'Tea pot'],
    ['og:site_name', 'My Store'],
    ['og:locale', 'en_EG'],
    ['og:locale:alternate', 'ar_EG'],
  ]);
});

test('a page without a description has the tags of the shop, and no URL', () => {
  const tags = Object.fromEntries(listShareTags(undefined, ORIGIN, undefined));
  expect(tags).toMatchObject({
    'og:title': 'My Store',
    'og:type': 'website',
    'og:image': 'https://shop.example/icons/share.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
  });
  expect(tags).not.toHaveProperty('og:url');
});
