import { describe, expect, test, vi } from 'vitest';
import { actOnStore, createLazyStore } from './create-lazy-store.ts';
import { createStore } from './create-store.ts';

const makeStore = () => createStore(() => 0);

describe('a lazy store', () => {
  test('loads once; listeners hear that it is loaded, and of every change after', async () => {
    const store = makeStore();
    const importStore = vi.fn(async () => store);
    const lazy = createLazyStore(importStore);
    const heard = vi.fn();
    const stop = lazy.subscribe(heard);
    expect(lazy.peek()).toBeUndefined();
    await Promise.all([lazy.load(), lazy.load()]);
    expect(importStore).toHaveBeenCalledOnce();
    expect(lazy.peek()).toBe(store);
    expect(heard).toHaveBeenCalledTimes(1);
    store.set(1);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    store.set(2);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('remembers a failure until the next call tries again', async () => {
    const store = makeStore();
    const importStore = vi.fn(async () => store).mockRejectedValueOnce(new Error('offline'));
    const lazy = createLazyStore(importStore);
    const heard = vi.fn();
    lazy.subscribe(heard);
    await expect(lazy.load()).rejects.toThrow('offline');
    expect([lazy.hasFailed(), lazy.peek(), heard.mock.calls.length]).toEqual([true, undefined, 1]);
    expect(await lazy.load()).toBe(store);
    expect([lazy.hasFailed(), importStore.mock.calls.length]).toEqual([false, 2]);
  });
});

describe('acting on a lazy store', () => {
  function makeLoadable() {
    const { promise, resolve } = Promise.withResolvers<string>();
    let store: string | undefined;
    return {
      load: () => promise,
      peek: () => store,
      arrive: resolve,
      put: () => (store = 'store'),
    };
  }

  test('happens at once if it is loaded', () => {
    const lazy = makeLoadable();
    lazy.put();
    const act = vi.fn();
    actOnStore(lazy, () => 't1', act);
    expect(act).toHaveBeenCalledWith('store');
  });

  test.each([
    ['the same shopper', 't1', 1],
    ['another shopper', 't2', 0],
    ['nobody', null, 0],
  ])('happens once it is loaded if %s is signed in then', async (_, later, times) => {
    const lazy = makeLoadable();
    const act = vi.fn();
    let token: string | null = 't1';
    const acting = actOnStore(lazy, () => token, act);
    token = later;
    lazy.arrive('store');
    await acting;
    expect(act).toHaveBeenCalledTimes(times);
  });

  test('fails if the store can’t be loaded', async () => {
    const lazy = { load: () => Promise.reject(new Error('offline')), peek: () => undefined };
    await expect(actOnStore(lazy, () => 't1', expect.unreachable)).rejects.toThrow('offline');
  });
});
