import { toProblem } from '#app/answers.ts';
import { createReader, createStore } from '#app/features/store/create-store.ts';
import type { NewToast } from '#app/features/toasts/toasts.ts';
import { MAX_LINE_COUNT, MIN_LINE_COUNT } from '#contract/constants.ts';
import { tooManyPieces } from '#messages/cart-limits.ts';
import {
  addPieces,
  applyChanges,
  type CartChange,
  isNeedless,
  joinChange,
  listRestores,
  type SavedChange,
} from './cart-changes.ts';
import { sayDone, sayFailed } from './cart-toasts.ts';
import {
  type AnyCartAnswer,
  type CartLine,
  type CartView,
  type ConfirmedCart,
  EMPTY_CART,
  type LineCount,
  type LineProduct,
  readPiecesLeft,
  toConfirmedCart,
  toLineProduct,
} from './cart-view.ts';

/** Kinds of change during which a line is shown as busy. */
const CHANGES_LINE: ReadonlySet<CartChange['kind']> = new Set(['set', 'remove', 'restore']);

export interface CartDependencies {
  calls: {
    read: () => Promise<AnyCartAnswer>;
    add: (productId: string, pieces?: number) => Promise<AnyCartAnswer>;
    setCount: (productId: string, count: number) => Promise<AnyCartAnswer>;
    remove: (productId: string) => Promise<AnyCartAnswer>;
    clear: () => Promise<unknown>;
  };
  showToast: (toast: NewToast) => void;
  /** The last known number of pieces, kept on the device. */
  remembered: { read: () => number | undefined; write: (pieces: number | undefined) => void };
  /** Called once all changes were answered. */
  postToTabs: () => void;
}

