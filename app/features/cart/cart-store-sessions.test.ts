import { describe, expect, test } from 'vitest';
import { answerAdded, answerCart } from '#tests/setup/cart-answers.ts';
import { openCart, openReadCart } from '#tests/setup/open-cart.ts';
import { pressToastButton } from '#tests/setup/store-steps.ts';

type OpenCart = ReturnType<typeof openCart>['cart'];

describe('the remembered number of pieces', () => {
  test('is shown with pending changes applied until the cart is read', () => {
    const { cart, keep } = openCart();
    keep(7);
    expect(cart.get().pieces).toBe(7);
    cart.addPiece('a');
    expect(cart.get().pieces).toBe(8);
  });

  test('is stored without pending changes', async () => {
    const { cart, answer, readKept } = await openReadCart();
    expect(readKept()).toBe(3);
    cart.setCount('a', 9);
    expect(readKept()).toBe(3);
    await answer(answerCart({ a: 9, b: 1 }));
    expect(readKept()).toBe(10);
  });
});

describe('a change of session', () => {
  test('resets the cart at once', async () => {
    const { cart, readKept } = await openReadCart();
    cart.reset();
    expect(cart.get()).toMatchObject({ status: 'unknown', lines: [], pieces: undefined, cartId: undefined });
    expect(readKept()).toBeUndefined();
  });

  test.each<[string, (cart: OpenCart) => void, unknown]>([
    ['a read', (cart) => cart.refreshCart(), answerCart({ x: 9 })],
    ['an added product', (cart) => cart.addPiece('x'), answerAdded({ x: 9 })],
    ['a count', (cart) => cart.setCount('a', 9), answerCart({ x: 9 })],
    ['clearing', (cart) => cart.clearCart(), {}],
  ])('ignores the pending answer of %s', async (_, act, late) => {
    const { cart, answer, toasts, tabs, readKept } = await openReadCart();
    act(cart);
    cart.reset();
    await answer(late);
    cart.refreshCart();
    expect(cart.get()).toMatchObject({ status: 'loading', lines: [], pieces: undefined });
    expect([toasts, tabs, readKept()]).toEqual([[], [], undefined]);
  });

  test('drops queued changes', async () => {
    const { cart, sent, answer } = await openReadCart();
    cart.setCount('a', 9);
    cart.setCount('b', 9);
    cart.reset();
    await answer(answerCart({ a: 9, b: 1 }));
    cart.refreshCart();
    expect(sent).toEqual(['PUT a 9', 'GET']);
  });

  test('shows no toast for a pending refusal', async () => {
    const { cart, sent, refuse, toasts } = await openReadCart();
    cart.setCount('a', 9);
    cart.reset();
    await refuse('unauthenticated');
    expect(toasts).toEqual([]);
    expect(sent).toEqual(['PUT a 9']);
  });

  test('does not retry a failed change for another shopper', async () => {
    const { cart, sent, refuse, toasts } = await openReadCart();
    cart.removeLine('a');
    await refuse('offline');
    cart.reset();
    pressToastButton(toasts[0]);
    expect(sent).toEqual(['DELETE a', 'GET']);
  });

  test('does not finish an undo for another shopper', async () => {
    const { cart, sent, answer, toasts } = await openReadCart();
    cart.removeLine('a');
    await answer(answerCart({ b: 1 }));
    pressToastButton(toasts[0]);
    cart.reset();
    await answer(answerAdded({ b: 1, a: 1 }));
    pressToastButton(toasts[0]);
    expect(sent).toEqual(['DELETE a', 'POST a 1 0']);
  });

  test('does not restore a cleared cart for another shopper', async () => {
    const { cart, sent, answer, toasts } = await openReadCart();
    cart.clearCart();
    await answer({ message: 'success' });
    cart.reset();
    pressToastButton(toasts[0]);
    expect(sent).toEqual(['DELETE all']);
    expect(cart.get().pieces).toBeUndefined();
  });

  test('keeps answers of two sessions apart', async () => {
    const { cart, answer, delay, lines } = openCart();
    cart.refreshCart();
    cart.reset();
    cart.refreshCart();
    delay();
    await answer(answerCart({ mine: 1 }));
    await answer(answerCart({ theirs: 4 }));
    expect(lines()).toBe('mine1');
  });
});

describe('other tabs', () => {
  test('are notified after all changes are answered', async () => {
    const { cart, answer, tabs } = await openReadCart();
    cart.setCount('a', 3);
    cart.setCount('b', 3);
    await answer(answerCart({ a: 3, b: 1 }));
    expect(tabs).toEqual([]);
    await answer(answerCart({ a: 3, b: 3 }));
    expect(tabs).toEqual(['cart']);
    cart.refreshCart();
    await answer(answerCart({ a: 3, b: 3 }));
    expect(tabs).toEqual(['cart']);
  });

  test('a change in another tab leaves the cart unsettled until it is read', async () => {
    const { cart, answer, lines } = await openReadCart();
    cart.invalidate();
    expect(cart.get()).toMatchObject({ status: 'ready', isSettled: false, isTotalPending: true });
    await answer(answerCart({ a: 1 }));
    expect(lines()).toBe('a1');
    expect(cart.get().isSettled).toBe(true);
  });

  test('a read that started before a change in another tab is ignored', async () => {
    const { cart, sent, answer, delay, lines } = await openReadCart();
    cart.refreshCart();
    cart.invalidate();
    delay();
    await answer(answerCart({ a: 1 }));
    await answer(answerCart({ a: 2, b: 1 }));
    expect(lines()).toBe('a1');
    expect(sent).toEqual(['GET', 'GET']);
  });
});
