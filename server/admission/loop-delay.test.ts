import { expect, test } from 'vitest';
import { watchLoopDelay } from './loop-delay.ts';

/** Opens a measurement whose values the test sets: milliseconds between two loop turns. */
function open() {
  let now = 0;
  let turns: number[] = [];
  const read = watchLoopDelay(
    {
      get count() {
        return turns.length;
      },
      get mean() {
        return (turns.reduce((sum, ms) => sum + ms, 0) / turns.length) * 1e6;
      },
      reset() {
        turns = [];
      },
    },
    () => now,
  );
  return {
    read,
    pass(...measured: number[]) {
      turns.push(...measured);
      now += 500;
    },
  };
}

test('the delay is the smaller mean of two half-second windows, less the resolution', () => {
  const { read, pass } = open();
  expect(read()).toBe(0);
  pass(10, 10, 10);
  expect(read()).toBe(0);
  pass(110, 210, 310);
  expect(read()).toBe(0);
  pass(110, 110);
  expect(read()).toBe(100);
  expect(read()).toBe(100);
  pass(10, 11);
  expect(read()).toBe(0.5);
});

test('a single long pause does not count, whether other turns are in its window or not', () => {
  const { read, pass } = open();
  pass(300, ...Array.from({ length: 29 }, () => 10));
  expect(read()).toBeLessThan(10);
  pass(2_000);
  expect(read()).toBeLessThan(10);
  pass(10, 10);
  expect(read()).toBe(0);
});

test('a window without a loop turn keeps the last delay', () => {
  const { read, pass } = open();
  for (let times = 0; times < 2; times++) {
    pass(510);
    read();
  }
  expect(read()).toBe(500);
  pass();
  expect(read()).toBe(500);
});
