import { expect, test, vi } from 'vitest';
import { type CartView, UNKNOWN_CART } from '#app/features/cart/cart-view.ts';
import { createStore } from '#app/features/store/create-store.ts';
import { findSeenCart, waitForCart } from './wait-for-cart.ts';

const READY_CART: CartView = { ...UNKNOWN_CART, status: 'ready', isSettled: true, cartId: 'c1' };
const PROBLEM = { code: 'offline', text: 'No connection.' } as const;

function openCart(first: CartView) {
  const { get, set, subscribe } = createStore(() => first);
  return { cart: { get, subscribe, refreshCart: vi.fn() }, set };
}

test('resolves with a settled cart at once, without reading', async () => {
  const { cart } = openCart(READY_CART);
  expect(await waitForCart(cart)).toBe(READY_CART);
  expect(cart.refreshCart).not.toHaveBeenCalled();
});

test('reads an unknown cart and waits until it is settled', async () => {
  const { cart, set } = openCart(UNKNOWN_CART);
  const waiting = waitForCart(cart);
  expect(cart.refreshCart).toHaveBeenCalledOnce();
  set({ ...READY_CART, isSettled: false });
  set(READY_CART);
  expect(await waiting).toBe(READY_CART);
});

test('rejects with the problem of a failed read', async () => {
  const { cart, set } = openCart(UNKNOWN_CART);
  const waiting = waitForCart(cart);
  set({ ...UNKNOWN_CART, status: 'failed', problem: PROBLEM });
  await expect(waiting).rejects.toMatchObject(PROBLEM);
});

test('ignores an earlier problem and reads again', async () => {
  const { cart, set } = openCart({ ...UNKNOWN_CART, status: 'failed', problem: PROBLEM });
  const waiting = waitForCart(cart);
  set({ ...UNKNOWN_CART, status: 'loading', problem: PROBLEM });
  set(READY_CART);
  expect(await waiting).toBe(READY_CART);
});

test('rejects when the session ends: the next cart may be another shopper’s', async () => {
  const { cart, set } = openCart({ ...READY_CART, isSettled: false });
  const waiting = waitForCart(cart);
  set(UNKNOWN_CART);
  set(READY_CART);
  await expect(waiting).rejects.toMatchObject({ code: 'unauthenticated' });
});

const STALE_CART: CartView = { ...READY_CART, isSettled: false, isTotalPending: true };
const CHANGED_TOTAL: CartView = { ...READY_CART, totalPiastres: 900 };

test.each<[string, CartView, CartView, CartView | undefined]>([
  ['that is on the screen was seen', CHANGED_TOTAL, CHANGED_TOTAL, CHANGED_TOTAL],
  ['read again with an equal total was seen', STALE_CART, READY_CART, READY_CART],
  ['whose total changed while it was read again was not seen', STALE_CART, CHANGED_TOTAL, STALE_CART],
  ['whose total changed before the screen did was not seen', READY_CART, CHANGED_TOTAL, READY_CART],
  ['read for the first time was not seen', UNKNOWN_CART, CHANGED_TOTAL, undefined],
  ['read for the first time that costs nothing was not seen', UNKNOWN_CART, READY_CART, undefined],
  ['whose first read failed was not seen', { ...UNKNOWN_CART, status: 'failed' }, CHANGED_TOTAL, undefined],
])('a cart %s', (_, onScreen, now, seen) => {
  expect(findSeenCart(onScreen, now)).toBe(seen);
});
