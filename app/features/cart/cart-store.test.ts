import { describe, expect, test } from 'vitest';
import { answerAdded, answerCart } from '#tests/setup/cart-answers.ts';
import { openCart, openReadCart } from '#tests/setup/open-cart.ts';

describe('reading', () => {
  test('from unknown to loading to ready, with the provider’s money in piastres', async () => {
    const { cart, answer } = openCart();
    expect(cart.get()).toMatchObject({ status: 'unknown', lines: [], pieces: undefined, isSettled: false });
    cart.refreshCart();
    expect(cart.get()).toMatchObject({ status: 'loading', isSettled: false });
    await answer(answerCart({ a: 2, b: 1 }));
    expect(cart.get()).toMatchObject({
      status: 'ready',
      pieces: 3,
      totalPiastres: 3000,
      isTotalPending: false,
      isSettled: true,
      cartId: 'cart-1',
    });
    expect(cart.get().lines[0]).toEqual({
      productId: 'a',
      count: 2,
      pricePiastres: 1000,
      title: 'Product a',
      brand: '',
      picture: '/a.webp',
      placeholder: undefined,
      categoryId: '',
      stock: undefined,
    });
  });

  test('asked twice, read once; asked later, read again', async () => {
    const { cart, sent, answer } = openCart();
    cart.refreshCart();
    cart.refreshCart();
    expect(sent).toEqual(['GET']);
    await answer(answerCart({}));
    cart.refreshCart();
    expect(sent).toEqual(['GET', 'GET']);
  });

  test.each<[string, (opened: ReturnType<typeof openCart>) => Promise<void>]>([
    ['an empty answer', ({ answer }) => answer(answerCart({}))],
    ['a provider that knows of no cart', ({ refuse }) => refuse('not-found')],
  ])('%s is an empty cart', async (_, reply) => {
    const opened = openCart();
    opened.cart.refreshCart();
    await reply(opened);
    expect(opened.cart.get()).toMatchObject({ status: 'ready', lines: [], pieces: 0, isSettled: true });
    expect(opened.told).toEqual([]);
  });

  test('a failure says why, and the next read mends it', async () => {
    const { cart, answer, refuse } = openCart();
    cart.refreshCart();
    await refuse('offline', 'No network');
    expect(cart.get()).toMatchObject({ status: 'failed', problem: { code: 'offline', text: 'No network' } });
    cart.refreshCart();
    expect(cart.get().status).toBe('loading');
    await answer(answerCart({ a: 1 }));
    expect(cart.get()).toMatchObject({ status: 'ready', problem: undefined });
  });

  test('what was read stays when reading it again fails', async () => {
    const { cart, refuse, lines } = await openReadCart();
    cart.refreshCart();
    await refuse('timeout');
    expect(cart.get()).toMatchObject({ status: 'ready', isSettled: true, problem: { code: 'timeout' } });
    expect(lines()).toBe('a2 b1');
  });

  test('an answer that a newer change has overtaken is dropped, and asked for anew', async () => {
    const { cart, sent, answer, delay, lines } = await openReadCart();
    cart.refreshCart();
    cart.setCount('a', 5);
    delay();
    await answer(answerCart({ a: 5, b: 1 }));
    await answer(answerCart({ a: 2, b: 1 }));
    expect(lines()).toBe('a5 b1');
    expect(sent).toEqual(['GET', 'PUT a 5', 'GET']);
  });

  test('nothing is read while changes are under way', async () => {
    const { cart, sent, answer } = await openReadCart();
    cart.setCount('a', 5);
    cart.refreshCart();
    expect(sent).toEqual(['PUT a 5']);
    await answer(answerCart({ a: 5, b: 1 }));
    expect(sent).toEqual(['PUT a 5', 'GET']);
  });
});

