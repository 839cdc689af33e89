import { expect, test } from 'vitest';
import { describeProduct } from './describe-product.server.ts';
import type { ShownDetails } from './shown-details.ts';

const ADDRESS = 'https://shop.example/product%20details/e/a';

const POT: ShownDetails = {
  id: 'e',
  title: 'Tea pot',
  description: 'Good to have.',
  category: { id: 'a', name: 'Tea' },
  brand: { id: 'd', name: 'Nile' },
  rating: 4.5,
  ratingCount: 12,
  pricePiastres: 14_999,
  offerPricePiastres: undefined,
  pictures: ['https://shop.example/media/pot-1.webp', 'https://shop.example/media/pot-2.webp'],
  placeholder: undefined,
  stock: 10,
  reviews: [],
  ratingCounts: undefined,
  family: undefined,
};

test('a product says what its screen shows', () => {
  expect(describeProduct(POT, ADDRESS)).toEqual({
    '@type': 'Product',
    name: 'Tea pot',
    description: 'Good to have.',
    sku: 'e',
    url: ADDRESS,
    image: POT.pictures,
    brand: { '@type': 'Brand', name: 'Nile' },
    category: 'Tea',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, ratingCount: 12, bestRating: 5 },
    offers: {
      '@type': 'Offer',
      url: ADDRESS,
      price: 149.99,
      priceCurrency: 'EGP',
      availability: 'https://schema.org/InStock',
    },
  });
});

test.each<[string, Partial<ShownDetails>, object]>([
  ['on offer, what is asked for it now', { offerPricePiastres: 7500 }, { offers: { price: 75 } }],
  ['sold out', { stock: 0 }, { offers: { availability: 'https://schema.org/OutOfStock' } }],
  [
    'of unknown stock, which can be bought',
    { stock: undefined },
    { offers: { availability: 'https://schema.org/InStock' } },
  ],
  ['never rated', { rating: 0, ratingCount: 0 }, { aggregateRating: undefined }],
  [
    'of a rating that nobody is known to have given',
    { rating: 4, ratingCount: 0 },
    { aggregateRating: undefined },
  ],
  ['of no brand', { brand: undefined }, { brand: undefined }],
  ['of no category', { category: undefined }, { category: undefined }],
  ['of no words', { description: '' }, { description: undefined }],
  ['of no picture', { pictures: [''] }, { image: undefined }],
  [
    'of pictures that only the page can find',
    { pictures: ['/a.webp', 'https://x.example/b.webp'] },
    { image: ['https://x.example/b.webp'] },
  ],
])('%s', (_, change, expected) => {
  expect(describeProduct({ ...POT, ...change }, ADDRESS)).toMatchObject(expected);
});
