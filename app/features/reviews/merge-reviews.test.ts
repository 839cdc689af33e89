import { expect, test } from 'vitest';
import { listOthers } from './merge-reviews.ts';

const makeReview = (id: string) => ({ id, author: '', rating: 5, text: '', isPurchased: false, day: '' });
const LISTED_REVIEWS = ['a', 'b', 'b', 'c'].map(makeReview);

test.each([
  [undefined, [], ['a', 'b', 'c']],
  ['b', [], ['a', 'c']],
  [undefined, ['a'], ['b', 'c']],
  ['x', ['a', 'c'], ['b']],
])('of a, b, b, c with own review %j and deleted %j, others are %j', (own, deletedIds, ids) => {
  const others = listOthers({
    listed: LISTED_REVIEWS,
    own: own === undefined ? undefined : makeReview(own),
    deletedIds,
  });
  expect(others.map(({ id }) => id)).toEqual(ids);
});
