import { describe, expect, test } from 'vitest';
import { answerAdded, answerCart } from '#tests/setup/cart-answers.ts';
import { openCart, openReadCart } from '#tests/setup/open-cart.ts';
import { pressToastButton } from '#tests/setup/store-steps.ts';

describe('removing a line', () => {
  test('removes the line at once, with an undo toast', async () => {
    const { cart, sent, answer, toasts, lines } = await openReadCart();
    cart.removeLine('a');
    expect(lines()).toBe('b1');
    expect(cart.get().pieces).toBe(1);
    expect(toasts).toEqual([]);
    await answer(answerCart({ b: 1 }));
    expect(toasts).toMatchObject([
      { kind: 'success', messageKey: 'lineRemoved', action: { labelKey: 'undo' } },
    ]);
    expect(sent).toEqual(['DELETE a']);
  });

  test.each([
    ['several pieces', 'a', ['POST a 1 0', 'PUT a 2'], 'a2 b1'],
    ['one piece', 'b', ['POST b 1 1'], 'a2 b1'],
  ])('undo with %s restores place and count at once', async (_, productId, calls, shown) => {
    const { cart, sent, answer, toasts, lines } = await openReadCart();
    cart.removeLine(productId);
    const left: Record<string, number> = productId === 'a' ? { b: 1 } : { a: 2 };
    await answer(answerCart(left));
    sent.length = 0;
    pressToastButton(toasts[0]);
    expect(lines()).toBe(shown);
    await answer(answerAdded({ ...left, [productId]: 1 }));
    expect(lines()).toMatch(productId === 'a' ? 'a2' : 'b1');
    if (calls.length > 1) await answer(answerCart({ ...left, [productId]: 2 }));
    expect(sent).toEqual(calls);
    expect(cart.get()).toMatchObject({ pieces: 3, isSettled: true });
  });

  test('undo of a line that was added again sets only its count', async () => {
    const { cart, sent, answer, toasts } = await openReadCart();
    cart.removeLine('a');
    await answer(answerCart({ b: 1 }));
    cart.addPiece('a');
    await answer(answerAdded({ b: 1, a: 1 }));
    pressToastButton(toasts[0]);
    expect(sent).toEqual(['DELETE a', 'POST a', 'PUT a 2']);
  });

  test('undo that fails halfway shows a toast and reads the cart', async () => {
    const { cart, sent, answer, refuse, toasts, lines } = await openReadCart();
    cart.removeLine('a');
    await answer(answerCart({ b: 1 }));
    pressToastButton(toasts[0]);
    await answer(answerAdded({ b: 1, a: 1 }));
    await refuse('unavailable', 'Down');
    expect(toasts[1]).toMatchObject({ kind: 'error', messageKey: 'cartFailed', text: 'Down' });
    expect(lines()).toBe('b1 a1');
    expect(sent.at(-1)).toBe('GET');
  });

  test('a line added again counts at once and is shown once its price is known', async () => {
    const { cart, answer, lines } = await openReadCart();
    cart.removeLine('a');
    await answer(answerCart({ b: 1 }));
    cart.addPiece('a');
    expect(lines()).toBe('b1');
    expect(cart.get().pieces).toBe(2);
    await answer(answerAdded({ b: 1, a: 1 }));
    expect(lines()).toBe('b1 a1');
  });

  test('sends one call when pressed twice', async () => {
    const { cart, sent, answer, keys } = await openReadCart();
    cart.removeLine('a');
    cart.removeLine('a');
    await answer(answerCart({ b: 1 }));
    expect(sent).toEqual(['DELETE a']);
    expect(keys()).toEqual(['lineRemoved']);
  });

  test('drops a queued count of a removed line', async () => {
    const { cart, sent, answer } = await openReadCart();
    cart.setCount('b', 2);
    cart.setCount('a', 7);
    cart.removeLine('a');
    await answer(answerCart({ a: 2, b: 2 }));
    expect(sent).toEqual(['PUT b 2', 'DELETE a']);
  });

  test('restores the line when refused', async () => {
    const { cart, refuse, keys, lines } = await openReadCart();
    cart.removeLine('a');
    await refuse('unavailable');
    expect(lines()).toBe('a2 b1');
    expect(keys()).toEqual(['cartFailed']);
  });
});

