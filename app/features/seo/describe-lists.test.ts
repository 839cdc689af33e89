import { expect, test } from 'vitest';
import { describeBreadcrumbs, describeList } from './describe-lists.server.ts';

const toAddress = (path: string) => `https://shop.example${path}`;
const ITEMS = [
  { name: 'Tea', path: '/tea' },
  { name: 'Books', path: '/books' },
];

test('a list is told in its order, with the way to each', () => {
  expect(describeList(ITEMS, toAddress, { name: 'Categories' })).toEqual({
    '@type': 'ItemList',
    name: 'Categories',
    numberOfItems: 2,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Tea', url: 'https://shop.example/tea' },
      { '@type': 'ListItem', position: 2, name: 'Books', url: 'https://shop.example/books' },
    ],
  });
});

test('a later page goes on where the one before it ended, and counts all pages', () => {
  const list = describeList(ITEMS, toAddress, { name: 'Products', before: 40, total: 87 });
  expect(list.numberOfItems).toBe(87);
  expect(list.itemListElement).toMatchObject([{ position: 41 }, { position: 42 }]);
});

test('a trail is told step by step', () => {
  expect(describeBreadcrumbs(ITEMS, toAddress)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Tea', item: 'https://shop.example/tea' },
      { '@type': 'ListItem', position: 2, name: 'Books', item: 'https://shop.example/books' },
    ],
  });
});
