import { toProblem } from '#app/answers.ts';
import { createReader, createStore } from '#app/features/store/create-store.ts';
import type { NewToast } from '#app/features/toasts/toasts.ts';
import { MAX_LINE_COUNT, MIN_LINE_COUNT } from '#contract/constants.ts';
import {
  applyChanges,
  type CartCalls,
  type CartChange,
  type CustomChange,
  enqueueChange,
  isLineChange,
  isNoOp,
  sendChange,
  toRestoreChanges,
} from './cart-changes.ts';
import { toFailureToast, toSuccessToasts } from './cart-toasts.ts';
import {
  type AnyCartAnswer,
  type CartView,
  type ConfirmedCart,
  describeStock,
  EMPTY_CART,
  type LineProduct,
  toCartLines,
  toConfirmedCart,
  toLineProduct,
} from './cart-view.ts';

export interface CartDependencies {
  calls: CartCalls;
  showToast: (toast: NewToast) => void;
  /** The last known number of pieces, stored on the device. */
  remembered: { read: () => number | undefined; write: (pieces: number | undefined) => void };
  /** Called once all changes are answered. */
  postToTabs: () => void;
}

/** The shopper's cart with optimistic updates: the last confirmed state with the pending changes applied. */
export function createCartStore({ calls, showToast, remembered, postToTabs }: CartDependencies) {
  const view = createStore(derive);
  const reader = createReader({ read: readCart, take, onRead: pump });
  const products = new Map<string, LineProduct>();
  let confirmed: ConfirmedCart | undefined;
  let current: CartChange | undefined;
  let waiting: CartChange[] = [];
  /** After a failed change, or one made in another tab, `confirmed` may be wrong until the cart is read again. */
  let isStale = false;
  let hasUnpostedChanges = false;
  let session = 0;

  const listChanges = () => (current ? [current, ...waiting] : waiting);
  const listCounts = () => applyChanges(confirmed?.lines ?? [], listChanges());

  function derive(): CartView {
    const changes = listChanges();
    const counts = listCounts();
    const shown = counts.reduce((sum, { count }) => sum + count, 0);
    const earlier = confirmed ? 0 : remembered.read();
    const isComplete = confirmed?.lines.every(({ productId }) => products.has(productId)) ?? false;
    const isTotalPending = !confirmed || isStale || changes.length > 0;
    const problem = reader.readProblem();
    return {
      status: isComplete ? 'ready' : reader.isBusy() ? 'loading' : problem ? 'failed' : 'unknown',
      lines: toCartLines(counts, products),
      pieces: earlier === undefined ? undefined : earlier + shown,
      totalPiastres: confirmed?.totalPiastres ?? 0,
      coupon: confirmed?.coupon,
      isTotalPending,
      cartId: confirmed?.cartId,
      isSettled: isComplete && !isTotalPending,
      isClearing: changes.some(({ kind }) => kind === 'clear'),
      isAdding: (id) => changes.some(({ kind, productId }) => kind === 'add' && productId === id),
      isChanging: (id) => changes.some((each) => isLineChange(each) && each.productId === id),
      problem,
    };
  }

  /** Undefined if the provider answers that there is no cart. */
  function readCart(): Promise<AnyCartAnswer | undefined> {
    return calls.read().catch((error) => {
      if (toProblem(error).code !== 'not-found') throw error;
      return undefined;
    });
  }

  function take(answer: AnyCartAnswer | undefined) {
    for (const { product } of answer?.data.products ?? []) {
      if (typeof product !== 'string') products.set(product._id, toLineProduct(product));
    }
    confirmed = answer ? toConfirmedCart(answer) : EMPTY_CART;
    isStale = false;
  }

  const findConfirmedCount = (id: string) =>
    confirmed?.lines.find(({ productId }) => productId === id)?.count;

  async function write(next: CartChange) {
    const startedIn = session;
    /** For toast actions: does nothing once the session has ended. */
    const changeInSession = (changes: CartChange[]) => {
      if (startedIn === session) change(...changes);
    };
    const result = await sendChange(next, {
      calls,
      take,
      isCurrent: () => current === next,
      findConfirmedCount,
    }).then(
      () => ({}),
      (error: unknown) => ({ error }),
    );
    // If the session has ended meanwhile, the answer is ignored.
    if (current !== next) return;
    current = undefined;
    hasUnpostedChanges = true;
    if ('error' in result) {
      isStale = true;
      reader.request();
    }
    pump();
    if ('error' in result) {
      if (next.kind === 'custom') next.onFailed(result.error);
      else showToast(toFailureToast(next, result.error, () => changeInSession([next])));
    } else if (next.kind === 'custom') next.onDone();
    else toSuccessToasts(next, (removed) => changeInSession(toRestoreChanges(removed))).forEach(showToast);
  }

  /** Sends the next change of the queue, or reads the cart if requested. */
  function pump() {
    while (!current && waiting[0]) {
      const [next] = waiting;
      waiting = waiting.slice(1);
      if (confirmed && !isStale && isNoOp(confirmed.lines, next)) continue;
      current = next;
      reader.dropCurrent();
      void write(next);
    }
    if (!current) {
      if (hasUnpostedChanges) postToTabs();
      hasUnpostedChanges = false;
      reader.pump();
    }
    view.set(derive());
    if (confirmed && !current) remembered.write(view.get().pieces);
  }

  function change(...changes: CartChange[]) {
    for (const next of changes) waiting = enqueueChange(waiting, next);
    pump();
  }

  return {
    get: view.get,
    subscribe: view.subscribe,
    /** Adds one or several pieces; several are added only if the line would not exceed `max`. */
    addPiece(productId: string, pieces?: number, max?: number) {
      // After a login, `pieces` comes from session storage, so it may be anything.
      const isSeveral = Number.isInteger(pieces) && Number(pieces) > 1;
      change({ kind: 'add', productId, pieces: isSeveral ? pieces : undefined, max });
    },
    setCount(productId: string, wanted: number) {
      if (wanted > MAX_LINE_COUNT) {
        const text = describeStock(products.get(productId)?.stock ?? MAX_LINE_COUNT);
        return showToast({ kind: 'error', messageKey: 'cartFailed', text });
      }
      const count = Math.max(MIN_LINE_COUNT, Math.round(wanted));
      if (count) change({ kind: 'set', productId, count });
    },
    removeLine(productId: string) {
      const { lines } = view.get();
      const at = lines.findIndex((line) => line.productId === productId);
      const line = lines[at];
      change({ kind: 'remove', productId, removed: line ? [{ ...line, at }] : [] });
    },
    queueChange: (next: CustomChange) => change(next),
    clearCart() {
      // The lines as shown, with queued changes, because clearing replaces those changes.
      change({ kind: 'clear', removed: listCounts().map((line, at) => ({ ...line, at })) });
    },
    refreshCart() {
      reader.request();
      pump();
    },
    /** Reads the cart again after a change elsewhere, such as in another tab. */
    invalidate() {
      isStale = true;
      reader.dropCurrent();
      reader.request();
      pump();
    },
    /** For the end of a session: clears everything and ignores pending answers. */
    reset() {
      session += 1;
      confirmed = undefined;
      current = undefined;
      waiting = [];
      isStale = false;
      hasUnpostedChanges = false;
      products.clear();
      reader.reset();
      remembered.write(undefined);
      view.set(derive());
    },
  };
}
