import { canRetry, type Problem, toProblem } from '#app/answers.ts';
import { createReader, createStore } from '#app/features/store/create-store.ts';
import type { NewToast } from '#app/features/toasts/toasts.ts';
import { paths } from '#app/paths.ts';
import type { Product } from '#contract/catalogue/answers.ts';

/** The element id of a product on the wish list screen. */
export const idOfWish = (productId: string) => `wish-${productId}`;

export interface WishListView {
  status: 'unknown' | 'loading' | 'ready' | 'failed';
  products: readonly Product[];
  /** Why the last read failed. */
  problem: Problem | undefined;
}

export interface WishDependencies {
  calls: {
    read: () => Promise<{ data: Product[] }>;
    add: (productId: string) => Promise<unknown>;
    remove: (productId: string) => Promise<unknown>;
  };
  showToast: (toast: NewToast) => void;
  /** Called after each change. */
  postToTabs: () => void;
}

const ADDED_TOAST: NewToast = {
  kind: 'info',
  messageKey: 'addedToWishList',
  action: { labelKey: 'viewWishList', to: paths.wishList },
};

const createRemovedToast = (productId: string, onAct: () => void): NewToast => ({
  kind: 'info',
  messageKey: 'removedFromWishList',
  action: { labelKey: 'undo', onAct, restoredId: idOfWish(productId) },
});

const createFailedToast = ({ code, text }: Problem, onAct: () => void): NewToast => ({
  kind: 'error',
  messageKey: 'wishListFailed',
  text,
  ...(canRetry(code) && { action: { labelKey: 'tryAgain', onAct } }),
});

/**
 * The shopper's wish list with optimistic updates. If a product is toggled several times during a call, only the last
 * state is sent.
 */
export function createWishStore({ calls, showToast, postToTabs }: WishDependencies) {
  const view = createStore(derive);
  const reader = createReader({ read: readProducts, take, onRead: pump });
  let products: readonly Product[] | undefined;
  let ids = new Set<string>();
  /** Pending changes: whether a product, by its id, should be on the list. */
  let wishes = new Map<string, boolean>();
  /** Products restored by 'Undo', which shows no toast. */
  const restored = new Set<string>();

  const isWished = (productId: string) => wishes.get(productId) ?? ids.has(productId);

  function derive(): WishListView {
    const shown = products?.filter(({ _id }) => isWished(_id)) ?? [];
    const isComplete = products && [...ids].every((id) => products?.some(({ _id }) => _id === id));
    const problem = reader.readProblem();
    return {
      status: isComplete ? 'ready' : reader.isBusy() ? 'loading' : problem ? 'failed' : 'unknown',
      products: shown,
      problem,
    };
  }

  /** A provider may answer 404 to a shopper who has no list yet. */
  function readProducts(): Promise<readonly Product[]> {
    return calls.read().then(
      ({ data }) => data,
      (error) => {
        if (toProblem(error).code !== 'not-found') throw error;
        return [];
      },
    );
  }

  function take(answer: readonly Product[]) {
    products = answer;
    ids = new Set(answer.map(({ _id }) => _id));
  }

  function pump() {
    if (wishes.size === 0) reader.pump();
    view.set(derive());
  }

  async function settle(productId: string) {
    // `reset` replaces the map, so that answers of an earlier session are ignored.
    const sessionWishes = wishes;
    /** Wraps a toast's action, so that it does nothing in a later session. */
    const ifSameSession = (act: () => void) => () => {
      if (sessionWishes === wishes) act();
    };
    const at = products?.findIndex(({ _id }) => _id === productId) ?? -1;
    const removed = products?.[at];
    const undo = ifSameSession(() => {
      restored.add(productId);
      // The list may have been read again since, and contain the product already.
      if (removed && !products?.some(({ _id }) => _id === productId))
        products = products?.toSpliced(at, 0, removed);
      setWish(productId, true);
    });
    let toast: NewToast | undefined;
    while (!toast) {
      const wanted = sessionWishes.get(productId) ?? false;
      reader.dropCurrent();
      try {
        await (wanted ? calls.add(productId) : calls.remove(productId));
        if (sessionWishes !== wishes) return;
        if (wanted) ids.add(productId);
        else ids.delete(productId);
        if (sessionWishes.get(productId) === wanted)
          toast = wanted ? ADDED_TOAST : createRemovedToast(productId, undo);
      } catch (error) {
        if (sessionWishes !== wishes) return;
        toast = createFailedToast(
          toProblem(error),
          ifSameSession(() => setWish(productId, wanted)),
        );
        reader.request();
      }
    }
    sessionWishes.delete(productId);
    postToTabs();
    const isUndone = restored.delete(productId) && toast === ADDED_TOAST;
    // The restored product's place in the list is unknown, so the list is read again.
    if (isUndone && !products?.some(({ _id }) => _id === productId)) reader.request();
    pump();
    if (!isUndone) showToast(toast);
  }

  function setWish(productId: string, wanted: boolean) {
    const isUnderWay = wishes.has(productId);
    wishes.set(productId, wanted);
    if (!isUnderWay) void settle(productId);
    pump();
  }

  return {
    get: view.get,
    subscribe: view.subscribe,
    isWished,
    isBusy: (productId: string) => wishes.has(productId),
    /** Adds a product, even if it is on the list already. */
    addWish: (productId: string) => setWish(productId, true),
    toggleWish: (productId: string) => setWish(productId, !isWished(productId)),
    refresh() {
      reader.request();
      pump();
    },
    /** Reads the list again after a change elsewhere, such as in another tab. */
    invalidate() {
      reader.dropCurrent();
      reader.request();
      pump();
    },
    /** After a change of session: clears everything, and ignores pending answers. */
    reset() {
      products = undefined;
      ids = new Set();
      wishes = new Map();
      restored.clear();
      reader.reset();
      view.set(derive());
    },
  };
}
