import { expect, test } from 'vitest';
import {
  acceptListProblem,
  markListProblemShown,
  readListProblem,
  storeListProblem,
} from './list-problem.ts';

test('shows a failure on one visit of home only', () => {
  expect(readListProblem('a')).toBeUndefined();
  storeListProblem('The brands are away');
  expect(readListProblem('a')).toBe('The brands are away');
  markListProblemShown('a');
  expect(readListProblem('a')).toBe('The brands are away');
  expect(readListProblem('b')).toBeUndefined();
});

test('accepting a failure clears it, and a new one is shown again', () => {
  storeListProblem('First');
  markListProblemShown('a');
  acceptListProblem();
  expect(readListProblem('a')).toBeUndefined();
  storeListProblem('Second');
  expect(readListProblem('a')).toBe('Second');
});
