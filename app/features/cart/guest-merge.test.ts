import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProviderError } from '#contract/client/provider-error.ts';
import { answerAdded, answerCart } from '#tests/setup/cart-answers.ts';
import { readGuestLines, writeGuestLines } from './guest-lines.ts';
import { mergeLines } from './guest-merge.ts';

const [LAMP, TEA] = ['a', 'b'].map((digit) => digit.repeat(24)) as [string, string];

const items = new Map<string, string>();
/** Pieces by product id: in the shopper's cart, and in stock. */
let counts: Record<string, number>;
let stock: Record<string, number>;
/** Called after each change, before it is answered. */
let interrupt: () => void;

const refuse = (id: string) =>
  stock[id]
    ? new ProviderError('invalid', { refusal: 'pieces-left', values: [stock[id]] })
    : new ProviderError('invalid', { refusal: 'out-of-stock' });

async function change(id: string, count: number): Promise<void> {
  if (!(id in stock)) throw new ProviderError('not-found', { refusal: 'no-product' });
  if (count > (stock[id] ?? 0)) throw refuse(id);
  counts[id] = count;
  interrupt();
}
const calls = {
  read: async () => answerCart(counts) as never,
  add: async (id: string) => {
    await change(id, (counts[id] ?? 0) + 1);
    return answerAdded(counts) as never;
  },
  setCount: async (id: string, count: number) => {
    await change(id, count);
    return answerCart(counts) as never;
  },
};

const merge = async (shopperId = 'sara') => (await mergeLines(calls, shopperId)).incomplete;

beforeEach(() => {
  items.clear();
  counts = {};
  stock = { [LAMP]: 5, [TEA]: 9999 };
  interrupt = () => {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  writeGuestLines([
    { productId: LAMP, count: 2 },
    { productId: TEA, count: 1 },
  ]);
});
afterEach(() => vi.unstubAllGlobals());

test('counts are added up, and the guest’s cart is removed', async () => {
  counts = { [TEA]: 3 };
  const { cart, incomplete } = await mergeLines(calls, 'sara');
  expect(counts).toEqual({ [TEA]: 4, [LAMP]: 2 });
  expect(cart).toEqual(answerCart(counts));
  expect([incomplete, items.size]).toEqual([[], 0]);
});

test.each<[string, () => void, Record<string, number>]>([
  ['pieces up to the stock', () => (counts = { [LAMP]: 4 }), { [LAMP]: 5, [TEA]: 1 }],
  ['no pieces if the stock is reached already', () => (counts = { [LAMP]: 5 }), { [LAMP]: 5, [TEA]: 1 }],
  ['no pieces of a sold-out product', () => (stock[LAMP] = 0), { [TEA]: 1 }],
  ['no pieces of a product that is no longer sold', () => delete stock[LAMP], { [TEA]: 1 }],
])('merges %s, and all other lines', async (_, arrange, expected) => {
  arrange();
  expect(await merge()).toEqual([LAMP]);
  expect([counts, items.size]).toEqual([expected, 0]);
});

test('merges at most 999 pieces of a product', async () => {
  counts = { [TEA]: 999 };
  expect(await merge()).toEqual([TEA]);
  expect(counts[TEA]).toBe(999);
});

test.each([1, 2, 3])('repeating a merge interrupted after change %i adds nothing twice', async (at) => {
  counts = { [TEA]: 3 };
  let changes = 0;
  interrupt = () => {
    changes += 1;
    if (changes === at) throw new ProviderError('offline');
  };
  await expect(mergeLines(calls, 'sara')).rejects.toMatchObject({ code: 'offline' });
  expect(readGuestLines()).not.toEqual([]);
  expect(await merge()).toEqual([]);
  expect([counts, items.size]).toEqual([{ [TEA]: 4, [LAMP]: 2 }, 0]);
});

test('corrects the count if a call of an interrupted merge arrives late', async () => {
  interrupt = () => {
    interrupt = () => {};
    counts[LAMP] = 3;
  };
  expect(await merge()).toEqual([]);
  expect(counts).toEqual({ [LAMP]: 2, [TEA]: 1 });
});

test('lines that were not merged for one shopper are merged for the next shopper', async () => {
  counts = { [LAMP]: 1 };
  interrupt = () => {
    throw new ProviderError('offline');
  };
  await expect(mergeLines(calls, 'sara')).rejects.toMatchObject({ code: 'offline' });
  interrupt = () => {};
  counts = {};
  await merge('omar');
  expect(counts).toEqual({ [LAMP]: 2, [TEA]: 1 });
});
