import { expect, test, vi } from 'vitest';
import { type CartView, UNKNOWN_CART } from '#app/features/cart/cart-view.ts';
import { createStore } from '#app/features/store/create-store.ts';
import { findSeenCart, waitForCart } from './wait-for-cart.ts';

const READY: CartView = { ...UNKNOWN_CART, status: 'ready', isSettled: true, cartId: 'c1' };
const PROBLEM = { code: 'offline', text: 'No connection.' } as const;

function openCart(first: CartView) {
  const { get, set, subscribe } = createStore(() => first);
  return { cart: { get, subscribe, refreshCart: vi.fn() }, set };
}

test('a settled cart is there at once, and is not read again', async () => {
  const { cart } = openCart(READY);
  expect(await waitForCart(cart)).toBe(READY);
  expect(cart.refreshCart).not.toHaveBeenCalled();
});

test('an unknown cart is read, and waited for until it has settled', async () => {
  const { cart, set } = openCart(UNKNOWN_CART);
  const waiting = waitForCart(cart);
  expect(cart.refreshCart).toHaveBeenCalledOnce();
  set({ ...READY, isSettled: false });
  set(READY);
  expect(await waiting).toBe(READY);
});

test('a cart that cannot be read says why', async () => {
  const { cart, set } = openCart(UNKNOWN_CART);
  const waiting = waitForCart(cart);
  set({ ...UNKNOWN_CART, status: 'failed', problem: PROBLEM });
  await expect(waiting).rejects.toMatchObject(PROBLEM);
});

test('an earlier problem does not count: the cart is read again', async () => {
  const { cart, set } = openCart({ ...UNKNOWN_CART, status: 'failed', problem: PROBLEM });
  const waiting = waitForCart(cart);
  set({ ...UNKNOWN_CART, status: 'loading', problem: PROBLEM });
  set(READY);
  expect(await waiting).toBe(READY);
});

test('a session that ends while waiting ends the waiting: the next cart may be somebody else’s', async () => {
  const { cart, set } = openCart({ ...READY, isSettled: false });
  const waiting = waitForCart(cart);
  set(UNKNOWN_CART);
  set(READY);
  await expect(waiting).rejects.toMatchObject({ code: 'unauthenticated' });
});

const STALE: CartView = { ...READY, isSettled: false, isTotalPending: true };
const DEARER: CartView = { ...READY, totalPiastres: 900 };

test.each<[string, CartView, CartView, CartView | undefined]>([
  ['that is on the screen was seen', DEARER, DEARER, DEARER],
  ['that was read again, with the total that was on the screen, was seen', STALE, READY, READY],
  ['whose total changed while it was read again was not: the one before was', STALE, DEARER, STALE],
  ['whose total changed before the screen did was not', READY, DEARER, READY],
  ['that was read for the first time was not', UNKNOWN_CART, DEARER, undefined],
  ['that was read for the first time and costs nothing was not', UNKNOWN_CART, READY, undefined],
  ['that could not be read at first was not', { ...UNKNOWN_CART, status: 'failed' }, DEARER, undefined],
])('a cart %s', (_, onScreen, now, seen) => {
  expect(findSeenCart(onScreen, now)).toBe(seen);
});
