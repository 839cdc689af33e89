import { expect, test } from 'vitest';
import { watchLoopDelay } from './loop-delay.ts';

/** Measurements that the test writes, in milliseconds between two turns of the loop. */
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

test('the delay is the mean of the last half second, beyond what the measuring itself takes', () => {
  const { read, pass } = open();
  expect(read()).toBe(0);
  pass(10, 10, 10);
  expect(read()).toBe(0);
  pass(110, 210, 310);
  expect(read()).toBe(200);
  expect(read()).toBe(200);
  pass(10, 11);
  expect(read()).toBe(0.5);
});

test('one long pause among many turns is no delay to act upon', () => {
  const { read, pass } = open();
  pass(300, ...Array.from({ length: 29 }, () => 10));
  expect(read()).toBeLessThan(10);
});

test('a half second without a single turn leaves the delay as it was known', () => {
  const { read, pass } = open();
  pass(510);
  expect(read()).toBe(500);
  pass();
  expect(read()).toBe(500);
});
