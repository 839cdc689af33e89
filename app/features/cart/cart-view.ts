import type { Problem } from '#app/answers.ts';
import type { CartLine } from './cart-line.ts';

/** The cart as screens see it: counts with pending changes, money as the provider last answered. */
export interface CartView {
  status: 'unknown' | 'loading' | 'ready' | 'failed';
  lines: readonly CartLine[];
  /** Pieces, not lines; the last known number until the cart is read, undefined where none is known. */
  pieces: number | undefined;
  totalPiastres: number;
  /** Whether the total still belongs to an earlier state of the cart. */
  isTotalPending: boolean;
  cartId: string | undefined;
  /** Whether everything shown is what the provider has. */
  isSettled: boolean;
  isClearing: boolean;
  isAdding: (productId: string) => boolean;
  isChanging: (productId: string) => boolean;
  /** Why the cart could not be read the last time. */
  problem: Problem | undefined;
}

/** On the server, during hydration, and until the store is loaded. */
export const UNKNOWN_CART: CartView = {
  status: 'unknown',
  lines: [],
  pieces: undefined,
  totalPiastres: 0,
  isTotalPending: true,
  cartId: undefined,
  isSettled: false,
  isClearing: false,
  isAdding: () => false,
  isChanging: () => false,
  problem: undefined,
};

const FEW_LEFT = 5;

/** Whether so few pieces are left that it is told. It stands here because every page has this module: a file of its own
 *  would be one more to load. */
export const isScarce = (stock: number | undefined): stock is number =>
  stock !== undefined && stock > 0 && stock <= FEW_LEFT;
