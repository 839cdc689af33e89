import { notify } from '#app/features/notices/notices.ts';
import { readToken } from '#app/features/session/session.ts';
import { createDoor } from '#app/features/store/create-door.ts';
import { enterDoor } from '#app/features/store/enter-door.ts';
import type { createWishStore } from './wish-store.ts';

export type WishStore = ReturnType<typeof createWishStore>;

/** The way to the wish list: its store and the calls it makes are loaded for shoppers alone. */
export const wishDoor = createDoor<WishStore>(async () => (await import('./wish-list.ts')).wishList);

/** For a wish that somebody has: a failure is told. */
export function changeWishes(act: (wishList: WishStore) => void): void {
  enterDoor(wishDoor, readToken, act).catch(() => notify({ kind: 'error', messageKey: 'wishListFailed' }));
}

/** For reading: the screen that shows the wish list says by itself that there is none. */
export function readWishes(act: (wishList: WishStore) => void): void {
  enterDoor(wishDoor, readToken, act).catch(() => {});
}
