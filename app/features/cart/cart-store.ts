import type { NewNotice } from '#app/features/notices/create-notices.ts';
import { createReader, toProblem } from '#app/features/store/create-reader.ts';
import { createStore } from '#app/features/store/create-store.ts';
import { MAX_LINE_COUNT, MIN_LINE_COUNT } from '#contract/constants.ts';
import { tooManyPieces } from '#messages/cart-limits.ts';
import { applyChanges, type CartChange, isNeedless, joinChange, type RemovedLine } from './cart-changes.ts';
import { type CartLine, idOfLine, type LineCount, type LineProduct, toLineProduct } from './cart-line.ts';
import { type AnyCartAnswer, type CartTruth, EMPTY_CART, toCartTruth } from './cart-truth.ts';
import type { CartView } from './cart-view.ts';

export interface CartDependencies {
  calls: {
    read: () => Promise<AnyCartAnswer>;
    add: (productId: string) => Promise<AnyCartAnswer>;
    setCount: (productId: string, count: number) => Promise<AnyCartAnswer>;
    remove: (productId: string) => Promise<AnyCartAnswer>;
    clear: () => Promise<unknown>;
  };
  notify: (notice: NewNotice) => void;
  /** The last known number of pieces, kept on the device. */
  remembered: { read: () => number | undefined; write: (pieces: number | undefined) => void };
  /** Called once changes have settled. */
  tellTabs: () => void;
}

