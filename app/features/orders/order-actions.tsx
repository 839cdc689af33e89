import Printer from 'lucide-react/icons/printer';
import { SupportLink } from '#app/features/share/support-link.tsx';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink, writeButtonClass } from '#app/ui/button.tsx';
import * as orders from '#messages/orders.ts';
import { BuyAgainButton } from './buy-again-button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { ReturnButton } from './return-button.tsx';
import { canBuyAgain, isCartKept, type ShownOrder } from './shown-order.ts';

interface OrderActionsProps {
  order: ShownOrder;
  onChange: (order: ShownOrder) => void;
}

/** Buttons to buy a delivered order again (or to open the cart if the order was never paid), to print, track, get help,
 *  return and cancel. */
export function OrderActions({ order, onChange }: OrderActionsProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-x-2 gap-y-1">
      {isCartKept(order) ? (
        <ButtonLink to={paths.cart}>{orders.toCart}</ButtonLink>
      ) : (
        canBuyAgain(order) && <BuyAgainButton lines={order.lines} />
      )}
      {!isCartKept(order) && (
        <Button variant="plain" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} strokeWidth={1.75} />
          {orders.print}
        </Button>
      )}
      {order.trackingPath && (
        <ButtonLink variant="plain" to={order.trackingPath}>
          {orders.trackingPage}
        </ButtonLink>
      )}
      <SupportLink
        place="help"
        about={orders.number(order.number)}
        className={writeButtonClass({ variant: 'plain' })}
      />
      <ButtonLink variant="plain" to={paths.helpWithReturns}>
        {orders.help}
      </ButtonLink>
      {order.returnDay && <ReturnButton order={order} onChange={onChange} />}
      {order.isCancellable && <CancelButton order={order} onChange={onChange} />}
    </div>
  );
}
