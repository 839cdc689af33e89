import type { Problem } from '#app/answers.ts';
import { createReader, createStore } from '#app/features/store/create-store.ts';
import type { NewToast } from '#app/features/toasts/toasts.ts';
import type { CartAnswer } from '#contract/cart/answers.ts';
import type { SavedLine } from '#contract/cart/saved-calls.ts';
import { MAX_LINE_COUNT } from '#contract/constants.ts';
import { toPiastres } from '#contract/money.ts';
import { setToLeft, setToMost } from '#messages/cart-limits.ts';
import * as texts from '#messages/saved.ts';
import type { SavedChange } from './cart-changes.ts';
import { sayFailed } from './cart-toasts.ts';
import type { CartView } from './cart-view.ts';
import { type CartLine, idOfLine, idOfSaved, type LineCount, toLineProduct } from './cart-view.ts';

type MovedAnswer = CartAnswer & { saved: SavedLine[] };
type SavedAnswer = { data: SavedLine[] };

export interface SavedView {
  lines: readonly CartLine[];
  /** Why it could not be read the last time. */
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
  cart: { get: () => CartView; changeSaved: (change: SavedChange) => void };
  showToast: (toast: NewToast) => void;
}

/** A pending change of the list: the product leaves, or its line is inserted. */
type Mark = 'leaving' | { line: CartLine; at: number };

interface Act {
  mark: Mark;
  apply?: SavedChange['apply'];
  send: () => Promise<MovedAnswer | SavedAnswer>;
  say: (answer: MovedAnswer | SavedAnswer) => NewToast | undefined;
  retry: () => void;
}

const toLine = ({ product, count, price }: SavedLine): CartLine => ({
  productId: product._id,
  count,
  pricePiastres: toPiastres(price),
  ...toLineProduct(product),
});

const keep = (lines: readonly LineCount[]) => lines;
const isOf = (id: string) => (line: LineCount) => line.productId === id;

/** What the shopper saved for later, updated optimistically; its changes take their turn in the cart's queue. */
export function createSavedStore({ calls, cart, showToast }: SavedDependencies) {
  const view = createStore(derive);
  const reader = createReader({ read: calls.read, take: ({ data }) => take(data), onRead: pump });
  let confirmed: readonly CartLine[] = [];
  /** Pending changes by product. `reset` replaces the map: an answer to an earlier session is ignored. */
  let marks = new Map<string, Mark>();

  function derive(): SavedView {
    let lines = confirmed.filter(({ productId }) => !marks.has(productId));
    for (const mark of marks.values()) if (mark !== 'leaving') lines = lines.toSpliced(mark.at, 0, mark.line);
    return { lines, problem: reader.readProblem() };
  }

  function take(saved: SavedLine[]) {
    confirmed = saved.map(toLine);
  }

  function pump() {
    if (marks.size === 0) reader.pump();
    view.set(derive());
  }

  function run(productId: string, { mark, apply = keep, send, say, retry }: Act) {
    const mine = marks;
    if (mine.has(productId)) return;
    mine.set(productId, mark);
    reader.dropCurrent();
    let toast: NewToast | undefined;
    const end = (outcome: NewToast | undefined) => {
      mine.delete(productId);
      pump();
      if (outcome) showToast(outcome);
    };
    cart.changeSaved({
      kind: 'saved',
      productId,
      apply,
      async send() {
        const answer = await send();
        toast = say(answer);
        if (mine === marks) take('saved' in answer ? answer.saved : answer.data);
        return 'saved' in answer ? answer : undefined;
      },
      onDone: () => end(toast),
      onFailed(error) {
        reader.request();
        end(sayFailed({ kind: 'saved' }, error, offer(retry)));
      },
    });
    view.set(derive());
  }

  /** Wraps the action of a toast, which does nothing once the session has ended. */
  function offer(act: () => void): () => void {
    const mine = marks;
    return () => {
      if (mine === marks) act();
    };
  }

  const sayWithUndo = (text: string, act: () => void, bringsBack: string): NewToast => ({
    kind: 'success',
    text,
    action: { labelKey: 'undo', onAct: offer(act), bringsBack },
  });

  function save(productId: string) {
    const { lines } = cart.get();
    const at = lines.findIndex(isOf(productId));
    const line = lines[at];
    if (!line) return;
    run(productId, {
      mark: { line, at: 0 },
      apply: (shown) => shown.filter((each) => each.productId !== productId),
      send: () => calls.save(productId),
      say: () => sayWithUndo(texts.saved, () => moveLine(line, at), idOfLine(productId)),
      retry: () => save(productId),
    });
  }

  /** Into the cart: at its end, or at the place where it stood. */
  function moveLine(line: CartLine, at?: number) {
    const { productId } = line;
    const wanted = line.count + (cart.get().lines.find(isOf(productId))?.count ?? 0);
    run(productId, {
      mark: 'leaving',
      apply: (shown) =>
        shown.some(isOf(productId))
          ? shown.map((each) => (each.productId === productId ? { ...each, count: wanted } : each))
          : shown.toSpliced(at ?? shown.length, 0, line),
      send: () => calls.move(productId),
      say(answer) {
        const [has] = [answer.data].flatMap((data) =>
          'products' in data ? data.products.filter(({ product }) => product._id === productId) : [],
        );
        const count = has?.count ?? wanted;
        if (count < wanted)
          return { kind: 'info', text: count === MAX_LINE_COUNT ? setToMost(count) : setToLeft(count) };
        return at === undefined ? { kind: 'success', text: texts.moved } : undefined;
      },
      retry: () => moveLine(line, at),
    });
  }

  function remove(productId: string) {
    const { lines } = view.get();
    const at = lines.findIndex(isOf(productId));
    const line = lines[at];
    if (!line) return;
    run(productId, {
      mark: 'leaving',
      send: () => calls.remove(productId),
      say: () => sayWithUndo(texts.removed, () => putBack(line, at), idOfSaved(productId)),
      retry: () => remove(productId),
    });
  }

  function putBack(line: CartLine, at: number) {
    run(line.productId, {
      mark: { line, at },
      send: () => calls.put(line.productId, line.count),
      say: () => undefined,
      retry: () => putBack(line, at),
    });
  }

  return {
    get: view.get,
    subscribe: view.subscribe,
    save,
    move(productId: string) {
      const line = view.get().lines.find(isOf(productId));
      if (line) moveLine(line);
    },
    remove,
    refresh() {
      reader.request();
      pump();
    },
    /** For another shopper, or none. */
    reset() {
      confirmed = [];
      marks = new Map();
      reader.reset();
      view.set(derive());
    },
  };
}
