import { canTryAgain, toProblem } from '#app/answers.ts';
import type { NewToast } from '#app/features/toasts/toasts.ts';
import { paths } from '#app/paths.ts';
import { MAX_LINE_COUNT } from '#contract/constants.ts';
import { allAdded, onePieceAdded, setToLeft, setToMost } from '#messages/cart-limits.ts';
import type { CartChange, RemovedLine } from './cart-changes.ts';
import { idOfLine } from './cart-view.ts';

/** What is said of a change that was made; `left` is its count where the provider had fewer than were wanted. */
export function sayDone(
  change: CartChange,
  left: number | undefined,
  restore: (removed: readonly RemovedLine[]) => void,
): NewToast[] {
  switch (change.kind) {
    case 'add':
      return [
        { kind: 'success', messageKey: 'addedToCart', action: { labelKey: 'viewCart', to: paths.cart } },
        ...(change.outcome === 'most'
          ? [{ kind: 'info' as const, text: allAdded(change.most ?? MAX_LINE_COUNT) }]
          : []),
      ];
    case 'set':
      if (left) return [{ kind: 'info', text: setToLeft(left) }];
      return change.isLimited ? [{ kind: 'info', text: setToMost(MAX_LINE_COUNT) }] : [];
    case 'remove':
    case 'clear': {
      const [first] = change.removed;
      const onAct = () => restore(change.removed);
      return [
        {
          kind: 'success',
          messageKey: change.kind === 'clear' ? 'cartCleared' : 'lineRemoved',
          ...(first && { action: { labelKey: 'undo', onAct, bringsBack: idOfLine(first.productId) } }),
        },
      ];
    }
  }
  return [];
}

/** What is said of a change that failed. */
export function sayFailed(
  change: CartChange | { kind: 'saved' },
  error: unknown,
  retry: () => void,
): NewToast {
  const { code, text } = toProblem(error);
  const action = canTryAgain(code) && { action: { labelKey: 'tryAgain' as const, onAct: retry } };
  if (change.kind !== 'add') return { kind: 'error', messageKey: 'cartFailed', text, ...action };
  // One piece is in the cart though the others were refused: those are what is tried again.
  if (change.outcome === 'one') return { kind: 'error', text: `${onePieceAdded} ${text}`, ...action };
  return { kind: 'error', messageKey: 'addToCartFailed', text, ...action };
}
