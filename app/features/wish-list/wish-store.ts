import type { NewNotice } from '#app/features/notices/create-notices.ts';
import { createReader, toProblem } from '#app/features/store/create-reader.ts';
import { createStore } from '#app/features/store/create-store.ts';
import type { Product } from '#contract/catalogue/answers.ts';
import type { WishListView } from './wish-view.ts';

export interface WishDependencies {
  calls: {
    read: () => Promise<{ data: Product[] }>;
    add: (productId: string) => Promise<unknown>;
    remove: (productId: string) => Promise<unknown>;
  };
  notify: (notice: NewNotice) => void;
  /** Called once a wish has settled. */
  tellTabs: () => void;
}

/** The shopper's wish list: hearts answer at once, and the last wish for a product is what the provider gets. */
export function createWishStore({ calls, notify, tellTabs }: WishDependencies) {
  const view = createStore(derive);
  const reader = createReader({ read: readProducts, take, onRead: pump });
  let products: readonly Product[] | undefined;
  let ids = new Set<string>();
  /** What the shopper wants of products that the provider has not confirmed yet. */
  let wishes = new Map<string, boolean>();

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

  /** A provider may say of a shopper who never wished anything that there is no list. */
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
    // The map is replaced when the session ends: then nobody waits for the answer.
    const mine = wishes;
    let notice: NewNotice | undefined;
    while (!notice) {
      const wanted = mine.get(productId);
      reader.overtake();
      try {
        await (wanted ? calls.add(productId) : calls.remove(productId));
        if (mine !== wishes) return;
        if (wanted) ids.add(productId);
        else ids.delete(productId);
        if (mine.get(productId) === wanted) {
          notice = { kind: 'info', messageKey: wanted ? 'addedToWishList' : 'removedFromWishList' };
        }
      } catch (error) {
        if (mine !== wishes) return;
        notice = { kind: 'error', messageKey: 'wishListFailed', text: toProblem(error).text };
        reader.want();
      }
    }
    mine.delete(productId);
    tellTabs();
    pump();
    notify(notice);
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
    /** Puts a product on the list, wherever it was. */
    addWish: (productId: string) => setWish(productId, true),
    toggleWish: (productId: string) => setWish(productId, !isWished(productId)),
    refresh() {
      reader.want();
      pump();
    },
    /** The list was changed where this store does not see it. */
    noteChange() {
      reader.overtake();
      reader.want();
      pump();
    },
    /** Another shopper, or none: nothing of the last one is left, and answers under way are dropped. */
    forget() {
      products = undefined;
      ids = new Set();
      wishes = new Map();
      reader.forget();
      view.set(derive());
    },
  };
}
