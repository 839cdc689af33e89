import { expect, test } from 'vitest';
import { applyChanges, type CartChange, enqueueChange, isNoOp } from './cart-changes.ts';
import type { LineCount } from './cart-view.ts';

const makeLine = (productId: string, count: number): LineCount => ({ productId, count, pricePiastres: 1000 });
const CART = [makeLine('a', 2), makeLine('b', 1), makeLine('c', 5)];

const add = (productId: string): CartChange => ({ kind: 'add', productId });
const set = (productId: string, count: number): CartChange => ({ kind: 'set', productId, count });
const remove = (productId: string): CartChange => ({ kind: 'remove', productId, removed: [] });
const restore = (productId: string, count: number, at: number): CartChange => ({
  kind: 'restore',
  productId,
  removed: { ...makeLine(productId, count), at },
});
const clear: CartChange = { kind: 'clear', removed: [] };
/** The change that clears a cart with one piece of each product. */
const clearOf = (...productIds: string[]): CartChange => ({
  kind: 'clear',
  removed: productIds.map((productId, at) => ({ ...makeLine(productId, 1), at })),
});

const write = (lines: readonly LineCount[]) =>
  lines.map(({ productId, count }) => productId + count).join(' ');

test.each<[string, CartChange[], string]>([
  ['nothing', [], 'a2 b1 c5'],
  ['one more of a line', [add('b')], 'a2 b2 c5'],
  ['a new product', [add('d')], 'a2 b1 c5 d1'],
  ['a product twice', [add('d'), add('d')], 'a2 b1 c5 d2'],
  ['a count', [set('c', 3)], 'a2 b1 c3'],
  ['a count of a product that is not in the cart', [set('d', 3)], 'a2 b1 c5'],
  ['a line removed', [remove('b')], 'a2 c5'],
  ['a line removed and added again', [remove('a'), add('a')], 'b1 c5 a1'],
  ['a line restored at its former place', [remove('b'), restore('b', 4, 1)], 'a2 b4 c5'],
  ['a line restored that was added again', [add('b'), restore('b', 4, 0)], 'a2 b4 c5'],
  ['a line restored into a shorter cart', [clear, restore('c', 5, 2)], 'c5'],
  ['all lines removed', [clear], ''],
  [
    'all lines removed and restored',
    [clear, restore('a', 2, 0), restore('b', 1, 1), restore('c', 5, 2)],
    'a2 b1 c5',
  ],
  ['all lines but the first restored', [clear, restore('b', 1, 1), restore('c', 5, 2)], 'b1 c5'],
  ['all lines removed, then one added', [set('a', 9), clear, add('b')], 'b1'],
])('applies changes: %s', (_, changes, expected) => {
  expect(write(applyChanges(CART, changes))).toBe(expected);
});

test('an added product has no price before the answer', () => {
  expect(applyChanges([], [add('d')])).toEqual([{ productId: 'd', count: 1, pricePiastres: undefined }]);
});

test.each<[string, CartChange[], CartChange, CartChange[]]>([
  ['a first change', [], set('a', 2), [set('a', 2)]],
  ['a newer count of the same line', [set('a', 2)], set('a', 7), [set('a', 7)]],
  ['a count of another line', [set('a', 2)], set('b', 7), [set('a', 2), set('b', 7)]],
  ['a count after one more piece', [set('a', 2), add('a')], set('a', 7), [add('a'), set('a', 7)]],
  [
    'removing a line whose count is queued',
    [set('a', 2), set('b', 3)],
    remove('a'),
    [set('b', 3), remove('a')],
  ],
  ['a second piece', [add('a')], add('a'), [add('a'), add('a')]],
  ['clearing', [add('a'), set('b', 3), remove('c')], clear, [clear]],
  ['clearing while a clearing is queued', [clearOf('a', 'b')], clear, [clearOf('a', 'b')]],
  [
    'clearing what was added since a queued clearing',
    [clearOf('a', 'b')],
    clearOf('c'),
    [clearOf('a', 'b', 'c')],
  ],
  [
    'clearing a product that was added after a queued clearing',
    [clearOf('a'), add('a')],
    clearOf('a', 'b'),
    [clearOf('a', 'b')],
  ],
  ['adding after clearing', [clear], add('a'), [clear, add('a')]],
  ['restoring a line', [remove('b')], restore('a', 2, 0), [remove('b'), restore('a', 2, 0)]],
])('enqueues %s', (_, waiting, next, expected) => {
  expect(enqueueChange(waiting, next)).toEqual(expected);
});

test.each<[CartChange, boolean]>([
  [set('a', 2), true],
  [set('a', 3), false],
  [set('d', 1), false],
  [remove('d'), true],
  [remove('a'), false],
  [add('a'), false],
  [restore('a', 2, 0), false],
  [clear, false],
])('%j is a no-op: %s', (change, expected) => {
  expect(isNoOp(CART, change)).toBe(expected);
});

test('clearing an empty cart is a no-op', () => {
  expect(isNoOp([], clear)).toBe(true);
});
