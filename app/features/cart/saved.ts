import { useOwnProvider } from '#app/features/session/own-provider.ts';
import { onSessionChange, useSession } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import {
  moveToCart,
  putSaved,
  readSaved,
  removeFromSaved,
  saveForLater,
} from '#contract/cart/saved-calls.ts';
import { cart } from './cart.ts';
import { createSavedStore } from './saved-store.ts';

/** The saved-for-later list of the signed-in shopper. Nothing of it is stored on the device. */
export const savedForLater = createSavedStore({
  calls: {
    read: () => shopClient(readSaved),
    save: (productId) => shopClient(saveForLater, { body: { productId } }),
    put: (productId, count) => shopClient(putSaved, { productId, body: { count } }),
    remove: (productId) => shopClient(removeFromSaved, { productId }),
    move: (productId) => shopClient(moveToCart, { productId }),
  },
  cart,
  showToast,
});

onSessionChange(savedForLater.reset);

/** Whether products can be saved for later: only by shoppers, and only with our own provider. */
export function useCanSave(): boolean {
  const isShopper = useSession() === 'signed-in';
  return useOwnProvider() && isShopper;
}
