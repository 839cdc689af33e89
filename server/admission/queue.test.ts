import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueue, type QueuedClient, type QueueLimits } from './queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Opens a queue whose tasks run until the test ends them. */
function open(limits: Partial<QueueLimits> = {}) {
  let loopDelayMs = 0;
  let refused = 0;
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const queue = createQueue(
    { concurrency: 1, maxQueued: 2, maxWaitMs: 1_000, maxLoopDelayMs: 100, ...limits },
    {
      loopDelayMs: () => loopDelayMs,
      clock: Date.now,
      onRefused: () => {
        refused++;
        return 0;
      },
    },
  );
  const run = (name: string, client?: QueuedClient) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    ends.set(name, () => resolve(name));
    const answer = queue.run(() => {
      started.push(name);
      return promise;
    }, client);
    // Prevents an unhandled rejection until the test asserts the result.
    answer.catch(() => {});
    return answer;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  /** Runs a task of this duration. */
  const pass = async (name: string, ms: number) => {
    const answer = run(name);
    await vi.advanceTimersByTimeAsync(ms);
    await end(name);
    await answer;
  };
  return {
    queue,
    run,
    end,
    pass,
    started,
    countRefused: () => refused,
    setLoopDelay: (ms: number) => {
      loopDelayMs = ms;
    },
  };
}

const BUSY_ANSWER = { status: 503, body: { code: 'busy' } };

test('tasks run up to the concurrency; the others wait in order', async () => {
  const { run, end, started, queue } = open({ concurrency: 2 });
  const answers = ['a', 'b', 'c', 'd'].map((name) => run(name));
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['a', 'b']);
  expect(queue.waiting).toBe(2);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) await end(name);
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd']);
});

test('a queued task starts `loopTurnsBetween` turns of the event loop after its slot is free', async () => {
  const { queue } = open({ loopTurnsBetween: 3 });
  const { promise, resolve } = Promise.withResolvers<void>();
  let isBegun = false;
  const first = queue.run(() => promise);
  const second = queue.run(() => {
    isBegun = true;
  });
  resolve();
  await first;
  for (let turn = 0; turn < 3; turn++) {
    expect(isBegun).toBe(false);
    await vi.advanceTimersToNextTimerAsync();
  }
  await second;
  expect(isBegun).toBe(true);
});

test('a task is refused at once if the queue is full', async () => {
  const { run, end, started, countRefused } = open();
  const answers = ['a', 'b', 'c'].map((name) => run(name));
  await expect(run('d')).rejects.toMatchObject({ ...BUSY_ANSWER, headers: { 'Retry-After': '1' } });
  expect(countRefused()).toBe(1);
  for (const name of ['a', 'b', 'c']) await end(name);
  await Promise.all(answers);
  expect(started).toEqual(['a', 'b', 'c']);
});

test('a task that would wait too long is refused at once with Retry-After', async () => {
  const { run, pass } = open({ maxQueued: 100, maxWaitMs: 2_500 });
  for (let n = 0; n < 60; n++) await pass('long', 1_000);
  run('a');
  run('b');
  run('c');
  await expect(run('d')).rejects.toMatchObject({ ...BUSY_ANSWER, headers: { 'Retry-After': '3' } });
});

test('quick tasks lower the estimated wait', async () => {
  const { run, pass, queue } = open({ maxQueued: 100, maxWaitMs: 2_500 });
  for (let n = 0; n < 60; n++) await pass('long', 1_000);
  for (let n = 0; n < 60; n++) await pass('quick', 10);
  for (const name of 'abcdefgh') run(name);
  expect(queue.waiting).toBe(7);
});

test('a queued task is refused after the longest wait', async () => {
  const { run, started, queue } = open();
  run('a');
  const late = run('b');
  await vi.advanceTimersByTimeAsync(999);
  expect(queue.waiting).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(late).rejects.toMatchObject(BUSY_ANSWER);
  expect(started).toEqual(['a']);
  expect(queue.waiting).toBe(0);
});

test('a disconnected client leaves the queue', async () => {
  const { run, end, started } = open();
  let leave = () => {};
  const visit: QueuedClient = {
    isGone: () => false,
    onDisconnect(listener) {
      leave = listener;
      return () => {};
    },
  };
  run('a');
  const left = run('b', visit);
  const next = run('c');
  leave();
  await expect(left).rejects.toThrow('disconnected');
  await end('a');
  await end('c');
  expect(await next).toBe('c');
  expect(started).toEqual(['a', 'c']);
});

test('a client that has already disconnected is not queued', async () => {
  const { run, queue } = open();
  run('a');
  await expect(run('b', { isGone: () => true, onDisconnect: () => () => {} })).rejects.toThrow(
    'disconnected',
  );
  expect(queue.waiting).toBe(0);
});

test('a failed task frees its slot', async () => {
  const { queue, run, end } = open();
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const next = run('a');
  await end('a');
  expect(await next).toBe('a');
});

test('while the event loop is late, a task is accepted only if no other runs', async () => {
  const { run, end, setLoopDelay } = open({ concurrency: 2 });
  setLoopDelay(101);
  const first = run('a');
  await expect(run('b')).rejects.toMatchObject(BUSY_ANSWER);
  setLoopDelay(100);
  const second = run('c');
  await end('a');
  await end('c');
  expect(await Promise.all([first, second])).toEqual(['a', 'c']);
});