describe('adding', () => {
  test('the badge counts at once, the product is busy, and the toast waits for the answer', async () => {
    const { cart, sent, answer, told, keys } = await openReadCart();
    cart.addToCart('b');
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
    expect(told).toEqual([{ kind: 'success', messageKey: 'addedToCart' }]);
    expect(cart.get()).toMatchObject({ pieces: 4, totalPiastres: 4000, isSettled: true });
    expect(sent).toEqual(['POST b']);
  });

  test('a new product is only counted until a screen reads the cart', async () => {
    const { cart, sent, answer, lines } = await openReadCart();
    cart.addToCart('c');
    await answer(answerAdded({ a: 2, b: 1, c: 1 }));
    expect(cart.get()).toMatchObject({ status: 'unknown', pieces: 4, isSettled: false });
    expect(lines()).toBe('a2 b1');
    expect(sent).toEqual(['POST c']);
    cart.refreshCart();
    await answer(answerCart({ a: 2, b: 1, c: 1 }));
    expect(cart.get()).toMatchObject({ status: 'ready', isSettled: true });
    expect(lines()).toBe('a2 b1 c1');
  });

  test('before the cart is read, the answer tells the pieces', async () => {
    const { cart, answer } = openCart();
    cart.addToCart('c');
    expect(cart.get().pieces).toBeUndefined();
    await answer(answerAdded({ a: 2, c: 1 }));
    expect(cart.get()).toMatchObject({ pieces: 3, cartId: 'cart-1' });
  });

  test('refused: counted back, said with the provider’s words, and read again', async () => {
    const { cart, sent, answer, refuse, told } = await openReadCart();
    cart.addToCart('b');
    await refuse('invalid', 'Only 1 piece left');
    expect(told).toEqual([{ kind: 'error', messageKey: 'addToCartFailed', text: 'Only 1 piece left' }]);
    expect(cart.get()).toMatchObject({ pieces: 3, isSettled: false });
    expect(cart.get().isAdding('b')).toBe(false);
    expect(sent).toEqual(['POST b', 'GET']);
    await answer(answerCart({ a: 2, b: 1 }));
    expect(cart.get().isSettled).toBe(true);
  });
});

describe('counts', () => {
  test('are shown at once, while money waits for the provider', async () => {
    const { cart, answer, told, lines } = await openReadCart();
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
    expect(told).toEqual([]);
  });

  test.each([
    ['as it is', 2, []],
    ['below the least', 0, ['PUT a 1']],
    ['of the most', 999, ['PUT a 999']],
    ['a fraction', 3.4, ['PUT a 3']],
    ['no number', Number.NaN, []],
  ])('a count %s', async (_, wanted, expected) => {
    const { cart, sent } = await openReadCart();
    cart.setCount('a', wanted);
    expect(sent).toEqual(expected);
    expect(cart.get().isSettled).toBe(expected.length === 0);
  });

  test.each([1000, 999.5, 1e20, Number.POSITIVE_INFINITY])(
    'of %d pieces, more than fit, are refused in a sentence: nothing is sent, the count is as it was',
    async (wanted) => {
      const { cart, sent, told, lines } = await openReadCart();
      cart.setCount('a', wanted);
      expect(sent).toEqual([]);
      expect(lines()).toBe('a2 b1');
      expect(cart.get().isSettled).toBe(true);
      const text = 'At most 999 pieces of one product fit in the cart.';
      expect(told).toEqual([{ kind: 'error', messageKey: 'cartFailed', text }]);
    },
  );

  test('a refused one leaves the count that waits', async () => {
    const { cart, sent, answer, lines } = await openReadCart();
    cart.setCount('b', 2);
    cart.setCount('a', 7);
    cart.setCount('a', 1000);
    expect(lines()).toBe('a7 b2');
    await answer(answerCart({ a: 2, b: 2 }));
    expect(sent).toEqual(['PUT b 2', 'PUT a 7']);
  });

  test('one call at a time, and of those that wait only the newest of each line', async () => {
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

  test('back and forth while a call runs sends nothing more', async () => {
    const { cart, sent, answer } = await openReadCart();
    cart.setCount('a', 3);
    cart.setCount('a', 4);
    cart.setCount('a', 3);
    await answer(answerCart({ a: 3, b: 1 }));
    expect(sent).toEqual(['PUT a 3']);
    expect(cart.get().isSettled).toBe(true);
  });

  test('refused: back to what the provider has; what waits goes on, then the cart is read', async () => {
    const { cart, sent, answer, refuse, told, lines } = await openReadCart();
    cart.setCount('a', 9);
    cart.setCount('b', 2);
    await refuse('invalid', 'Only 4 pieces left');
    expect(lines()).toBe('a2 b2');
    expect(told).toEqual([{ kind: 'error', messageKey: 'cartFailed', text: 'Only 4 pieces left' }]);
    await answer(answerCart({ a: 4, b: 2 }));
    expect(sent).toEqual(['PUT a 9', 'PUT b 2', 'GET']);
    expect(lines()).toBe('a4 b2');
  });

  test('after a failure the same count is sent again: nobody knows what the provider has', async () => {
    const { cart, sent, refuse } = await openReadCart();
    cart.setCount('a', 3);
    await refuse('timeout');
    cart.setCount('a', 2);
    expect(sent).toEqual(['PUT a 3', 'GET', 'PUT a 2']);
  });
});

test('listeners hear of every change, until they stop listening', async () => {
  const { cart, answer } = await openReadCart();
  const pieces: unknown[] = [];
  const stop = cart.subscribe(() => pieces.push(cart.get().pieces));
  cart.addToCart('a');
  await answer(answerAdded({ a: 3, b: 1 }));
  stop();
  cart.addToCart('a');
  expect(pieces).toEqual([4, 4]);
});
