import { expect, test, vi } from 'vitest';
import { decline, interrupt, readInterruption, resume, subscribe } from './interruptions.ts';

test('concurrent calls share one interruption', async () => {
  const waiting = Promise.all([interrupt('sign-in'), interrupt('sign-in')]);
  expect(readInterruption()).toBe('sign-in');
  resume();
  await waiting;
  expect(readInterruption()).toBeUndefined();
});

test('declining makes the waiting calls fail', async () => {
  const waiting = interrupt('proof');
  decline(new Error('no'));
  await expect(waiting).rejects.toThrow('no');
  expect(readInterruption()).toBeUndefined();
});

test('listeners are called at the beginning and the end', async () => {
  const listener = vi.fn();
  const stop = subscribe(listener);
  void interrupt('proof');
  resume();
  stop();
  void interrupt('proof');
  resume();
  expect(listener).toHaveBeenCalledTimes(2);
});
