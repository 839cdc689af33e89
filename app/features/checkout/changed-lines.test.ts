import { expect, test } from 'vitest';
import { listChangedLines } from './changed-lines.ts';

const makeLine = (productId: string, count: number, pricePiastres: number) => ({
  productId,
  title: `Title of ${productId}`,
  count,
  pricePiastres,
});

test.each([
  [
    'the same lines in another order',
    [makeLine('a', 1, 5), makeLine('b', 2, 7)],
    [makeLine('b', 2, 7), makeLine('a', 1, 5)],
    [],
  ],
  ['another price', [makeLine('a', 1, 5)], [makeLine('a', 1, 9)], [['a', 5, 9]]],
  ['another count', [makeLine('a', 1, 5)], [makeLine('a', 3, 5)], [['a', 5, 15]]],
  ['an added line', [], [makeLine('a', 2, 5)], [['a', undefined, 10]]],
  [
    'a removed line, listed last',
    [makeLine('a', 1, 5), makeLine('b', 1, 7)],
    [makeLine('b', 1, 8)],
    [
      ['b', 7, 8],
      ['a', 5, undefined],
    ],
  ],
])('finds changes: %s', (_, before, now, changes) => {
  const sum = (amounts: { count: number; pricePiastres: number } | undefined) =>
    amounts && amounts.count * amounts.pricePiastres;
  const found = listChangedLines(before, now);
  expect(found.map((change) => [change.productId, sum(change.before), sum(change.now)])).toEqual(changes);
  for (const { productId, title } of found) expect(title).toBe(`Title of ${productId}`);
});
