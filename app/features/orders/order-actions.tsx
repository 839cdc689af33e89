import Printer from 'lucide-react/icons/printer';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as orders from '#messages/orders.ts';
import { BuyAgainButton } from './buy-again-button.tsx';
import { isBought } from './order-status.tsx';
import type { ShownOrder } from './shown-order.ts';

/** Buy again, or back to the cart, which still has what was not paid for; and print. */
export function OrderActions({ order: { lines, payment } }: { order: ShownOrder }) {
  return (
    <div className="mt-4 flex flex-wrap gap-2 print:hidden">
      {isBought(payment) ? (
        <BuyAgainButton lines={lines} />
      ) : (
        <ButtonLink to={paths.cart} prefetch="intent">
          {orders.toCart}
        </ButtonLink>
      )}
      <Button variant="plain" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={18} strokeWidth={1.75} />
        {orders.print}
      </Button>
    </div>
  );
}
