import { expect, test } from 'vitest';
import { describeBreadcrumbs, describeList } from './describe-lists.server.ts';

const toAddress = (path: string) => `https://shop.example${path}`;
const ITEMS = [
  { name: 'Tea', path: '/tea' },
  { name: 'Books', path: '/books' },
];

test('a list has its items in order, with their addresses', () => {
  expect(describeList(ITEMS, toAddress, { name: 'Categories' })).toEqual({
    '@type': 'ItemList',
    name: 'Categories',
    numberOfItems: 2,
    itemListElement: [
      { '@type': 'ListItem', position: 1, url: 'https://shop.example/tea' },
      { '@type': 'ListItem', position: 2, url: 'https://shop.example/books' },
    ],
  });
});

test('positions continue from earlier pages, and the count is of all pages', () => {
  const list = describeList(ITEMS, toAddress, { name: 'Products', before: 40, total: 87 });
  expect(list.numberOfItems).toBe(87);
  expect(list.itemListElement).toMatchObject([{ position: 41 }, { position: 42 }]);
});

test('a long list names its first ten items and counts all', () => {
  const items = Array.from({ length: 40 }, (_, at) => ({ name: `Tea ${at}`, path: `/tea-${at}` }));
  const list = describeList(items, toAddress, { name: 'Products' });
  expect(list.numberOfItems).toBe(40);
  expect(list.itemListElement).toHaveLength(10);
  expect(list.itemListElement).toMatchObject([{ url: 'https://shop.example/tea-0' }, ...Array(9).fill({})]);
});

test('breadcrumbs are listed in order', () => {
  expect(describeBreadcrumbs(ITEMS, toAddress)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Tea', item: 'https://shop.example/tea' },
      { '@type': 'ListItem', position: 2, name: 'Books', item: 'https://shop.example/books' },
    ],
  });
});
