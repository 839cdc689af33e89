import { expect, test } from 'vitest';
import { createToasts, type NewToast } from './toasts.ts';

const ADDED: NewToast = { kind: 'success', messageKey: 'addedToCart' };
const VIEWED: NewToast = { ...ADDED, action: { labelKey: 'viewCart', to: '/cart' } };
const WISHED: NewToast = { kind: 'info', messageKey: 'addedToWishList' };
const FAILED: NewToast = { kind: 'error', messageKey: 'cartFailed', text: 'Only 3 left' };
const REMOVED: NewToast = {
  kind: 'success',
  messageKey: 'lineRemoved',
  action: { labelKey: 'undo', onAct: () => {} },
};

test.each<[string, NewToast[], NewToast[]]>([
  ['in order', [ADDED, WISHED], [ADDED, WISHED]],
  ['once per text, as the newest', [ADDED, WISHED, ADDED], [WISHED, ADDED]],
  ['once per text and link', [VIEWED, WISHED, VIEWED], [WISHED, VIEWED]],
  ['once per reason of a failure', [FAILED, { ...FAILED, text: 'x' }], [FAILED, { ...FAILED, text: 'x' }]],
  ['repeatedly if each has its own action', [REMOVED, REMOVED], [REMOVED, REMOVED]],
  [
    'up to five, the newest',
    ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => ({ kind: 'info', text })),
    ['b', 'c', 'd', 'e', 'f'].map((text) => ({ kind: 'info', text })),
  ],
])('toasts are shown %s', (_, given, shown) => {
  const toasts = createToasts();
  for (const toast of given) toasts.show(toast);
  expect(toasts.get()).toMatchObject(shown);
  expect(toasts.get()).toHaveLength(shown.length);
});

test('a repeated toast has a new id, so that it is announced again and stays its full time', () => {
  const toasts = createToasts();
  toasts.show(ADDED);
  const [first] = toasts.get();
  toasts.show(ADDED);
  expect(toasts.get()[0]?.id).not.toBe(first?.id);
});

test('dismissing a toast keeps the others, and calls listeners', () => {
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
