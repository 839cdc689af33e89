import { expect, test, vi } from 'vitest';
import { createDoor } from './create-door.ts';
import { createStore } from './create-store.ts';

const makeStore = () => createStore(() => 0);

test('loads once, tells listeners when it is open, and of every change after', async () => {
  const store = makeStore();
  const load = vi.fn(async () => store);
  const door = createDoor(load);
  const heard = vi.fn();
  const stop = door.subscribe(heard);
  expect(door.look()).toBeUndefined();
  await Promise.all([door.open(), door.open()]);
  expect(load).toHaveBeenCalledOnce();
  expect(door.look()).toBe(store);
  expect(heard).toHaveBeenCalledTimes(1);
  store.set(1);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  store.set(2);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a failure is known until the next one tries again', async () => {
  const store = makeStore();
  const load = vi.fn(async () => store).mockRejectedValueOnce(new Error('offline'));
  const door = createDoor(load);
  const heard = vi.fn();
  door.subscribe(heard);
  await expect(door.open()).rejects.toThrow('offline');
  expect([door.isStuck(), door.look(), heard.mock.calls.length]).toEqual([true, undefined, 1]);
  expect(await door.open()).toBe(store);
  expect([door.isStuck(), load.mock.calls.length]).toEqual([false, 2]);
});
