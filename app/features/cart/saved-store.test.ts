import { expect, test } from 'vitest';
import { answerCart } from '#tests/setup/cart-answers.ts';
import { openReadCart } from '#tests/setup/open-cart.ts';
import { pressToastButton } from '#tests/setup/store-steps.ts';
import { createSavedStore } from './saved-store.ts';

const answerSaved = (saved: Record<string, number>) => ({
  status: 'success',
  data: answerCart(saved).data.products,
});
const answerBoth = (cart: Record<string, number>, saved: Record<string, number>) => ({
  ...answerCart(cart),
  saved: answerCart(saved).data.products,
});

/** A cart with two pieces of a and one of b, and a saved-for-later list with three pieces of c. */
async function openSaved() {
  const opened = await openReadCart();
  const { as, answer, sent, cart, toasts } = opened;
  const saved = createSavedStore({
    calls: { read: as('READ'), save: as('SAVE'), put: as('SET'), remove: as('FORGET'), move: as('MOVE') },
    cart,
    showToast: (toast) => toasts.push(toast),
  });
  saved.refresh();
  await answer(answerSaved({ c: 3 }));
  sent.length = 0;
  const both = () => [
    opened.lines(),
    saved
      .get()
      .lines.map(({ productId, count }) => productId + count)
      .join(' '),
  ];
  return { ...opened, saved, both, texts: () => toasts.map(({ text }) => text) };
}

test('moves a line from the cart to the list at once; undo restores its place', async () => {
  const { saved, cart, sent, answer, both, toasts, texts } = await openSaved();
  saved.save('a');
  expect([both(), cart.get().pieces, cart.get().isSettled]).toEqual([['b1', 'a2 c3'], 1, false]);
  await answer(answerBoth({ b: 1 }, { a: 2, c: 3 }));
  expect([both(), cart.get().isSettled]).toEqual([['b1', 'a2 c3'], true]);
  expect(texts()).toEqual(['Saved for later.']);
  pressToastButton(toasts[0]);
  expect(both()).toEqual(['a2 b1', 'c3']);
  await answer(answerBoth({ b: 1, a: 2 }, { c: 3 }));
  expect([both(), sent, toasts.length]).toEqual([['b1 a2', 'c3'], ['SAVE a', 'MOVE a'], 1]);
});

test('moves a saved product into the cart, with a toast if fewer pieces are left', async () => {
  const { saved, cart, answer, both, texts } = await openSaved();
  saved.move('c');
  expect([both(), cart.get().pieces]).toEqual([['a2 b1', ''], 6]);
  await answer(answerBoth({ a: 2, b: 1, c: 2 }, {}));
  expect(both()).toEqual(['a2 b1 c2', '']);
  expect(texts()).toEqual(['Only 2 left, so we changed your quantity to 2.']);
});

test('undo of a removal restores the product at its place', async () => {
  const { saved, sent, answer, both, toasts, texts } = await openSaved();
  saved.save('b');
  await answer(answerBoth({ a: 2 }, { b: 1, c: 3 }));
  saved.remove('c');
  expect(both()).toEqual(['a2', 'b1']);
  await answer(answerSaved({ b: 1 }));
  pressToastButton(toasts[1]);
  expect(both()).toEqual(['a2', 'b1 c3']);
  await answer(answerSaved({ c: 3, b: 1 }));
  expect(sent).toEqual(['SAVE b', 'FORGET c', 'SET c 3']);
  expect(texts()).toEqual(['Saved for later.', 'Removed from your saved products.']);
});

test('a refused change is reverted with a toast, read again, and can be retried', async () => {
  const { saved, sent, answer, refuse, both, toasts } = await openSaved();
  saved.save('a');
  await refuse('offline', 'Cut off');
  expect(both()).toEqual(['a2 b1', 'c3']);
  expect(toasts).toMatchObject([{ kind: 'error', messageKey: 'cartFailed', text: 'Cut off' }]);
  expect(sent).toEqual(['SAVE a', 'GET', 'READ']);
  await answer(answerCart({ a: 2, b: 1 }));
  await answer(answerSaved({ c: 3 }));
  pressToastButton(toasts[0]);
  expect([both(), sent.at(-1)]).toEqual([['b1', 'a2 c3'], 'SAVE a']);
});

test('sends changes through the cart’s queue, also when it is cleared', async () => {
  const { saved, cart, sent, answer, both } = await openSaved();
  cart.setCount('b', 4);
  saved.save('a');
  saved.save('a');
  cart.clearCart();
  expect(both()).toEqual(['', 'a2 c3']);
  await answer(answerCart({ a: 2, b: 4 }));
  await answer(answerBoth({ b: 4 }, { a: 2, c: 3 }));
  await answer({ message: 'success' });
  expect([sent, both()]).toEqual([
    ['PUT b 4', 'SAVE a', 'DELETE all'],
    ['', 'a2 c3'],
  ]);
});

test('another session empties the list, ignores pending answers and undoes nothing', async () => {
  const { saved, cart, sent, answer, both, toasts } = await openSaved();
  saved.remove('c');
  await answer(answerSaved({}));
  saved.save('a');
  cart.reset();
  saved.reset();
  await answer(answerBoth({ b: 1 }, { a: 2 }));
  pressToastButton(toasts[0]);
  expect([both(), sent, toasts.length]).toEqual([['', ''], ['FORGET c', 'SAVE a'], 1]);
});
