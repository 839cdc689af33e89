import { expect, test } from 'vitest';
import { createSemaphore, forEachInParallel } from './concurrency.ts';

test('the semaphore starts tasks in order, up to its limit, and a failed task makes room for the next', async () => {
  const run = createSemaphore(2, 10);
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<number>());
  const started: number[] = [];
  const results = gates.map((gate, index) =>
    run(() => {
      started.push(index);
      return gate.promise;
    }).catch((error: Error) => error.message),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  gates[1]?.reject(new Error('broken'));
  expect(await results[1]).toBe('broken');
  expect(started).toEqual([0, 1, 2]);
  for (const [index, gate] of gates.entries()) gate.resolve(index);
  expect(await Promise.all(results)).toEqual([0, 'broken', 2, 3]);
});

test('tasks beyond the waiting limit are refused with 503, and the others still run', async () => {
  const run = createSemaphore(1, 1);
  const gate = Promise.withResolvers<string>();
  const first = run(() => gate.promise);
  const second = run(async () => 'second');
  await expect(run(async () => 'third')).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '5' },
  });
  gate.resolve('first');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(await run(async () => 'fourth')).toBe('fourth');
});

test('forEachInParallel runs a limited number of tasks at once', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await forEachInParallel([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    done.push(item);
    running--;
  });
  expect(done).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('forEachInParallel starts nothing after an error, and throws it once all running tasks have ended', async () => {
  const gate = Promise.withResolvers<void>();
  const started: number[] = [];
  let isOver = false;
  const all = forEachInParallel([1, 2, 3, 4], 2, async (item) => {
    started.push(item);
    if (item === 1) throw new Error('broken');
    await gate.promise;
    isOver = true;
  });
  gate.resolve();
  await expect(all).rejects.toThrow('broken');
  expect(started).toEqual([1, 2]);
  expect(isOver).toBe(true);
});
