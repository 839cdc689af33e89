import { expect, test } from 'vitest';
import type { ShownProduct } from '#app/features/catalogue/shown-product.ts';
import { describeSearch } from './describe-search.server.ts';
import { readSearch } from './read-search.ts';

const LAMP: ShownProduct = {
  id: 'lamp',
  title: 'Lamp',
  brand: '',
  category: 'Home',
  categoryId: 'home',
  rating: 4,
  pricePiastres: 1000,
  offerPricePiastres: undefined,
  picture: '',
  secondPicture: undefined,
  placeholder: undefined,
  isSoldOut: false,
};
const NAMES = new Map([
  ['home', 'Home'],
  ['lamps', 'Lamps'],
  ['nile', 'Nile'],
]);

const describeQuery = (query: string, products: ShownProduct[] = [LAMP]) =>
  describeSearch(
    {
      search: readSearch(new URLSearchParams(query)),
      found: { products, total: products.length, pages: 1 },
      names: NAMES,
    },
    (path) => `https://shop.example${path}`,
  );

test.each([
  ['', '/products', 'Products'],
  ['page=2', '/products?page=2', 'Products, page 2'],
  ['page=1&utm_source=letter', '/products', 'Products'],
  ['category=home', '/products?category=home', 'Home'],
  ['category=home&page=3', '/products?category=home&page=3', 'Home, page 3'],
  ['subcategory=lamps', '/products?subcategory=lamps', 'Lamps'],
  ['brand=nile', '/products?brand=nile', 'Nile'],
  ['page=1-3', '/products', 'Products'],
  ['page=2-3', '/products?page=2', 'Products, page 2'],
  ['offers=1', '/products?offers=1', 'Offers'],
  ['sort=price', '/products', 'Products'],
  ['category=home&sort=-price&page=2', '/products?category=home', 'Home, page 2'],
])('?%s is indexed as %s', (query, path, name) => {
  expect(describeQuery(query)).toMatchObject({ isListed: true, path, name });
});

test.each([
  'keyword=lamp',
  'category=home&category=kitchen',
  'category=home&brand=nile',
  'category=home&offers=1',
  'min=10',
  'max=10',
  'category=home&subcategory=lamps',
  'rating=4',
  'stock=1',
  'option=size:xl',
])('?%s is not indexed, and keeps its address', (query) => {
  expect(describeQuery(query)).toMatchObject({ isListed: false, path: `/products?${query}` });
});

test('a search without results is not indexed', () => {
  expect(describeQuery('category=home', []).isListed).toBe(false);
});

test('the products are listed with positions counted from the first page', () => {
  expect(describeQuery('page=2').things).toEqual([
    {
      '@type': 'ItemList',
      name: 'Products, page 2',
      numberOfItems: 1,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 41,
          url: 'https://shop.example/product%20details/lamp/home',
        },
      ],
    },
  ]);
});
