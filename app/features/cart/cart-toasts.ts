import { canTryAgain } from '#app/features/store/can-try-again.ts';
import { toProblem } from '#app/features/store/create-reader.ts';
import type { NewToast } from '#app/features/toasts/toasts.ts';
import { paths } from '#app/paths.ts';
import { MAX_LINE_COUNT } from '#contract/constants.ts';
import { setToLeft, setToMost } from '#messages/cart-limits.ts';
import type { CartChange, RemovedLine } from './cart-changes.ts';
import { idOfLine } from './cart-line.ts';

/** What is said of a change that was made; `left` is its count where the provider had fewer than were wanted. */
export function sayDone(
  change: CartChange,
  left: number | undefined,
  restore: (removed: readonly RemovedLine[]) => void,
): NewToast | undefined {
  switch (change.kind) {
    case 'add':
      return {
        kind: 'success',
        messageKey: 'addedToCart',
        action: { labelKey: 'viewCart', to: paths.cart },
      };
    case 'set':
      if (left) return { kind: 'info', text: setToLeft(left) };
      return change.isLimited ? { kind: 'info', text: setToMost(MAX_LINE_COUNT) } : undefined;
    case 'remove':
    case 'clear': {
      const [first] = change.removed;
      const onAct = () => restore(change.removed);
      return {
        kind: 'success',
        messageKey: change.kind === 'clear' ? 'cartCleared' : 'lineRemoved',
        ...(first && { action: { labelKey: 'undo', onAct, bringsBack: idOfLine(first.productId) } }),
      };
    }
  }
  return undefined;
}

/** What is said of a change that failed. */
export function sayFailed({ kind }: Pick<CartChange, 'kind'>, error: unknown, retry: () => void): NewToast {
  const { code, text } = toProblem(error);
  return {
    kind: 'error',
    messageKey: kind === 'add' ? 'addToCartFailed' : 'cartFailed',
    text,
    ...(canTryAgain(code) && { action: { labelKey: 'tryAgain', onAct: retry } }),
  };
}
