import { useState } from 'react';
import { useNavigate } from 'react-router';
import { cart } from '#app/features/cart/cart.ts';
import { readToken } from '#app/features/session/session.ts';
import { postToTabs } from '#app/features/session/tabs.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import * as common from '#messages/common.ts';
import * as orders from '#messages/orders.ts';
import type { ShownOrderLine } from './shown-order.ts';

// Imported lazily, because signed-out visitors load the code of this page, too, but have no orders to buy again.
async function buy(lines: ShownOrderLine[], cutOff: string) {
  try {
    const [{ buyAgain }, { shopClient }] = await Promise.all([
      import('./buy-again.ts'),
      import('#app/features/session/shop-client.ts'),
    ]);
    return await buyAgain(shopClient, lines);
  } catch {
    return { added: 0, problem: cutOff };
  }
}

/** Adds all lines of an order to the cart, and opens the cart. */
export function BuyAgainButton({ lines }: { lines: ShownOrderLine[] }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  async function act() {
    setBusy(true);
    const { added, problem } = await buy(lines, common.cutOff);
    setBusy(false);
    if (!readToken()) return;
    cart.invalidate();
    postToTabs('cart');
    if (problem) showToast({ kind: 'error', messageKey: 'addToCartFailed', text: problem });
    if (added === 0) return;
    showToast({ kind: 'success', messageKey: 'addedToCart' });
    navigate(paths.cart);
  }
  return (
    <Button
      variant="quiet"
      isBusy={isBusy}
      disabled={!lines.some(({ productId }) => productId)}
      onClick={act}
    >
      {orders.buyAgain}
    </Button>
  );
}
