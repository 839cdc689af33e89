import type { Problem } from '#app/answers.ts';
import { createReader, createStore } from '#app/features/store/create-store.ts';
import type { NewToast } from '#app/features/toasts/toasts.ts';
import type { CartAnswer } from '#contract/cart/answers.ts';
import type { SavedLine } from '#contract/cart/saved-calls.ts';
import { MAX_LINE_COUNT } from '#contract/constants.ts';
import { toPiastres } from '#contract/money.ts';
import * as messages from '#messages/cart.ts';
import type { CustomChange } from './cart-changes.ts';
import { toFailureToast } from './cart-toasts.ts';
import type { CartView } from './cart-view.ts';
import { type CartLine, idOfLine, idOfSaved, type LineCount, toLineProduct } from './cart-view.ts';

type MovedAnswer = CartAnswer & { saved: SavedLine[] };
type SavedAnswer = { data: SavedLine[] };

export interface SavedView {
  lines: readonly CartLine[];
  /** Why the last read failed. */
  problem: Problem | undefined;
}

interface SavedDependencies {
  calls: {
    read: () => Promise<SavedAnswer>;
    save: (productId: string) => Promise<MovedAnswer>;
    put: (productId: string, count: number) => Promise<SavedAnswer>;
    remove: (productId: string) => Promise<SavedAnswer>;
    move: (productId: string) => Promise<MovedAnswer>;
  };
  cart: { get: () => CartView; queueChange: (change: CustomChange) => void };
  showToast: (toast: NewToast) => void;
}

/** A pending change of the list: the line is hidden, or inserted. */
type PendingChange = 'hidden' | { line: CartLine; at: number };

interface SavedAction {
  pending: PendingChange;
  apply?: CustomChange['apply'];
  send: () => Promise<MovedAnswer | SavedAnswer>;
  toToast: (answer: MovedAnswer | SavedAnswer) => NewToast | undefined;
  retry: () => void;
}

const toLine = ({ product, count, price }: SavedLine): CartLine => ({
  productId: product._id,
  count,
  pricePiastres: toPiastres(price),
  ...toLineProduct(product),
});

const keepLines = (lines: readonly LineCount[]) => lines;
const hasProductId = (id: string) => (line: LineCount) => line.productId === id;

/** The saved-for-later list with optimistic updates; its changes go through the cart's queue. */
export function createSavedStore({ calls, cart, showToast }: SavedDependencies) {
  const view = createStore(derive);
  const reader = createReader({ read: calls.read, take: ({ data }) => take(data), onRead: pump });
  let confirmed: readonly CartLine[] = [];
  /** Pending changes by product. `reset` replaces the map, so that answers of an earlier session are ignored. */
  let pendingChanges = new Map<string, PendingChange>();

  function derive(): SavedView {
    let lines = confirmed.filter(({ productId }) => !pendingChanges.has(productId));
    for (const change of pendingChanges.values())
      if (change !== 'hidden') lines = lines.toSpliced(change.at, 0, change.line);
    return { lines, problem: reader.readProblem() };
  }

  function take(saved: SavedLine[]) {
    confirmed = saved.map(toLine);
  }

  function pump() {
    if (pendingChanges.size === 0) reader.pump();
    view.set(derive());
  }

  function run(productId: string, { pending, apply = keepLines, send, toToast, retry }: SavedAction) {
    const ownChanges = pendingChanges;
    if (ownChanges.has(productId)) return;
    ownChanges.set(productId, pending);
    reader.dropCurrent();
    let toast: NewToast | undefined;
    const end = (outcome: NewToast | undefined) => {
      ownChanges.delete(productId);
      pump();
      if (outcome) showToast(outcome);
    };
    cart.queueChange({
      kind: 'custom',
      productId,
      apply,
      async send() {
        const answer = await send();
        toast = toToast(answer);
        if (ownChanges === pendingChanges) take('saved' in answer ? answer.saved : answer.data);
        return 'saved' in answer ? answer : undefined;
      },
      onDone: () => end(toast),
      onFailed(error) {
        reader.request();
        end(toFailureToast({ kind: 'custom' }, error, guardSession(retry)));
      },
    });
    view.set(derive());
  }

  /** Wraps the action of a toast so that it does nothing once the session has ended. */
  function guardSession(act: () => void): () => void {
    const ownChanges = pendingChanges;
    return () => {
      if (ownChanges === pendingChanges) act();
    };
  }

  const createUndoToast = (text: string, act: () => void, restoredId: string): NewToast => ({
    kind: 'success',
    text,
    action: { labelKey: 'undo', onAct: guardSession(act), restoredId },
  });

  function save(productId: string) {
    const { lines } = cart.get();
    const at = lines.findIndex(hasProductId(productId));
    const line = lines[at];
    if (!line) return;
    run(productId, {
      pending: { line, at: 0 },
      apply: (shown) => shown.filter((each) => each.productId !== productId),
      send: () => calls.save(productId),
      toToast: () => createUndoToast(messages.savedForLater, () => moveLine(line, at), idOfLine(productId)),
      retry: () => save(productId),
    });
  }

  /** Moves a line into the cart: to its end, or back to its former place. */
  function moveLine(line: CartLine, at?: number) {
    const { productId } = line;
    const wanted = line.count + (cart.get().lines.find(hasProductId(productId))?.count ?? 0);
    run(productId, {
      pending: 'hidden',
      apply: (shown) =>
        shown.some(hasProductId(productId))
          ? shown.map((each) => (each.productId === productId ? { ...each, count: wanted } : each))
          : shown.toSpliced(at ?? shown.length, 0, line),
      send: () => calls.move(productId),
      toToast(answer) {
        const [cartLine] = [answer.data].flatMap((data) =>
          'products' in data ? data.products.filter(({ product }) => product._id === productId) : [],
        );
        const count = cartLine?.count ?? wanted;
        if (count < wanted)
          return {
            kind: 'info',
            text: count === MAX_LINE_COUNT ? messages.countSetToMax(count) : messages.countSetToStock(count),
          };
        return at === undefined ? { kind: 'success', text: messages.movedToCart } : undefined;
      },
      retry: () => moveLine(line, at),
    });
  }

  function remove(productId: string) {
    const { lines } = view.get();
    const at = lines.findIndex(hasProductId(productId));
    const line = lines[at];
    if (!line) return;
    run(productId, {
      pending: 'hidden',
      send: () => calls.remove(productId),
      toToast: () =>
        createUndoToast(messages.removedFromSaved, () => putBack(line, at), idOfSaved(productId)),
      retry: () => remove(productId),
    });
  }

  function putBack(line: CartLine, at: number) {
    run(line.productId, {
      pending: { line, at },
      send: () => calls.put(line.productId, line.count),
      toToast: () => undefined,
      retry: () => putBack(line, at),
    });
  }

  return {
    get: view.get,
    subscribe: view.subscribe,
    save,
    move(productId: string) {
      const line = view.get().lines.find(hasProductId(productId));
      if (line) moveLine(line);
    },
    remove,
    refresh() {
      reader.request();
      pump();
    },
    /** For the end of a session: clears the list and ignores pending answers. */
    reset() {
      confirmed = [];
      pendingChanges = new Map();
      reader.reset();
      view.set(derive());
    },
  };
}
