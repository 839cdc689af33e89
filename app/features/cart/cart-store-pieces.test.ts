import { expect, test } from 'vitest';
import { answerAdded, answerCart } from '#tests/setup/cart-answers.ts';
import { openCart, openReadCart } from '#tests/setup/open-cart.ts';

const ADDED_TOAST = {
  kind: 'success',
  messageKey: 'addedToCart',
  action: { labelKey: 'viewCart', to: '/cart' },
};

test('adds several pieces by adding one and then setting the count, with one toast', async () => {
  const { cart, sent, answer, toasts } = await openReadCart();
  cart.addPiece('a', 3, 50);
  expect(cart.get()).toMatchObject({ pieces: 6, isSettled: false });
  await answer(answerAdded({ a: 3, b: 1 }));
  expect(cart.get()).toMatchObject({ pieces: 6, isSettled: false });
  expect(cart.get().isAdding('a')).toBe(true);
  await answer(answerCart({ a: 5, b: 1 }));
  expect(sent).toEqual(['POST a 3', 'PUT a 5']);
  expect(cart.get()).toMatchObject({ pieces: 6, isSettled: true });
  expect(toasts).toEqual([ADDED_TOAST]);
});

const REFUSED_TOAST = { kind: 'error', messageKey: 'addToCartFailed', text: 'Only 4 available.' };

test('refuses pieces above the maximum, including those already in the cart, without a call', async () => {
  const { cart, sent, toasts } = await openReadCart();
  cart.addPiece('a', 3, 4);
  await Promise.resolve();
  expect(sent).toEqual([]);
  await expect.poll(() => toasts).toEqual([REFUSED_TOAST]);
  expect(cart.get()).toMatchObject({ pieces: 3, isSettled: true });
});

test('removes the first piece again if the cart was unknown and has too many', async () => {
  const { cart, sent, answer, toasts } = openCart();
  cart.addPiece('a', 3, 4);
  await answer(answerAdded({ a: 3, b: 1 }));
  await answer(answerCart({ a: 2, b: 1 }));
  expect(sent).toEqual(['POST a 3', 'PUT a 2']);
  expect(toasts).toEqual([REFUSED_TOAST]);
  expect(cart.get()).toMatchObject({ pieces: 3, isSettled: true });
});

test('says that one piece was added if the others are refused, and reads the cart again', async () => {
  const { cart, sent, answer, refuse, toasts } = await openReadCart();
  cart.addPiece('b', 5);
  await answer(answerAdded({ a: 2, b: 2 }));
  await refuse('invalid', 'Only 3 left');
  expect(toasts).toEqual([{ kind: 'error', text: 'Only 1 was added to your cart. Only 3 left' }]);
  expect(sent).toEqual(['POST b 5', 'PUT b 6', 'GET']);
  await answer(answerCart({ a: 2, b: 2 }));
  expect(cart.get()).toMatchObject({ pieces: 4, isSettled: true });
});

test.each([0, -3, 1.5, Number.NaN, '7' as unknown as number])('%s pieces count as one', async (pieces) => {
  const { cart, sent, answer } = await openReadCart();
  cart.addPiece('b', pieces);
  await answer(answerAdded({ a: 2, b: 2 }));
  expect(sent).toEqual(['POST b']);
  expect(cart.get()).toMatchObject({ pieces: 4, isSettled: true });
});
