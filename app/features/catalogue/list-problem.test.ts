import { expect, test } from 'vitest';
import { acceptListProblem, readListProblem, showListProblem, storeListProblem } from './list-problem.ts';

test('a failure is told on the next visit of home, and not on the one after', () => {
  expect(readListProblem('a')).toBeUndefined();
  storeListProblem('The brands are away');
  expect(readListProblem('a')).toBe('The brands are away');
  showListProblem('a');
  expect(readListProblem('a')).toBe('The brands are away');
  expect(readListProblem('b')).toBeUndefined();
});

test('accepting it ends it, and a new failure is told again', () => {
  storeListProblem('First');
  showListProblem('a');
  acceptListProblem();
  expect(readListProblem('a')).toBeUndefined();
  storeListProblem('Second');
  expect(readListProblem('a')).toBe('Second');
});
