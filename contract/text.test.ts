import { expect, test } from 'vitest';
import { MAX_SEARCH_LENGTH, trimSearchText } from './text.ts';

const longestText = 'x'.repeat(MAX_SEARCH_LENGTH);

test.each([
  ['as it is', 'red shoes', 'red shoes'],
  ['without surrounding spaces', '  shoes\n', 'shoes'],
  ['after many spaces', `${' '.repeat(5_000)}shoes`, 'shoes'],
  ['kept up to the limit', longestText, longestText],
  ['cut at the limit', `${longestText}y`, longestText],
  ['cut between surrogate pairs', '🙂'.repeat(101), '🙂'.repeat(100)],
  ['never cut within one', `x${'🙂'.repeat(100)}`, `x${'🙂'.repeat(99)}`],
  ['without spaces before the cut', `${'x'.repeat(150)}${' '.repeat(100)}x`, 'x'.repeat(150)],
])('a search text is %s', (_, typed, cut) => {
  expect(trimSearchText(typed)).toBe(cut);
});
