import { describe, expect, test } from 'vitest';
import { answerAdded, answerCart } from '#tests/setup/cart-answers.ts';
import { openCart, openReadCart } from '#tests/setup/open-cart.ts';
import { pressToastButton } from '#tests/setup/store-steps.ts';

describe('adding a product', () => {
  test('is counted at once, with a toast after the answer', async () => {
    const { cart, sent, answer, toasts, keys } = await openReadCart();
    cart.addPiece('b');
    expect(cart.get()).toMatchObject({
      pieces: 4,
      isTotalPending: true,
      isSettled: false,
      totalPiastres: 3000,
    });
    expect([cart.get().isAdding('b'), cart.get().isAdding('a')]).toEqual([true, false]);
    expect(keys()).toEqual([]);
    await answer(answerAdded({ a: 2, b: 2 }));
    expect(cart.get().isAdding('b')).toBe(false);
    const action = { labelKey: 'viewCart', to: '/cart' };
    expect(toasts).toEqual([{ kind: 'success', messageKey: 'addedToCart', action }]);
    expect(cart.get()).toMatchObject({ pieces: 4, totalPiastres: 4000, isSettled: true });
    expect(sent).toEqual(['POST b']);
  });

  test('a new product is counted, but not listed until the cart is read', async () => {
    const { cart, sent, answer, lines } = await openReadCart();
    cart.addPiece('c');
    await answer(answerAdded({ a: 2, b: 1, c: 1 }));
    expect(cart.get()).toMatchObject({ status: 'unknown', pieces: 4, isSettled: false });
    expect(lines()).toBe('a2 b1');
    expect(sent).toEqual(['POST c']);
    cart.refreshCart();
    await answer(answerCart({ a: 2, b: 1, c: 1 }));
    expect(cart.get()).toMatchObject({ status: 'ready', isSettled: true });
    expect(lines()).toBe('a2 b1 c1');
  });

  test('uses the number of pieces in the answer if the cart was not read', async () => {
    const { cart, answer } = openCart();
    cart.addPiece('c');
    expect(cart.get().pieces).toBeUndefined();
    await answer(answerAdded({ a: 2, c: 1 }));
    expect(cart.get()).toMatchObject({ pieces: 3, cartId: 'cart-1' });
  });

  test('when refused, restores the count, shows the provider’s text and reads the cart', async () => {
    const { cart, sent, answer, refuse, toasts } = await openReadCart();
    cart.addPiece('b');
    await refuse('invalid', 'Only 1 left');
    expect(toasts).toEqual([{ kind: 'error', messageKey: 'addToCartFailed', text: 'Only 1 left' }]);
    expect(cart.get()).toMatchObject({ pieces: 3, isSettled: false });
    expect(cart.get().isAdding('b')).toBe(false);
    expect(sent).toEqual(['POST b', 'GET']);
    await answer(answerCart({ a: 2, b: 1 }));
    expect(cart.get().isSettled).toBe(true);
  });
});

test.each(['offline', 'timeout', 'malformed', 'limited', 'unavailable'] as const)(
  'a change that failed as %s can be retried from its toast',
  async (code) => {
    const { cart, sent, refuse, toasts } = await openReadCart();
    cart.addPiece('b');
    await refuse(code);
    expect(toasts).toMatchObject([{ messageKey: 'addToCartFailed', action: { labelKey: 'tryAgain' } }]);
    pressToastButton(toasts[0]);
    expect(sent).toEqual(['POST b', 'GET', 'POST b']);
    expect(cart.get().pieces).toBe(4);
  },
);