/** The shopper's cart, updated optimistically: what the provider confirmed last, with the pending changes applied. */
export function createCartStore({ calls, showToast, remembered, postToTabs }: CartDependencies) {
  const view = createStore(derive);
  const reader = createReader({ read: readCart, take, onRead: pump });
  const products = new Map<string, LineProduct>();
  let confirmed: ConfirmedCart | undefined;
  let current: CartChange | undefined;
  let waiting: CartChange[] = [];
  /** After a failed change, or one made in another tab, `confirmed` may be wrong until the cart is read again. */
  let isStale = false;
  let hasNews = false;
  /** Counts the sessions of this page. */
  let session = 0;

  const listChanges = () => (current ? [current, ...waiting] : waiting);
  const listCounts = () => applyChanges(confirmed?.lines ?? [], listChanges());

  function derive(): CartView {
    const changes = listChanges();
    const counts = listCounts();
    const shown = counts.reduce((sum, { count }) => sum + count, 0);
    const kept = confirmed ? 0 : remembered.read();
    const isComplete = confirmed?.lines.every(({ productId }) => products.has(productId)) ?? false;
    const isTotalPending = !confirmed || isStale || changes.length > 0;
    const problem = reader.readProblem();
    return {
      status: isComplete ? 'ready' : reader.isBusy() ? 'loading' : problem ? 'failed' : 'unknown',
      lines: counts.flatMap(completeLine),
      pieces: kept === undefined ? kept : kept + shown,
      totalPiastres: confirmed?.totalPiastres ?? 0,
      isTotalPending,
      cartId: confirmed?.cartId,
      isSettled: isComplete && !isTotalPending,
      isClearing: changes.some(({ kind }) => kind === 'clear'),
      isAdding: (id) => changes.some(({ kind, productId }) => kind === 'add' && productId === id),
      isChanging: (id) => changes.some(({ kind, productId }) => CHANGES_LINE.has(kind) && productId === id),
      problem,
    };
  }

  function completeLine(line: LineCount): CartLine[] {
    const product = products.get(line.productId);
    const { pricePiastres } = line;
    return product && pricePiastres !== undefined ? [{ ...line, ...product, pricePiastres }] : [];
  }

  /** Undefined where the provider answers that there is no cart. */
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

  const confirmedCount = (id: string) => confirmed?.lines.find(({ productId }) => productId === id)?.count;

  /** Sends a change; returns the count of its line where there were fewer than wanted. */
  async function send(change: CartChange): Promise<number | undefined> {
    const ask = async (call: Promise<AnyCartAnswer | undefined>) => {
      const answer = await call;
      if (answer && current === change) take(answer);
      return undefined;
    };
    switch (change.kind) {
      case 'add':
        await addPieces(change, {
          add: (...added) => ask(calls.add(...added)),
          setCount: (id, count) => ask(calls.setCount(id, count)),
          readCount: (id) => (current === change ? confirmedCount(id) : undefined),
        });
        return undefined;
      case 'set':
        return ask(calls.setCount(change.productId, change.count)).catch((error) => {
          const left = readPiecesLeft(error);
          if (current !== change || !left || left === confirmedCount(change.productId)) throw error;
          return ask(calls.setCount(change.productId, left)).then(() => left);
        });
      case 'saved':
        return ask(change.send());
      case 'remove':
        return ask(calls.remove(change.productId));
      case 'clear':
        await calls.clear();
        if (current === change) take(undefined);
        return undefined;
      case 'restore': {
        const { productId, removed } = change;
        if (!confirmedCount(productId)) await ask(calls.add(productId));
        if (current === change && confirmedCount(productId) !== removed.count) {
          await ask(calls.setCount(productId, removed.count));
        }
        return undefined;
      }
    }
  }

  async function write(next: CartChange) {
    const mine = session;
    /** For the action of a toast, which does nothing once the session has ended. */
    const makeAll = (changes: CartChange[]) => {
      if (mine === session) change(...changes);
    };
    const result = await send(next).then(
      (left) => ({ left }),
      (error: unknown) => ({ error }),
    );
    // The session has ended meanwhile: the answer is ignored.
    if (current !== next) return;
    current = undefined;
    hasNews = true;
    if ('error' in result) {
      isStale = true;
      reader.request();
    }
    pump();
    if ('error' in result) {
      if (next.kind === 'saved') next.onFailed(result.error);
      else showToast(sayFailed(next, result.error, () => makeAll([next])));
    } else if (next.kind === 'saved') next.onDone();
    else sayDone(next, result.left, (removed) => makeAll(listRestores(removed))).forEach(showToast);
  }

  /** Sends the next change, or reads if there is none; called whenever the queue may go on. */
  function pump() {
    while (!current && waiting[0]) {
      const [next] = waiting;
      waiting = waiting.slice(1);
      if (confirmed && !isStale && isNeedless(confirmed.lines, next)) continue;
      current = next;
      reader.dropCurrent();
      void write(next);
    }
    if (!current) {
      if (hasNews) postToTabs();
      hasNews = false;
      reader.pump();
    }
    view.set(derive());
    if (confirmed && !current) remembered.write(view.get().pieces);
  }

  function change(...changes: CartChange[]) {
    for (const next of changes) waiting = joinChange(waiting, next);
    pump();
  }

  return {
    get: view.get,
    subscribe: view.subscribe,
    /** Adds one piece or several, as long as the line then has no more than `most`. */
    addPiece(productId: string, pieces?: number, most?: number) {
      // An intent's number comes from session storage: it may be anything.
      const isSeveral = Number.isInteger(pieces) && Number(pieces) > 1;
      change({ kind: 'add', productId, pieces: isSeveral ? pieces : undefined, most });
    },
    setCount(productId: string, wanted: number) {
      const count = Math.min(Math.max(MIN_LINE_COUNT, Math.round(wanted)), MAX_LINE_COUNT);
      const isLimited = wanted > MAX_LINE_COUNT;
      const has = listCounts().find((line) => line.productId === productId)?.count;
      if (isLimited && has === count) {
        showToast({ kind: 'error', messageKey: 'cartFailed', text: tooManyPieces(MAX_LINE_COUNT) });
      } else if (count) change({ kind: 'set', productId, count, ...(isLimited && { isLimited }) });
    },
    removeLine(productId: string) {
      const { lines } = view.get();
      const at = lines.findIndex((line) => line.productId === productId);
      const line = lines[at];
      change({ kind: 'remove', productId, removed: line ? [{ ...line, at }] : [] });
    },
    /** Takes a change of what is saved for later into the queue. */
    changeSaved(next: SavedChange) {
      change(next);
    },
    clearCart() {
      // The lines as shown, including waiting changes, which clearing replaces.
      change({ kind: 'clear', removed: listCounts().map((line, at) => ({ ...line, at })) });
    },
    refreshCart() {
      reader.request();
      pump();
    },
    /** The cart was changed elsewhere, such as in another tab. */
    invalidate() {
      isStale = true;
      reader.dropCurrent();
      reader.request();
      pump();
    },
    /** For another shopper, or none: clears everything, and ignores pending answers. */
    reset() {
      session += 1;
      confirmed = undefined;
      current = undefined;
      waiting = [];
      isStale = false;
      hasNews = false;
      products.clear();
      reader.reset();
      remembered.write(undefined);
      view.set(derive());
    },
  };
}
