import { expect, test } from 'vitest';
import { listMore } from './draft-change.ts';

const makeLines = (counts: Record<string, number>) =>
  Object.entries(counts).map(([productId, count]) => ({ productId, count }));

test.each([
  ['nothing', { a: 1 }, { a: 1 }, {}],
  ['more of a line', { a: 3 }, { a: 1 }, { a: 2 }],
  ['a new line', { a: 1, b: 2 }, { a: 1 }, { b: 2 }],
  ['nothing of a line with fewer pieces', { a: 1 }, { a: 2, b: 1 }, {}],
])('lists %s', (_, one, other, more) => {
  expect(
    listMore(makeLines(one as Record<string, number>), makeLines(other as Record<string, number>)),
  ).toEqual(makeLines(more as Record<string, number>));
});
