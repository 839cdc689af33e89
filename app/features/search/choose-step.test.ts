import { expect, test } from 'vitest';
import { chooseStep, isTouched, joinSteps } from './choose-step.ts';

const STEPS = [
  { fromPiastres: 0, toPiastres: 4999, count: 1 },
  { fromPiastres: 5000, toPiastres: 9999, count: 1 },
  { fromPiastres: 10_000, toPiastres: 14_999, count: 1 },
  { fromPiastres: 15_000, toPiastres: undefined, count: 1 },
] as const;
type Bounds = [min: number | undefined, max: number | undefined];
const toRange = ([minPiastres, maxPiastres]: Bounds) => ({ minPiastres, maxPiastres });

test.each<[string, number, Bounds, Bounds]>([
  ['the step alone, where there is no range', 1, [undefined, undefined], [5000, 9999]],
  ['from nothing on', 0, [undefined, undefined], [undefined, 4999]],
  ['without an end', 3, [undefined, undefined], [15_000, undefined]],
  ['both, and what is between', 2, [undefined, 4999], [undefined, 14_999]],
  ['both, upwards', 3, [5000, 9999], [5000, undefined]],
  ['both, downwards', 0, [10_000, 14_999], [undefined, 14_999]],
  ['the step alone, where it was in the range', 2, [5000, undefined], [10_000, 14_999]],
  ['nothing, where it was the range', 1, [5000, 9999], [undefined, undefined]],
  ['a range that was typed grows too', 3, [4200, 6000], [4200, undefined]],
])('%s', (_, at, before, after) => {
  const step = STEPS[at];
  expect(step && chooseStep(step, toRange(before))).toEqual(toRange(after));
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
])('of %j the steps %j are shown as chosen', (range, expected) => {
  expect(STEPS.map((step) => isTouched(step, toRange(range)))).toEqual(expected);
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
])('joined to %i at most', (most, expected) => {
  const joined = joinSteps([...STEPS], most);
  expect(joined.map(({ fromPiastres, toPiastres, count }) => [fromPiastres, toPiastres, count])).toEqual(
    expected,
  );
});

test('no steps stay none', () => {
  expect(joinSteps([], 5)).toEqual([]);
});
