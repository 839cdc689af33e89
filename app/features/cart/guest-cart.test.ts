import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Product } from '#contract/catalogue/answers.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { createGuestCalls } from './guest-cart.ts';
import { readGuestLines } from './guest-lines.ts';

const STORAGE_KEY = 'guest-cart';
const [LAMP, TEA, GONE] = ['a', 'b', 'c'].map((digit) => digit.repeat(24)) as [string, string, string];

const items = new Map<string, string>();
let stock: Record<string, number>;
let failure: ProviderError | undefined;

const readProduct = vi.fn(async (id: string) => {
  if (failure) throw failure;
  if (id === GONE) throw new ProviderError('not-found');
  const price = id === LAMP ? 100 : 10;
  return {
    _id: id,
    title: `Product ${id[0]}`,
    imageCover: '',
    price,
    ratingsAverage: 5,
    offerPrice: id === LAMP ? 80.5 : null,
    quantity: stock[id],
  } as Product;
});
const cart = () => createGuestCalls({ readProduct });

const linesOf = (answer: unknown) => {
  const { data } = answer as { data: { products: { product: Product; count: number; price: number }[] } };
  return data.products.map(({ product, count, price }) => `${count} ${product.title} ${price}`);
};

beforeEach(() => {
  items.clear();
  stock = { [LAMP]: 3, [TEA]: 999 };
  failure = undefined;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('adds, counts and removes, at the prices of the catalogue', async () => {
  const { add, setCount, remove, clear, read } = cart();
  expect(linesOf(await read())).toEqual([]);
  await add(TEA);
  expect(linesOf(await add(LAMP))).toEqual(['1 Product b 10', '1 Product a 80.5']);
  expect((await setCount(LAMP, 2)).data.totalCartPrice).toBe(171);
  expect(linesOf(await remove(TEA))).toEqual(['2 Product a 80.5']);
  expect(readGuestLines()).toEqual([{ productId: LAMP, count: 2 }]);
  await clear();
  expect(items.size).toBe(0);
});

test('a new page reads the lines that another page stored', async () => {
  await cart().add(LAMP);
  expect(linesOf(await cart().read())).toEqual(['1 Product a 80.5']);
});

test.each([
  ['more pieces than are left', 4, { refusal: 'pieces-left', values: [3] }],
  ['pieces of a sold-out product', 1, { refusal: 'out-of-stock' }],
])('refuses %s as the provider does, and leaves the cart as it is', async (_, count, refusal) => {
  const { add, setCount } = cart();
  await add(LAMP);
  if (count === 1) stock[LAMP] = 0;
  await expect(setCount(LAMP, count)).rejects.toMatchObject({ code: 'invalid', ...refusal });
  expect(readGuestLines()).toEqual([{ productId: LAMP, count: 1 }]);
});

test('a guest’s cart has at most 50 products', async () => {
  const lines = Array.from({ length: 50 }, (_, at) => ({
    productId: String(at).padStart(24, '0'),
    count: 1,
  }));
  items.set(STORAGE_KEY, JSON.stringify(lines));
  await expect(cart().add(LAMP)).rejects.toMatchObject({ code: 'rejected', text: /At most 50/ });
});

test('a product that is no longer sold is removed; one that cannot be read stays', async () => {
  items.set(
    STORAGE_KEY,
    JSON.stringify([
      { productId: GONE, count: 1 },
      { productId: TEA, count: 2 },
    ]),
  );
  failure = new ProviderError('offline');
  await expect(cart().read()).rejects.toBe(failure);
  failure = undefined;
  expect(readGuestLines()).toHaveLength(2);
  expect(linesOf(await cart().read())).toEqual(['2 Product b 10']);
  expect(readGuestLines()).toEqual([{ productId: TEA, count: 2 }]);
});

test.each([
  '',
  'x',
  'null',
  '{}',
  '[7]',
  '[{"productId":"a","count":1}]',
  `[{"productId":"${LAMP}","count":0}]`,
  `[{"productId":"${LAMP}","count":1.5}]`,
  `[{"productId":"${LAMP}","count":1000}]`,
  `[{"productId":"${LAMP}","count":1,"merge":{"shopperId":7}}]`,
])('ignores stored lines that are invalid: %s', async (stored) => {
  items.set(STORAGE_KEY, stored);
  expect(linesOf(await cart().read())).toEqual([]);
});

test('a product stored twice is one line', () => {
  const line = (count: number) => ({ productId: LAMP, count });
  items.set(STORAGE_KEY, JSON.stringify([line(1), line(2)]));
  expect(readGuestLines()).toEqual([line(2)]);
});
