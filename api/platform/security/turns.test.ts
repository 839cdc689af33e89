import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('work runs in order, so many at once, and a failure frees its place', async () => {
  const takeTurn = createTurns(2, 10);
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<number>());
  const started: number[] = [];
  const results = gates.map((gate, index) =>
    takeTurn(() => {
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

test('too many waiting are refused with 503, and the rest still get their turn', async () => {
  const takeTurn = createTurns(1, 1);
  const gate = Promise.withResolvers<string>();
  const first = takeTurn(() => gate.promise);
  const second = takeTurn(async () => 'second');
  await expect(takeTurn(async () => 'third')).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '5' },
  });
  gate.resolve('first');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(await takeTurn(async () => 'fourth')).toBe('fourth');
});
