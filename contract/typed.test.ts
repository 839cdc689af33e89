import { expect, test } from 'vitest';
import { cutTyped, MAX_TYPED_LENGTH } from './typed.ts';

const most = 'x'.repeat(MAX_TYPED_LENGTH);

test.each([
  ['as it is', 'red shoes', 'red shoes'],
  ['without blanks around it', '  shoes\n', 'shoes'],
  ['after many blanks', `${' '.repeat(5_000)}shoes`, 'shoes'],
  ['as long as it may be', most, most],
  ['cut, where it is longer', `${most}y`, most],
  ['cut between two letters that are written as two', '🙂'.repeat(101), '🙂'.repeat(100)],
  ['never cut within one', `x${'🙂'.repeat(100)}`, `x${'🙂'.repeat(99)}`],
  ['without the blanks before the cut', `${'x'.repeat(150)}${' '.repeat(100)}x`, 'x'.repeat(150)],
])('what is typed to search is %s', (_, typed, cut) => {
  expect(cutTyped(typed)).toBe(cut);
});
