import { expect, test } from 'vitest';
import { isStepChosen, mergeSteps, toggleStep } from './price-range.ts';

const STEPS = [
  { fromPiastres: 0, toPiastres: 4999, count: 1 },
  { fromPiastres: 5000, toPiastres: 9999, count: 1 },
  { fromPiastres: 10_000, toPiastres: 14_999, count: 1 },
  { fromPiastres: 15_000, toPiastres: undefined, count: 1 },
] as const;
type Bounds = [min: number | undefined, max: number | undefined];
const toRange = ([minPiastres, maxPiastres]: Bounds) => ({ minPiastres, maxPiastres });

test.each<[string, number, Bounds, Bounds]>([
  ['no range yet: the step alone', 1, [undefined, undefined], [5000, 9999]],
  ['the first step: no minimum', 0, [undefined, undefined], [undefined, 4999]],
  ['the last step: no maximum', 3, [undefined, undefined], [15_000, undefined]],
  ['a step above the range: both and what is between', 2, [undefined, 4999], [undefined, 14_999]],
  ['the step after the range: both', 3, [5000, 9999], [5000, undefined]],
  ['a step below the range: both', 0, [10_000, 14_999], [undefined, 14_999]],
  ['a step inside the range: the step alone', 2, [5000, undefined], [10_000, 14_999]],
  ['the step that is the range: no range', 1, [5000, 9999], [undefined, undefined]],
  ['a typed range is extended', 3, [4200, 6000], [4200, undefined]],
])('%s', (_, at, before, after) => {
  const step = STEPS[at];
  expect(step && toggleStep(step, toRange(before))).toEqual(toRange(after));
});

test.each<[Bounds, boolean[]]>([
  [
    [undefined, undefined],
    [false, false, false, false],
  ],
  [
    [undefined, 6000],
    [true, true, false, false],
  ],
  [
    [6000, 12_000],
    [false, true, true, false],
  ],
  [
    [15_000, undefined],
    [false, false, false, true],
  ],
])('the range %j has the chosen steps %j', (range, expected) => {
  expect(STEPS.map((step) => isStepChosen(step, toRange(range)))).toEqual(expected);
});

test.each([
  [
    4,
    [
      [0, 4999, 1],
      [5000, 9999, 1],
      [10_000, 14_999, 1],
      [15_000, undefined, 1],
    ],
  ],
  [
    3,
    [
      [0, 9999, 2],
      [10_000, undefined, 2],
    ],
  ],
  [1, [[0, undefined, 4]]],
])('merged to at most %i steps', (maxSteps, expected) => {
  const merged = mergeSteps([...STEPS], maxSteps);
  expect(merged.map(({ fromPiastres, toPiastres, count }) => [fromPiastres, toPiastres, count])).toEqual(
    expected,
  );
});

test('merging no steps returns none', () => {
  expect(mergeSteps([], 5)).toEqual([]);
});
