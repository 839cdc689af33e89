import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { product } from '#contract/catalogue/answers.ts';
import { toShownDetails } from './shown-details.ts';

const MINIMAL_PRODUCT = { _id: 'p1', title: 'Lamp', imageCover: 'http://x/a.webp', price: 250 };
const show = (fields: object = {}) => toShownDetails(v.parse(product, { ...MINIMAL_PRODUCT, ...fields }));

test('converts a product with only a title, a price and a cover', () => {
  expect(show({ ratingsAverage: 4 })).toEqual({
    id: 'p1',
    title: 'Lamp',
    description: '',
    category: undefined,
    brand: undefined,
    rating: 4,
    ratingCount: 0,
    pricePiastres: 25_000,
    offerPricePiastres: undefined,
    pictures: ['http://x/a.webp'],
    placeholder: undefined,
    stock: undefined,
    reviews: [],
  });
});

test('keeps only the fields that the screen shows', () => {
  expect(
    show({
      description: 'Warm light.',
      ratingsAverage: 4.5,
      ratingsQuantity: 12,
      quantity: 3,
      sold: 99,
      slug: 'lamp',
      images: ['http://x/b.webp'],
      imagePlaceholder: 'data:image/webp;base64,AA',
      category: { _id: 'c1', name: 'Home', slug: 'home', image: '/c.webp' },
      brand: { _id: 'b1', name: 'Noor', slug: 'noor', image: '/d.webp' },
    }),
  ).toEqual({
    id: 'p1',
    title: 'Lamp',
    description: 'Warm light.',
    category: { id: 'c1', name: 'Home' },
    brand: { id: 'b1', name: 'Noor' },
    rating: 4.5,
    ratingCount: 12,
    pricePiastres: 25_000,
    offerPricePiastres: undefined,
    pictures: ['http://x/a.webp', 'http://x/b.webp'],
    placeholder: 'data:image/webp;base64,AA',
    stock: 3,
    reviews: [],
  });
});

test.each([
  [4.5, 11.25, undefined],
  [3.1, 11.25, undefined],
  [3, 11.25, 563],
  [1, 100, 5000],
])('rated %d, the offer price of %d EGP is %s piastres', (ratingsAverage, price, offered) => {
  expect(show({ ratingsAverage, price }).offerPricePiastres).toBe(offered);
});

test.each([
  [5, 199, 19_900],
  [2, null, undefined],
])('rated %d, the provider’s offer price %s is %s piastres', (ratingsAverage, offerPrice, offered) => {
  expect(show({ ratingsAverage, offerPrice }).offerPricePiastres).toBe(offered);
});

test.each([
  { what: 'no list', images: null, pictures: ['http://x/a.webp'] },
  { what: 'an empty list', images: [], pictures: ['http://x/a.webp'] },
  {
    what: 'the cover in the list',
    images: ['http://x/a.webp', 'http://x/b.webp'],
    pictures: ['http://x/a.webp', 'http://x/b.webp'],
  },
  {
    what: 'the cover in the middle',
    images: ['http://x/b.webp', 'http://x/a.webp'],
    pictures: ['http://x/a.webp', 'http://x/b.webp'],
  },
  {
    what: 'a list without the cover',
    images: ['http://x/b.webp'],
    pictures: ['http://x/a.webp', 'http://x/b.webp'],
  },
  {
    what: 'a duplicate and an empty URL',
    images: ['http://x/b.webp', '', 'http://x/b.webp'],
    pictures: ['http://x/a.webp', 'http://x/b.webp'],
  },
])('lists pictures with the cover first, without duplicates: $what', ({ images, pictures }) => {
  expect(show({ images }).pictures).toEqual(pictures);
});

test('keeps an empty cover if there is no picture', () => {
  expect(show({ imageCover: '', images: [] }).pictures).toEqual(['']);
});

test('replaces an empty cover by the first picture', () => {
  expect(show({ imageCover: '', images: ['http://x/b.webp'] }).pictures).toEqual(['http://x/b.webp']);
});

test('keeps rows of specifications, and drops other shapes', () => {
  const rows = [{ name: 'Material', value: 'Cotton' }];
  expect(show({ specifications: rows }).specifications).toEqual(rows);
  expect(show({ specifications: { Material: 'Cotton' } }).specifications).toBeUndefined();
});

test.each([
  [0, undefined],
  [1, '1 month'],
  [6, '6 months'],
  [12, '1 year'],
  [24, '2 years'],
  ['long', undefined],
])('a warranty of %s months is written as %s', (warrantyMonths, words) => {
  expect(show({ warrantyMonths }).warranty).toBe(words);
});

test('keeps the provider’s rating counts', () => {
  expect(show({ ratingCounts: [0, 1, 0, 2, 9] }).ratingCounts).toEqual([0, 1, 0, 2, 9]);
  expect(show({ ratingCounts: 'many' }).ratingCounts).toBeUndefined();
});

describe('reviews', () => {
  const review = (id: string, createdAt?: string) => ({ _id: id, rating: 4, review: 'Good', createdAt });

  test('keeps the newest five, newest first', () => {
    const reviews = ['03', '07', '01', '05', '02', '04', '06'].map((day) =>
      review(day, `2026-10-${day}T10:00:00.000Z`),
    );
    expect(show({ reviews }).reviews.map(({ id }) => id)).toEqual(['07', '06', '05', '04', '03']);
  });

  test('lists verified purchases first', () => {
    const reviews = [
      review('new', '2026-10-09T10:00:00.000Z'),
      { ...review('bought', '2026-10-01T10:00:00.000Z'), isPurchased: true },
      { ...review('not bought', '2026-10-05T10:00:00.000Z'), isPurchased: false },
    ];
    expect(show({ reviews }).reviews.map(({ id }) => id)).toEqual(['bought', 'new', 'not bought']);
  });

  test('marks reviews of the demo catalogue', () => {
    const reviews = [{ ...review('demo'), isDemo: true, user: { name: 'Demo review' } }, review('real')];
    expect(show({ reviews }).reviews.map(({ isDemo }) => isDemo)).toEqual([true, undefined]);
  });

  test.each([
    { user: { _id: 'u1', name: 'Mona' }, author: 'Mona' },
    { user: { _id: 'u1' }, author: '' },
    { user: null, author: '' },
  ])('the author of $user is "$author"', ({ user, author }) => {
    expect(show({ reviews: [{ ...review('r1'), user }] }).reviews[0]?.author).toBe(author);
  });

  test.each([
    [true, true],
    [false, false],
    [undefined, false],
    ['yes', false],
  ])('isPurchased %s is shown as %s', (isPurchased, isMarked) => {
    expect(show({ reviews: [{ ...review('r1'), isPurchased }] }).reviews[0]?.isPurchased).toBe(isMarked);
  });

  test.each([
    ['2026-10-30T23:59:00.000Z', '2026-10-30'],
    [undefined, ''],
  ])('createdAt %s is shown as "%s"', (createdAt, day) => {
    expect(show({ reviews: [review('r1', createdAt)] }).reviews[0]?.day).toBe(day);
  });
});
