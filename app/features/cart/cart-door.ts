import { notify } from '#app/features/notices/notices.ts';
import { readToken } from '#app/features/session/session.ts';
import { createDoor } from '#app/features/store/create-door.ts';
import { enterDoor } from '#app/features/store/enter-door.ts';
import type { createCartStore } from './cart-store.ts';

export type CartStore = ReturnType<typeof createCartStore>;

/** The way to the cart: its store and the calls it makes are loaded for shoppers alone. */
export const cartDoor = createDoor<CartStore>(async () => (await import('./cart.ts')).cart);

/** For a change that somebody asked for: a failure is told. */
export function changeCart(act: (cart: CartStore) => void): Promise<void> {
  return enterDoor(cartDoor, readToken, act).catch(() => notify({ kind: 'error', messageKey: 'cartFailed' }));
}

/** For reading: the screen that shows the cart says by itself that there is none. */
export function readCart(act: (cart: CartStore) => void): void {
  enterDoor(cartDoor, readToken, act).catch(() => {});
}

const asked = new Set<string>();

/** Adds one piece; until the door is open, a second press is the same wish. */
export function addToCart(productId: string): void {
  if (asked.has(productId)) return;
  asked.add(productId);
  cartDoor.tell();
  changeCart((cart) => cart.addToCart(productId)).finally(() => {
    asked.delete(productId);
    cartDoor.tell();
  });
}

/** Whether one more piece of this product is being added. */
export function isAddingToCart(productId: string): boolean {
  return asked.has(productId) || (cartDoor.look()?.get().isAdding(productId) ?? false);
}
