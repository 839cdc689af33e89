import { expect, test } from 'vitest';
import { createToasts, type NewToast } from './toasts.ts';

const ADDED_TOAST: NewToast = { kind: 'success', messageKey: 'addedToCart' };
const VIEW_CART_TOAST: NewToast = { ...ADDED_TOAST, action: { labelKey: 'viewCart', to: '/cart' } };
const WISHED_TOAST: NewToast = { kind: 'info', messageKey: 'addedToWishList' };
const FAILED_TOAST: NewToast = { kind: 'error', messageKey: 'cartFailed', text: 'Only 3 left' };
const REMOVED_TOAST: NewToast = {
  kind: 'success',
  messageKey: 'lineRemoved',
  action: { labelKey: 'undo', onAct: () => {} },
};

test.each<[string, NewToast[], NewToast[]]>([
  ['in order', [ADDED_TOAST, WISHED_TOAST], [ADDED_TOAST, WISHED_TOAST]],
  ['once per text, as the newest', [ADDED_TOAST, WISHED_TOAST, ADDED_TOAST], [WISHED_TOAST, ADDED_TOAST]],
  [
    'once per text and link',
    [VIEW_CART_TOAST, WISHED_TOAST, VIEW_CART_TOAST],
    [WISHED_TOAST, VIEW_CART_TOAST],
  ],
  [
    'once per reason of a failure',
    [FAILED_TOAST, { ...FAILED_TOAST, text: 'x' }],
    [FAILED_TOAST, { ...FAILED_TOAST, text: 'x' }],
  ],
  ['repeatedly if each has its own action', [REMOVED_TOAST, REMOVED_TOAST], [REMOVED_TOAST, REMOVED_TOAST]],
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
  toasts.show(ADDED_TOAST);
  const [first] = toasts.get();
  toasts.show(ADDED_TOAST);
  expect(toasts.get()[0]?.id).not.toBe(first?.id);
});

test('dismissing a toast keeps the others, and calls listeners', () => {
  const toasts = createToasts();
  toasts.show(ADDED_TOAST);
  toasts.show(WISHED_TOAST);
  let changes = 0;
  toasts.subscribe(() => {
    changes += 1;
  });
  toasts.dismiss(toasts.get()[0]?.id ?? '');
  expect(toasts.get()).toMatchObject([WISHED_TOAST]);
  expect(changes).toBe(1);
});
