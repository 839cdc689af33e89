import { describe, expect, test } from 'vitest';
import { USUAL_DELIVERY_PRICES } from '#contract/delivery/prices.ts';
import { writeRefusal } from '#contract/refusals/refusals.ts';
import { describeShortage, draftOrder, findShortage, isSameOrder } from './draft.ts';

const makeLine = (id: string, count: number, pricePiastres: number, offerPiastres: number | null = null) => ({
  count,
  product: {
    id,
    titleEn: `Product ${id}`,
    titleAr: `منتج ${id}`,
    cover: `cover-${id}`,
    quantity: 10,
    pricePiastres,
    offerPiastres,
    categoryId: 'books',
  },
});

const USUAL = { delivery: USUAL_DELIVERY_PRICES, governorate: undefined };
const draft = (lines: Parameters<typeof draftOrder>[0]) => draftOrder(lines, USUAL);

describe('draftOrder', () => {
  test.each([
    ['one piece', [makeLine('a', 1, 14_900)], 14_900],
    [
      'several lines',
      [makeLine('a', 6, 74_900), makeLine('b', 1, 14_900), makeLine('c', 1, 16_000)],
      480_300,
    ],
    ['two pieces on offer', [makeLine('a', 2, 10_000, 4_999)], 9_998],
    ['an offer price of 0', [makeLine('a', 2, 9_999, 0), makeLine('b', 1, 300)], 300],
    ['nothing to pay but shipping', [makeLine('a', 1, 0)], 0],
  ])('%s', (_, lines, itemsPiastres) => {
    const totalPiastres = itemsPiastres + 499;
    expect(draft(lines)).toMatchObject({
      itemsPiastres,
      shippingPiastres: 499,
      totalPiastres,
      taxPiastres: Math.round((totalPiastres * 14) / 114),
    });
  });

  test('freezes title, cover, count and unit price of each line, in the order of the cart', () => {
    expect(draft([makeLine('b', 2, 10_000, 5_000), makeLine('a', 1, 500)]).lines).toEqual([
      {
        productId: 'b',
        titleEn: 'Product b',
        titleAr: 'منتج b',
        cover: 'cover-b',
        count: 2,
        pricePiastres: 5_000,
        discountPiastres: 0,
      },
      {
        productId: 'a',
        titleEn: 'Product a',
        titleAr: 'منتج a',
        cover: 'cover-a',
        count: 1,
        pricePiastres: 500,
        discountPiastres: 0,
      },
    ]);
  });
});

describe('findShortage', () => {
  const { lines } = draft([makeLine('a', 2, 100), makeLine('b', 3, 100)]);
  test.each([
    ['enough of both', { a: 2, b: 3 }, undefined],
    ['too few of the second', { a: 2, b: 2 }, { title: 'Product b', left: 2 }],
    ['none of the first', { a: 0, b: 3 }, { title: 'Product a', left: 0 }],
    ['a product that is gone', { b: 3 }, { title: 'Product a', left: 0 }],
  ])('%s', (_, stock, shortage) => {
    expect(findShortage(lines, new Map(Object.entries(stock)))).toEqual(shortage);
  });

  test('names the product in the language asked for', () => {
    expect(findShortage(lines, new Map(), 'ar')).toEqual({ title: 'منتج a', left: 0 });
  });

  test.each([
    [0, 'Linen Shirt is out of stock'],
    [1, 'Only 1 of Linen Shirt left'],
    [4, 'Only 4 of Linen Shirt left'],
  ])('describes in words that %i are left', (left, text) => {
    const [code, ...values] = describeShortage({ title: 'Linen Shirt', left });
    expect(writeRefusal(code, values)).toBe(text);
  });
});

describe('isSameOrder', () => {
  const address = { details: '12 Tahrir Street', phone: '01012345678', city: 'Cairo' };
  const order = { ...draft([makeLine('a', 1, 100), makeLine('b', 2, 200)]), address };
  test.each([
    ['lines in another order', { ...order, lines: [...order.lines].reverse() }, true],
    ['null instead of no postcode', { ...order, address: { ...address, postalCode: null } }, true],
    [
      'another count',
      { ...order, lines: draft([makeLine('a', 1, 100), makeLine('b', 1, 200)]).lines },
      false,
    ],
    [
      'another price',
      { ...order, lines: draft([makeLine('a', 1, 101), makeLine('b', 2, 200)]).lines },
      false,
    ],
    ['one line fewer', { ...order, lines: order.lines.slice(1) }, false],
    ['another city', { ...order, address: { ...address, city: 'Giza' } }, false],
    ['a postcode', { ...order, address: { ...address, postalCode: '11511' } }, false],
    ['another total', { ...order, totalPiastres: 1 }, false],
  ])('%s: %s', (_, other, isSame) => {
    expect(isSameOrder(order, other)).toBe(isSame);
  });
});
