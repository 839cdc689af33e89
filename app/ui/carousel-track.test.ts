import { expect, test } from 'vitest';
import { planSlide, snap, wrapPosition } from './carousel-track.ts';

test.each([
  [0, 0],
  [2, 2],
  [3, 0],
  [4, 1],
  [-1, 2],
  [2.75, 2.75],
  [3.5, 0.5],
  [-0.5, 2.5],
])('the position %d of three slides is slide %d', (at, index) => {
  expect(wrapPosition(at, 3)).toBe(index);
});

test.each([
  { what: 'forward', seen: 0, to: 1, plan: { from: 0, to: 1 } },
  { what: 'forward from the last slide: onto the copies', seen: 2, to: 3, plan: { from: 2, to: 3 } },
  { what: 'forward again during the transition', seen: 2.5, to: 4, plan: { from: 2.5, to: 4 } },
  { what: 'forward again, already on the copies', seen: 3.5, to: 5, plan: { from: 0.5, to: 2 } },
  { what: 'back from the first slide: from its copy', seen: 0, to: -1, plan: { from: 3, to: 2 } },
  { what: 'back again during the transition', seen: 0.5, to: -1, plan: { from: 3.5, to: 2 } },
  { what: 'back too far to be shown', seen: 1.5, to: -1, plan: undefined },
  { what: 'forward too far to be shown', seen: 2.5, to: 5, plan: undefined },
])('$what', ({ seen, to, plan }) => {
  expect(planSlide(seen, to, 3)).toEqual(plan);
});

test.each([
  { start: 0, at: 0.05, snapped: 0 },
  { start: 0, at: 0.1, snapped: 0 },
  { start: 0, at: 0.11, snapped: 1 },
  { start: 0, at: -0.11, snapped: -1 },
  { start: 1, at: 0.95, snapped: 1 },
  { start: 1, at: 0.8, snapped: 0 },
  { start: 1, at: 2.05, snapped: 2 },
  { start: 1, at: 2.3, snapped: 3 },
])('dragged from $start to $at it snaps to $snapped', ({ start, at, snapped }) => {
  expect(snap(start, at)).toBe(snapped);
});
