import { expect, test } from 'vitest';
import { answerAdded, answerCart } from '#tests/setup/cart-answers.ts';
import { openReadCart } from '#tests/setup/open-cart.ts';

const ADDED = {
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
  expect(toasts).toEqual([ADDED]);
});

test('limits added pieces to the maximum, including those already in the cart, with a toast', async () => {
  const { cart, sent, answer, toasts } = await openReadCart();
  cart.addPiece('a', 3, 4);
  await answer(answerAdded({ a: 3, b: 1 }));
  await answer(answerCart({ a: 4, b: 1 }));
  expect(sent).toEqual(['POST a 3', 'PUT a 4']);
  expect(toasts).toEqual([
    ADDED,
    { kind: 'info', text: 'Only 4 can be bought, and your cart has them all.' },
  ]);
  cart.addPiece('b', 2, 2);
  await answer(answerAdded({ a: 4, b: 2 }));
  expect(sent.slice(2)).toEqual(['POST b 2']);
  expect(toasts).toHaveLength(4);
});

test('says that one piece was added if the others are refused, and reads the cart again', async () => {
  const { cart, sent, answer, refuse, toasts } = await openReadCart();
  cart.addPiece('b', 5);
  await answer(answerAdded({ a: 2, b: 2 }));
  await refuse('invalid', 'Only 3 pieces left');
  expect(toasts).toEqual([
    { kind: 'error', text: 'Only one piece was added to the cart. Only 3 pieces left' },
  ]);
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
