import Printer from 'lucide-react/icons/printer';
import { SupportLink } from '#app/features/share/support-link.tsx';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink, buttonLook } from '#app/ui/button.tsx';
import * as messages from '#messages/order.ts';
import { BuyAgainButton } from './buy-again-button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { isCartKept, type ShownOrder } from './shown-order.ts';

interface OrderActionsProps {
  order: ShownOrder;
  onChange: (order: ShownOrder) => void;
}

/** Buy again, or back to the cart, which still has what was not paid for; print, follow, cancel. */
export function OrderActions({ order, onChange }: OrderActionsProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-x-2 gap-y-1">
      {isCartKept(order) ? (
        <ButtonLink to={paths.cart}>{messages.toCart}</ButtonLink>
      ) : (
        <BuyAgainButton lines={order.lines} />
      )}
      {!isCartKept(order) && (
        <Button variant="plain" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} strokeWidth={1.75} />
          {messages.print}
        </Button>
      )}
      {order.trackingPath && (
        <ButtonLink variant="plain" to={order.trackingPath}>
          {messages.follow}
        </ButtonLink>
      )}
      <SupportLink
        place="help"
        about={messages.number(order.number)}
        className={buttonLook({ variant: 'plain' })}
      />
      {order.isCancellable && <CancelButton order={order} onChange={onChange} />}
    </div>
  );
}