/** The shopper's cart: what the provider said last, and over it what was asked of it and is not answered yet. */
export function createCartStore({ calls, notify, remembered, tellTabs }: CartDependencies) {
  const view = createStore(derive);
  const reader = createReader({ read: readCart, take, onRead: pump });
  const products = new Map<string, LineProduct>();
  let truth: CartTruth | undefined;
  let current: CartChange | undefined;
  let waiting: CartChange[] = [];
  /** False once a change has failed or another tab has made one: then only a new answer tells. */
  let isSure = true;
  let isUntold = false;
  /** Another number for another shopper. */
  let shopper = 0;

  const listChanges = () => (current ? [current, ...waiting] : waiting);
  const listCounts = () => applyChanges(truth?.lines ?? [], listChanges());

  function derive(): CartView {
    const changes = listChanges();
    const counts = listCounts();
    const shown = counts.reduce((sum, { count }) => sum + count, 0);
    const kept = truth ? 0 : remembered.read();
    const isComplete = truth?.lines.every(({ productId }) => products.has(productId)) ?? false;
    const isTotalPending = !truth || !isSure || changes.length > 0;
    const problem = reader.readProblem();
    const isAny = (kinds: string, id: string) =>
      changes.some(({ kind, productId }) => kinds.includes(kind) && productId === id);
    return {
      status: isComplete ? 'ready' : reader.isBusy() ? 'loading' : problem ? 'failed' : 'unknown',
      lines: counts.flatMap(completeLine),
      pieces: kept === undefined ? kept : kept + shown,
      totalPiastres: truth?.totalPiastres ?? 0,
      isTotalPending,
      cartId: truth?.cartId,
      isSettled: isComplete && !isTotalPending,
      isClearing: changes.some(({ kind }) => kind === 'clear'),
      isAdding: (productId) => isAny('add', productId),
      isChanging: (productId) => isAny('set remove restore', productId),
      problem,
    };
  }

  function completeLine(line: LineCount): CartLine[] {
    const product = products.get(line.productId);
    const { pricePiastres } = line;
    return product && pricePiastres !== undefined ? [{ ...line, ...product, pricePiastres }] : [];
  }

  /** Undefined where the provider says that there is no cart. */
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
    truth = answer ? toCartTruth(answer) : EMPTY_CART;
    isSure = true;
  }

  const countInTruth = (id: string) => truth?.lines.find(({ productId }) => productId === id)?.count;

  async function send(change: CartChange) {
    const ask = async (call: Promise<AnyCartAnswer>) => {
      const answer = await call;
      if (current === change) take(answer);
    };
    switch (change.kind) {
      case 'add':
        return ask(calls.add(change.productId));
      case 'set':
        return ask(calls.setCount(change.productId, change.count));
      case 'remove':
        return ask(calls.remove(change.productId));
      case 'clear':
        await calls.clear();
        if (current === change) take(undefined);
        return;
      case 'restore': {
        const { productId, removed } = change;
        if (!countInTruth(productId)) await ask(calls.add(productId));
        if (current === change && countInTruth(productId) !== removed.count) {
          await ask(calls.setCount(productId, removed.count));
        }
      }
    }
  }

  function tellDone(change: CartChange) {
    if (change.kind === 'add') notify({ kind: 'success', messageKey: 'addedToCart' });
    if (change.kind === 'remove') tellRemoved('lineRemoved', change.removed);
    if (change.kind === 'clear') tellRemoved('cartCleared', change.removed);
  }

  /** Says so, and offers to bring it back: to the shopper who had it, and nobody after her. */
  function tellRemoved(messageKey: 'lineRemoved' | 'cartCleared', removed: readonly RemovedLine[]) {
    const [first] = removed;
    const owner = shopper;
    const onAct = () => {
      if (owner === shopper) restore(removed);
    };
    notify({
      kind: 'success',
      messageKey,
      ...(first && { action: { labelKey: 'undo', onAct, bringsBack: idOfLine(first.productId) } }),
    });
  }

  async function write(change: CartChange) {
    let tell = () => tellDone(change);
    try {
      await send(change);
    } catch (error) {
      const messageKey = change.kind === 'add' ? 'addToCartFailed' : 'cartFailed';
      tell = () => notify({ kind: 'error', messageKey, text: toProblem(error).text });
      if (current === change) {
        isSure = false;
        reader.want();
      }
    }
    // Otherwise the session has ended meanwhile, and nobody waits for this answer.
    if (current !== change) return;
    current = undefined;
    isUntold = true;
    pump();
    tell();
  }

  /** Goes on with what is to be done next. */
  function pump() {
    while (!current && waiting[0]) {
      const [next] = waiting;
      waiting = waiting.slice(1);
      if (truth && isSure && isNeedless(truth.lines, next)) continue;
      current = next;
      reader.overtake();
      void write(next);
    }
    if (!current) {
      if (isUntold) tellTabs();
      isUntold = false;
      reader.pump();
    }
    view.set(derive());
    if (truth && !current) remembered.write(view.get().pieces);
  }

  function change(...changes: CartChange[]) {
    for (const next of changes) waiting = joinChange(waiting, next);
    pump();
  }

  /** Line by line: of what can't come back the provider's refusal tells, and the others come. */
  function restore(lines: readonly RemovedLine[]) {
    change(...lines.map((removed) => ({ kind: 'restore' as const, productId: removed.productId, removed })));
  }

  return {
    get: view.get,
    subscribe: view.subscribe,
    addToCart(productId: string) {
      change({ kind: 'add', productId });
    },
    setCount(productId: string, wanted: number) {
      const count = Math.max(MIN_LINE_COUNT, Math.round(wanted));
      if (count > MAX_LINE_COUNT) {
        notify({ kind: 'error', messageKey: 'cartFailed', text: tooManyPieces(MAX_LINE_COUNT) });
      } else if (count) change({ kind: 'set', productId, count });
    },
    removeLine(productId: string) {
      const { lines } = view.get();
      const at = lines.findIndex((line) => line.productId === productId);
      const line = lines[at];
      change({ kind: 'remove', productId, removed: line ? [{ ...line, at }] : [] });
    },
    clearCart() {
      // As the shopper sees it, with what waits and will never be sent.
      change({ kind: 'clear', removed: listCounts().map((line, at) => ({ ...line, at })) });
    },
    refreshCart() {
      reader.want();
      pump();
    },
    /** The cart was changed where this store does not see it. */
    noteChange() {
      isSure = false;
      reader.overtake();
      reader.want();
      pump();
    },
    /** Another shopper, or none: nothing of the last one is left, and answers under way are dropped. */
    forget() {
      shopper += 1;
      truth = undefined;
      current = undefined;
      waiting = [];
      isSure = true;
      isUntold = false;
      products.clear();
      reader.forget();
      remembered.write(undefined);
      view.set(derive());
    },
  };
}
