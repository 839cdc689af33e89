import { expect, test } from 'vitest';
import type { Facets } from '#contract/catalogue/facets.ts';
import { PRICE_STEPS } from '#contract/catalogue/options.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { ALL_PRODUCTS, MUSIC_ID } from './product-answers.ts';

const shop = await openTestShop();
const TEES = ALL_PRODUCTS.find(({ slug }) => slug === 'qasbeen-essential-tees-3-pack');
const BRAND_ID = TEES?.brand ?? '';
const FASHION_ID = TEES?.category ?? '';

/** The query parameters that each facet's counts ignore. */
const OWN_PARAMETERS: Record<string, string[]> = {
  category: ['category', 'subcategory'],
  subcategory: ['subcategory'],
  brand: ['brand'],
  rating: ['ratingsAverage[gte]'],
  offer: ['offerPrice[gte]'],
  stock: ['quantity[gte]'],
  price: ['priceAfterDiscount[gte]', 'priceAfterDiscount[lte]', 'priceAfterDiscount[lt]'],
};

/** Lists every choice in the facets: the facet, the parameters that choose it, and its count. */
function listChoices(facets: Facets): [facet: string, parameters: [string, string][], count: number][] {
  const few = <Item>(items: Item[]) => items.slice(0, 3);
  const ofIds = (facet: string, counts: { _id: string; count: number }[]) =>
    few(counts).map(({ _id, count }): [string, [string, string][], number] => [facet, [[facet, _id]], count]);
  return [
    ...ofIds('category', facets.categories),
    ...ofIds('brand', facets.brands),
    ...ofIds('subcategory', facets.subcategories),
    ...few(facets.ratings).map(({ from, count }): [string, [string, string][], number] => [
      'rating',
      [['ratingsAverage[gte]', String(from)]],
      count,
    ]),
    ...few(facets.price?.steps ?? []).map(({ from, count }): [string, [string, string][], number] => {
      const to = PRICE_STEPS[PRICE_STEPS.findIndex((step) => step >= from) + 1] ?? 1e8;
      return [
        'price',
        [
          ['priceAfterDiscount[gte]', String(from)],
          ['priceAfterDiscount[lt]', String(to)],
        ],
        count,
      ];
    }),
    ['offer', [['offerPrice[gte]', '0']], facets.offers ?? 0],
    ['stock', [['quantity[gte]', '1']], facets.inStock ?? 0],
    ...facets.options.flatMap(({ key, values }) =>
      few(values).map(({ value, count = 0 }): [string, [string, string][], number] => [
        `option:${key}`,
        [['option', `${key}:${value}`]],
        count,
      ]),
    ),
  ];
}

test.each([
  '',
  `category=${FASHION_ID}`,
  `category=${FASHION_ID}&category=${MUSIC_ID}`,
  `brand=${BRAND_ID}`,
  `subcategory=${TEES?.subcategories[0]}`,
  'offerPrice[gte]=0',
  'quantity[gte]=1',
  `category=${FASHION_ID}&brand=${BRAND_ID}`,
  `category=${FASHION_ID}&quantity[gte]=1&ratingsAverage[gte]=4`,
  'priceAfterDiscount[gte]=300&priceAfterDiscount[lte]=2000',
  'option=size:m',
  `option=size:m&category=${FASHION_ID}`,
  'keyword=leather',
  `keyword=brown&category=${FASHION_ID}&quantity[gte]=1`,
])('each facet count of "%s" equals the number of products after choosing it', async (query) => {
  for (const group of ['', '&group=family']) {
    const { body } = await shop.get(`/api/v1/products?facets=1&limit=1&${query}${group}`);
    const facets: Facets = body.metadata.facets;
    expect(facets.isMore).toBeUndefined();
    const choices = listChoices(facets);
    expect(choices.length).toBeGreaterThan(3);
    for (const [facet, parameters, count] of choices) {
      const asked = new URLSearchParams(query + group);
      for (const name of OWN_PARAMETERS[facet] ?? []) asked.delete(name);
      if (facet.startsWith('option:')) {
        const others = asked
          .getAll('option')
          .filter((value) => !value.startsWith(facet.slice('option:'.length)));
        asked.delete('option');
        for (const value of others) asked.append('option', value);
      }
      for (const [name, value] of parameters) asked.append(name, value);
      const { body: left } = await shop.get(`/api/v1/products?limit=1&${asked}`);
      expect(left.results, decodeURIComponent(String(asked))).toBe(count);
    }
  }
});