describe('clearing the cart', () => {
  test('empties the cart at once and drops queued changes', async () => {
    const { cart, sent, answer, toasts, lines } = await openReadCart();
    cart.setCount('a', 3);
    cart.setCount('b', 4);
    cart.clearCart();
    expect(cart.get()).toMatchObject({ lines: [], pieces: 0, isClearing: true, isSettled: false });
    await answer(answerCart({ a: 3, b: 1 }));
    expect(lines()).toBe('');
    await answer({ message: 'success' });
    expect(sent).toEqual(['PUT a 3', 'DELETE all']);
    expect(toasts).toMatchObject([
      { kind: 'success', messageKey: 'cartCleared', action: { labelKey: 'undo', restoredId: 'line-a' } },
    ]);
    expect(cart.get()).toMatchObject({
      totalPiastres: 0,
      isClearing: false,
      isSettled: true,
      cartId: undefined,
    });
  });

  /** Clears a cart with two pieces of a and one of b, and undoes it. */
  async function openUndone() {
    const opened = await openReadCart();
    opened.cart.clearCart();
    await opened.answer({ message: 'success' });
    opened.sent.length = 0;
    pressToastButton(opened.toasts.pop());
    return opened;
  }

  test('undo restores all lines at once, then sends them one by one', async () => {
    const { cart, sent, answer, toasts, lines } = await openUndone();
    expect(lines()).toBe('a2 b1');
    expect(cart.get()).toMatchObject({ pieces: 3, isSettled: false });
    await answer(answerAdded({ a: 1 }));
    await answer(answerCart({ a: 2 }));
    expect(lines()).toBe('a2 b1');
    await answer(answerAdded({ a: 2, b: 1 }));
    expect(sent).toEqual(['POST a 1 0', 'PUT a 2', 'POST b 1 1']);
    expect(lines()).toBe('a2 b1');
    expect(cart.get()).toMatchObject({ pieces: 3, totalPiastres: 3000, isSettled: true, cartId: 'cart-1' });
    expect(toasts).toEqual([]);
  });

  test('undo restores the other lines when one is refused, with a toast', async () => {
    const { cart, sent, answer, refuse, toasts, lines } = await openUndone();
    await refuse('rejected', 'This product is out of stock');
    expect(toasts).toEqual([
      { kind: 'error', messageKey: 'cartFailed', text: 'This product is out of stock' },
    ]);
    expect(lines()).toBe('b1');
    await answer(answerAdded({ b: 1 }));
    await answer(answerCart({ b: 1 }));
    expect(sent).toEqual(['POST a 1 0', 'POST b 1 1', 'GET']);
    expect(lines()).toBe('b1');
    expect(cart.get().isSettled).toBe(true);
  });

  test('undo restores the cart as shown, with changes that were queued', async () => {
    const { cart, answer, toasts, lines } = await openReadCart();
    cart.addPiece('c');
    cart.setCount('b', 4);
    cart.clearCart();
    await answer(answerAdded({ a: 2, b: 1, c: 1 }));
    await answer({ message: 'success' });
    pressToastButton(toasts.at(-1));
    expect(lines()).toBe('a2 b4');
    expect(cart.get().pieces).toBe(7);
  });

  test('undo of a second clearing restores lines of an unfinished undo', async () => {
    const { cart, sent, answer, toasts, lines } = await openUndone();
    cart.clearCart();
    expect(lines()).toBe('');
    await answer(answerAdded({ a: 1 }));
    await answer(answerCart({ a: 2 }));
    await answer({ message: 'success' });
    expect(sent).toEqual(['POST a 1 0', 'PUT a 2', 'DELETE all']);
    pressToastButton(toasts.at(-1));
    expect(lines()).toBe('a2 b1');
  });

  test('clearing an empty cart sends nothing and shows no toast', async () => {
    const { cart, sent, answer, toasts } = openCart();
    cart.refreshCart();
    await answer(answerCart({}));
    cart.clearCart();
    expect([sent, toasts]).toEqual([['GET'], []]);
  });

  test('restores all lines when refused', async () => {
    const { cart, sent, refuse, keys, lines } = await openReadCart();
    cart.clearCart();
    await refuse('offline');
    expect(lines()).toBe('a2 b1');
    expect(keys()).toEqual(['cartFailed']);
    expect(sent.at(-1)).toBe('GET');
  });
});
