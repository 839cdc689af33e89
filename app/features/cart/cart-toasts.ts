import { canRetry, toProblem } from '#app/answers.ts';
import type { NewToast } from '#app/features/toasts/toasts.ts';
import { paths } from '#app/paths.ts';
import { MAX_LINE_COUNT } from '#contract/constants.ts';
import { onePieceAdded } from '#messages/cart.ts';
import type { CartChange, RemovedLine } from './cart-changes.ts';
import { describeStock, idOfLine, readPiecesLeft } from './cart-view.ts';

/** The toasts after a change that has not failed. */
export function toSuccessToasts(
  change: CartChange,
  restore: (removed: readonly RemovedLine[]) => void,
): NewToast[] {
  switch (change.kind) {
    case 'add':
      if (change.outcome === 'none') {
        const text = describeStock(change.max ?? MAX_LINE_COUNT);
        return [{ kind: 'error', messageKey: 'addToCartFailed', text }];
      }
      return [
        { kind: 'success', messageKey: 'addedToCart', action: { labelKey: 'viewCart', to: paths.cart } },
      ];
    case 'remove':
    case 'clear': {
      const [first] = change.removed;
      const onAct = () => restore(change.removed);
      return [
        {
          kind: 'success',
          messageKey: change.kind === 'clear' ? 'cartCleared' : 'lineRemoved',
          ...(first && { action: { labelKey: 'undo', onAct, restoredId: idOfLine(first.productId) } }),
        },
      ];
    }
  }
  return [];
}

/** The toast after a failed change. */
export function toFailureToast(
  change: CartChange | { kind: 'custom' },
  error: unknown,
  retry: () => void,
): NewToast {
  const { code, text: problem } = toProblem(error);
  const left = readPiecesLeft(error);
  const text = left === undefined ? problem : describeStock(left);
  const action = canRetry(code) && { action: { labelKey: 'tryAgain' as const, onAct: retry } };
  if (change.kind !== 'add') return { kind: 'error', messageKey: 'cartFailed', text, ...action };
  // One piece was added, the others were refused: retrying adds the others.
  if (change.outcome === 'one') return { kind: 'error', text: `${onePieceAdded} ${text}`, ...action };
  return { kind: 'error', messageKey: 'addToCartFailed', text, ...action };
}
