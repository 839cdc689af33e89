import { describe, expect, test } from 'vitest';
import { answerCart } from '#tests/setup/cart-answers.ts';
import { openCart, openReadCart } from '#tests/setup/open-cart.ts';

describe('reading the cart', () => {
  test('goes from unknown to loading to ready, with amounts in piastres', async () => {
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

  test('reads once when requested twice, and again when requested later', async () => {
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
    ['a provider that has no cart', ({ refuse }) => refuse('not-found')],
  ])('%s is an empty cart', async (_, reply) => {
    const opened = openCart();
    opened.cart.refreshCart();
    await reply(opened);
    expect(opened.cart.get()).toMatchObject({ status: 'ready', lines: [], pieces: 0, isSettled: true });
    expect(opened.toasts).toEqual([]);
  });

  test('a failed read has a problem, which the next read clears', async () => {
    const { cart, answer, refuse } = openCart();
    cart.refreshCart();
    await refuse('offline', 'No network');
    expect(cart.get()).toMatchObject({ status: 'failed', problem: { code: 'offline', text: 'No network' } });
    cart.refreshCart();
    expect(cart.get().status).toBe('loading');
    await answer(answerCart({ a: 1 }));
    expect(cart.get()).toMatchObject({ status: 'ready', problem: undefined });
  });

  test('keeps the cart when reading it again fails', async () => {
    const { cart, refuse, lines } = await openReadCart();
    cart.refreshCart();
    await refuse('timeout');
    expect(cart.get()).toMatchObject({ status: 'ready', isSettled: true, problem: { code: 'timeout' } });
    expect(lines()).toBe('a2 b1');
  });

  test('ignores an answer that is older than a change, and reads again', async () => {
    const { cart, sent, answer, delay, lines } = await openReadCart();
    cart.refreshCart();
    cart.setCount('a', 5);
    delay();
    await answer(answerCart({ a: 5, b: 1 }));
    await answer(answerCart({ a: 2, b: 1 }));
    expect(lines()).toBe('a5 b1');
    expect(sent).toEqual(['GET', 'PUT a 5', 'GET']);
  });

  test('reads only after all changes are answered', async () => {
    const { cart, sent, answer } = await openReadCart();
    cart.setCount('a', 5);
    cart.refreshCart();
    expect(sent).toEqual(['PUT a 5']);
    await answer(answerCart({ a: 5, b: 1 }));
    expect(sent).toEqual(['PUT a 5', 'GET']);
  });
});