describe('changed counts', () => {
  test('are shown at once; amounts wait for the answer', async () => {
    const { cart, answer, toasts, lines } = await openReadCart();
    cart.setCount('a', 5);
    expect(lines()).toBe('a5 b1');
    expect(cart.get()).toMatchObject({
      pieces: 6,
      totalPiastres: 3000,
      isTotalPending: true,
      isSettled: false,
    });
    expect([cart.get().isChanging('a'), cart.get().isChanging('b')]).toEqual([true, false]);
    await answer(answerCart({ a: 5, b: 1 }));
    expect(cart.get()).toMatchObject({ totalPiastres: 6000, isTotalPending: false, isSettled: true });
    expect(cart.get().isChanging('a')).toBe(false);
    expect(toasts).toEqual([]);
  });

  test.each([
    ['that is unchanged', 2, []],
    ['below the minimum', 0, ['PUT a 1']],
    ['at the maximum', 999, ['PUT a 999']],
    ['that is a fraction', 3.4, ['PUT a 3']],
    ['that is not a number', Number.NaN, []],
  ])('handles a count %s', async (_, wanted, expected) => {
    const { cart, sent } = await openReadCart();
    cart.setCount('a', wanted);
    expect(sent).toEqual(expected);
    expect(cart.get().isSettled).toBe(expected.length === 0);
  });

  test.each([1000, 999.5, 1e20, Number.POSITIVE_INFINITY])(
    'refuses %d pieces with a toast, without a call',
    async (wanted) => {
      const { cart, sent, toasts, lines } = await openReadCart();
      cart.setCount('a', wanted);
      expect([lines(), sent]).toEqual(['a2 b1', []]);
      const text = 'You can order up to 999 of one product.';
      expect(toasts).toEqual([{ kind: 'error', messageKey: 'cartFailed', text }]);
    },
  );

  test.each([
    [4, 'Only 4 available.'],
    [10, 'Only 10 available.'],
    [11, 'We don’t have that many. Please choose fewer.'],
  ])('a count above a stock of %i is refused and the line stays as it was', async (left, text) => {
    const { cart, sent, answer, refuse, toasts, lines } = await openReadCart();
    cart.setCount('a', 50);
    await refuse('invalid', `Only ${left} left`, { refusal: 'pieces-left', values: [left] });
    await answer(answerCart({ a: 2, b: 1 }));
    expect([sent, lines()]).toEqual([['PUT a 50', 'GET'], 'a2 b1']);
    expect(toasts).toEqual([{ kind: 'error', messageKey: 'cartFailed', text }]);
  });

  test('sends one call at a time, and only the newest queued count of each line', async () => {
    const { cart, sent, answer, lines } = await openReadCart();
    for (const count of [3, 4, 5]) cart.setCount('a', count);
    for (const count of [2, 3]) cart.setCount('b', count);
    expect(sent).toEqual(['PUT a 3']);
    expect(lines()).toBe('a5 b3');
    await answer(answerCart({ a: 3, b: 1 }));
    expect(lines()).toBe('a5 b3');
    expect(sent).toEqual(['PUT a 3', 'PUT a 5']);
    await answer(answerCart({ a: 5, b: 1 }));
    await answer(answerCart({ a: 5, b: 3 }));
    expect(sent).toEqual(['PUT a 3', 'PUT a 5', 'PUT b 3']);
    expect(lines()).toBe('a5 b3');
    expect(cart.get().isSettled).toBe(true);
  });

  test('sends nothing if the count returns to the one being sent', async () => {
    const { cart, sent, answer } = await openReadCart();
    cart.setCount('a', 3);
    cart.setCount('a', 4);
    cart.setCount('a', 3);
    await answer(answerCart({ a: 3, b: 1 }));
    expect(sent).toEqual(['PUT a 3']);
    expect(cart.get().isSettled).toBe(true);
  });

  test('when refused, restores the confirmed count, continues the queue and reads the cart', async () => {
    const { cart, sent, answer, refuse, toasts, lines } = await openReadCart();
    cart.setCount('a', 9);
    cart.setCount('b', 2);
    await refuse('invalid', 'Only 4 left');
    expect(lines()).toBe('a2 b2');
    expect(toasts).toEqual([{ kind: 'error', messageKey: 'cartFailed', text: 'Only 4 left' }]);
    await answer(answerCart({ a: 4, b: 2 }));
    expect(sent).toEqual(['PUT a 9', 'PUT b 2', 'GET']);
    expect(lines()).toBe('a4 b2');
  });

  test('sends an equal count again after a failure, since the provider’s count is unknown', async () => {
    const { cart, sent, refuse } = await openReadCart();
    cart.setCount('a', 3);
    await refuse('timeout');
    cart.setCount('a', 2);
    expect(sent).toEqual(['PUT a 3', 'GET', 'PUT a 2']);
  });
});

test('notifies listeners of every change until they unsubscribe', async () => {
  const { cart, answer } = await openReadCart();
  const pieces: unknown[] = [];
  const stop = cart.subscribe(() => pieces.push(cart.get().pieces));
  cart.addPiece('a');
  await answer(answerAdded({ a: 3, b: 1 }));
  stop();
  cart.addPiece('a');
  expect(pieces).toEqual([4, 4]);
});
