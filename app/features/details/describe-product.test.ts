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
  specifications: [{ name: 'Screen', value: '6.5 inches' }],
  warranty: undefined,
  sizeGuide: undefined,
  family: undefined,
};

test('describes a product as its screen shows it', () => {
  expect(describeProduct(POT, ADDRESS)).toEqual({
    '@type': 'Product',
    name: 'Tea pot',
    description: 'Good to have.',
    sku: 'e',
    url: ADDRESS,
    image: POT.pictures,
    brand: { '@type': 'Brand', name: 'Nile' },
    category: 'Tea',
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Screen', value: '6.5 inches' }],
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
  ['on offer, with the offer price', { offerPricePiastres: 7500 }, { offers: { price: 75 } }],
  ['sold out', { stock: 0 }, { offers: { availability: 'https://schema.org/OutOfStock' } }],
  [
    'of unknown stock, as in stock',
    { stock: undefined },
    { offers: { availability: 'https://schema.org/InStock' } },
  ],
  ['never rated', { rating: 0, ratingCount: 0 }, { aggregateRating: undefined }],
  ['with an average, but no rating count', { rating: 4, ratingCount: 0 }, { aggregateRating: undefined }],
  ['without a brand', { brand: undefined }, { brand: undefined }],
  ['without a category', { category: undefined }, { category: undefined }],
  ['without a description', { description: '' }, { description: undefined }],
  ['without a picture', { pictures: [''] }, { image: undefined }],
  [
    'with relative picture paths, which are left out',
    { pictures: ['/a.webp', 'https://x.example/b.webp'] },
    { image: ['https://x.example/b.webp'] },
  ],
])('describes a product %s', (_, change, expected) => {
  expect(describeProduct({ ...POT, ...change }, ADDRESS)).toMatchObject(expected);
});
