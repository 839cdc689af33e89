import { expect, test } from 'vitest';
import { createToasts, type NewToast } from './toasts.ts';

const ADDED: NewToast = { kind: 'success', messageKey: 'addedToCart' };
const VIEWED: NewToast = { ...ADDED, action: { labelKey: 'viewCart', to: '/cart' } };
const WISHED: NewToast = { kind: 'info', messageKey: 'addedToWishList' };
const FAILED: NewToast = { kind: 'error', messageKey: 'cartFailed', text: 'Only 3 pieces left' };
const REMOVED: NewToast = {
  kind: 'success',
  messageKey: 'lineRemoved',
  action: { labelKey: 'undo', onAct: () => {} },
};

test.each<[string, NewToast[], NewToast[]]>([
  ['in order', [ADDED, WISHED], [ADDED, WISHED]],
  ['the same text once, as the newest', [ADDED, WISHED, ADDED], [WISHED, ADDED]],
  ['the same text with the same link once', [VIEWED, WISHED, VIEWED], [WISHED, VIEWED]],
  [
    'the same failure for another reason',
    [FAILED, { ...FAILED, text: 'x' }],
    [FAILED, { ...FAILED, text: 'x' }],
  ],
  ['the same text with an action each', [REMOVED, REMOVED], [REMOVED, REMOVED]],
  [
    'five at most, the newest',
    ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => ({ kind: 'info', text })),
    ['b', 'c', 'd', 'e', 'f'].map((text) => ({ kind: 'info', text })),
  ],
])('toasts are shown %s', (_, given, shown) => {
  const toasts = createToasts();
  for (const toast of given) toasts.show(toast);
  expect(toasts.get()).toMatchObject(shown);
  expect(toasts.get()).toHaveLength(shown.length);
});

test('a repeated toast is a new one, so that it is announced again and stays its full time', () => {
  const toasts = createToasts();
  toasts.show(ADDED);
  const [first] = toasts.get();
  toasts.show(ADDED);
  expect(toasts.get()[0]?.id).not.toBe(first?.id);
});

test('a dismissed toast goes, the others stay, and listeners hear of it', () => {
  const toasts = createToasts();
  toasts.show(ADDED);
  toasts.show(WISHED);
  let changes = 0;
  toasts.subscribe(() => {
    changes += 1;
  });
  toasts.dismiss(toasts.get()[0]?.id ?? '');
  expect(toasts.get()).toMatchObject([WISHED]);
  expect(changes).toBe(1);
});
