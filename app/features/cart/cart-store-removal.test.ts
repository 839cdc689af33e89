import { describe, expect, test } from 'vitest';
import { actOn } from '#tests/setup/act-on-toast.ts';
import { answerAdded, answerCart } from '#tests/setup/cart-answers.ts';
import { openCart, openReadCart } from '#tests/setup/open-cart.ts';

describe('taking out', () => {
  test('the line folds away at once; the toast offers to undo', async () => {
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
    ['several pieces', 'a', ['POST a', 'PUT a 2'], 'a2 b1'],
    ['one piece', 'b', ['POST b'], 'a2 b1'],
  ])('undone with %s: at its old place at once, with its old count', async (_, productId, calls, shown) => {
    const { cart, sent, answer, toasts, lines } = await openReadCart();
    cart.removeLine(productId);
    const left: Record<string, number> = productId === 'a' ? { b: 1 } : { a: 2 };
    await answer(answerCart(left));
    sent.length = 0;
    actOn(toasts[0]);
    expect(lines()).toBe(shown);
    await answer(answerAdded({ ...left, [productId]: 1 }));
    expect(lines()).toMatch(productId === 'a' ? 'a2' : 'b1');
    if (calls.length > 1) await answer(answerCart({ ...left, [productId]: 2 }));
    expect(sent).toEqual(calls);
    expect(cart.get()).toMatchObject({ pieces: 3, isSettled: true });
  });

  test('undone when it is there again: only its count is set', async () => {
    const { cart, sent, answer, toasts } = await openReadCart();
    cart.removeLine('a');
    await answer(answerCart({ b: 1 }));
    cart.addPiece('a');
    await answer(answerAdded({ b: 1, a: 1 }));
    actOn(toasts[0]);
    expect(sent).toEqual(['DELETE a', 'POST a', 'PUT a 2']);
  });

  test('undo that fails halfway says so, and the cart is read', async () => {
    const { cart, sent, answer, refuse, toasts, lines } = await openReadCart();
    cart.removeLine('a');
    await answer(answerCart({ b: 1 }));
    actOn(toasts[0]);
    await answer(answerAdded({ b: 1, a: 1 }));
    await refuse('unavailable', 'Down');
    expect(toasts[1]).toMatchObject({ kind: 'error', messageKey: 'cartFailed', text: 'Down' });
    expect(lines()).toBe('b1 a1');
    expect(sent.at(-1)).toBe('GET');
  });

  test('added again, it is counted at once and shown when its price is known', async () => {
    const { cart, answer, lines } = await openReadCart();
    cart.removeLine('a');
    await answer(answerCart({ b: 1 }));
    cart.addPiece('a');
    expect(lines()).toBe('b1');
    expect(cart.get().pieces).toBe(2);
    await answer(answerAdded({ b: 1, a: 1 }));
    expect(lines()).toBe('b1 a1');
  });

  test('pressed twice, sent once', async () => {
    const { cart, sent, answer, keys } = await openReadCart();
    cart.removeLine('a');
    cart.removeLine('a');
    await answer(answerCart({ b: 1 }));
    expect(sent).toEqual(['DELETE a']);
    expect(keys()).toEqual(['lineRemoved']);
  });

  test('a waiting count of a line that goes is never sent', async () => {
    const { cart, sent, answer } = await openReadCart();
    cart.setCount('b', 2);
    cart.setCount('a', 7);
    cart.removeLine('a');
    await answer(answerCart({ a: 2, b: 2 }));
    expect(sent).toEqual(['PUT b 2', 'DELETE a']);
  });

  test('refused: the line is back', async () => {
    const { cart, refuse, keys, lines } = await openReadCart();
    cart.removeLine('a');
    await refuse('unavailable');
    expect(lines()).toBe('a2 b1');
    expect(keys()).toEqual(['cartFailed']);
  });
});

describe('clearing', () => {
  test('empty at once, whatever waited', async () => {
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
      { kind: 'success', messageKey: 'cartCleared', action: { labelKey: 'undo', bringsBack: 'line-a' } },
    ]);
    expect(cart.get()).toMatchObject({
      totalPiastres: 0,
      isClearing: false,
      isSettled: true,
      cartId: undefined,
    });
  });

  /** Clears the cart of two of a and one of b, and undoes it. */
  async function openUndone() {
    const opened = await openReadCart();
    opened.cart.clearCart();
    await opened.answer({ message: 'success' });
    opened.sent.length = 0;
    actOn(opened.toasts.pop());
    return opened;
  }

  test('undone: every line at its place with its count at once, then sent one by one', async () => {
    const { cart, sent, answer, toasts, lines } = await openUndone();
    expect(lines()).toBe('a2 b1');
    expect(cart.get()).toMatchObject({ pieces: 3, isSettled: false });
    await answer(answerAdded({ a: 1 }));
    await answer(answerCart({ a: 2 }));
    expect(lines()).toBe('a2 b1');
    await answer(answerAdded({ a: 2, b: 1 }));
    expect(sent).toEqual(['POST a', 'PUT a 2', 'POST b']);
    expect(lines()).toBe('a2 b1');
    expect(cart.get()).toMatchObject({ pieces: 3, totalPiastres: 3000, isSettled: true, cartId: 'cart-1' });
    expect(toasts).toEqual([]);
  });

  test('undone, and one line is refused: it is toasts, and the others come back', async () => {
    const { cart, sent, answer, refuse, toasts, lines } = await openUndone();
    await refuse('rejected', 'This product is out of stock');
    expect(toasts).toEqual([
      { kind: 'error', messageKey: 'cartFailed', text: 'This product is out of stock' },
    ]);
    expect(lines()).toBe('b1');
    await answer(answerAdded({ b: 1 }));
    await answer(answerCart({ b: 1 }));
    expect(sent).toEqual(['POST a', 'POST b', 'GET']);
    expect(lines()).toBe('b1');
    expect(cart.get().isSettled).toBe(true);
  });

  test('undone after changes that waited: as the shopper saw it, not as the provider had it', async () => {
    const { cart, answer, toasts, lines } = await openReadCart();
    cart.addPiece('c');
    cart.setCount('b', 4);
    cart.clearCart();
    await answer(answerAdded({ a: 2, b: 1, c: 1 }));
    await answer({ message: 'success' });
    actOn(toasts.at(-1));
    expect(lines()).toBe('a2 b4');
    expect(cart.get().pieces).toBe(7);
  });

  test('cleared again while it is put back: what was still to come can come back, too', async () => {
    const { cart, sent, answer, toasts, lines } = await openUndone();
    cart.clearCart();
    expect(lines()).toBe('');
    await answer(answerAdded({ a: 1 }));
    await answer(answerCart({ a: 2 }));
    await answer({ message: 'success' });
    expect(sent).toEqual(['POST a', 'PUT a 2', 'DELETE all']);
    actOn(toasts.at(-1));
    expect(lines()).toBe('a2 b1');
  });

  test('of a cart that is empty: nothing is sent, said or offered', async () => {
    const { cart, sent, answer, toasts } = openCart();
    cart.refreshCart();
    await answer(answerCart({}));
    cart.clearCart();
    expect([sent, toasts]).toEqual([['GET'], []]);
  });

  test('refused: everything is back', async () => {
    const { cart, sent, refuse, keys, lines } = await openReadCart();
    cart.clearCart();
    await refuse('offline');
    expect(lines()).toBe('a2 b1');
    expect(keys()).toEqual(['cartFailed']);
    expect(sent.at(-1)).toBe('GET');
  });
});
