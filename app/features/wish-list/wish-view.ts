import type { Problem } from '#app/answers.ts';
import type { Product } from '#contract/catalogue/answers.ts';

export interface WishListView {
  status: 'unknown' | 'loading' | 'ready' | 'failed';
  products: readonly Product[];
  /** Why the list could not be read the last time. */
  problem: Problem | undefined;
}

/** Before anything is known: on the server, and while the page comes alive. */
export const UNKNOWN_WISH_LIST: WishListView = { status: 'unknown', products: [], problem: undefined };
