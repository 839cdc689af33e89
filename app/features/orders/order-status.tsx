import Banknote from 'lucide-react/icons/banknote';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import House from 'lucide-react/icons/house';
import Package from 'lucide-react/icons/package';
import Truck from 'lucide-react/icons/truck';
import Undo from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import * as messages from '#messages/order.ts';
import type { ShownOrder } from './shown-order.ts';

const GOOD = 'bg-brand-wash text-brand-strong';
const BAD = 'bg-offer-wash text-offer';
const ON_WASH = 'bg-brand text-surface';
const NEUTRAL = 'bg-stage text-ink';

const ICONS = {
  pending: { Icon: Clock, look: NEUTRAL },
  placed: { Icon: CircleCheck, look: GOOD },
  cash: { Icon: Banknote, look: GOOD },
  confirmed: { Icon: CircleCheck, look: GOOD },
  paid: { Icon: CircleCheck, look: GOOD },
  packed: { Icon: Package, look: GOOD },
  shipped: { Icon: Truck, look: GOOD },
  delivered: { Icon: House, look: GOOD },
  failed: { Icon: CircleAlert, look: BAD },
  cancelled: { Icon: CircleX, look: NEUTRAL },
  returned: { Icon: Undo, look: NEUTRAL },
  refund_due: { Icon: Clock, look: BAD },
  partly_refunded: { Icon: Undo, look: NEUTRAL },
  refunded: { Icon: Undo, look: NEUTRAL },
};

const SIZES = { small: { box: 'size-9', icon: 18 }, large: { box: 'size-12', icon: 24 } };

interface StateIconProps {
  state: ShownOrder['state'];
  size: keyof typeof SIZES;
  /** Where its own wash would not be seen. */
  isOnWash?: boolean;
}

/** The icon of how an order stands, for beside its name. */
export function StateIcon({ state, size, isOnWash = false }: StateIconProps) {
  const { Icon, look } = ICONS[state];
  const { box, icon } = SIZES[size];
  return (
    <span className={`grid shrink-0 place-items-center rounded-full ${box} ${isOnWash ? ON_WASH : look}`}>
      <Icon
        aria-hidden="true"
        size={icon}
        strokeWidth={1.75}
        // The lorry drives forward.
        className={Icon === Truck || Icon === Undo ? 'mirrored' : undefined}
      />
    </span>
  );
}

/** What there is to say of an order first. That it is paid is said beside it: what its shopper wants to know is whether it
 *  is on its way. */
export const sayNews = (order: ShownOrder): string =>
  order.state === 'paid' || order.state === 'cash' ? messages.states.placed.name : nameState(order);

/** Whether a bank has all that would be due. */
const isAtBank = ({ state, disputedPiastres, duePiastres }: ShownOrder): boolean =>
  state === 'refund_due' && disputedPiastres > 0 && duePiastres === 0;

/** The name of how an order stands. */
export const nameState = (order: ShownOrder): string =>
  isAtBank(order) ? messages.disputed.name : messages.states[order.state].name;

/** The state of the payment, where that is not the news itself. */
export function PaymentChip({ order }: { order: ShownOrder }) {
  const { payment, disputedPiastres } = order;
  if (disputedPiastres > 0) return isAtBank(order) ? null : <DisputedChip />;
  if (payment !== 'paid' && payment !== 'cash') return null;
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-edge bg-surface px-2.5 py-0.5 font-medium">
      {payment === 'paid' && (
        <Check aria-hidden="true" size={14} strokeWidth={3} className="text-brand-strong" />
      )}
      {payment === 'paid' ? messages.states.paid.name : messages.states.cash.name}
    </span>
  );
}

function DisputedChip() {
  return (
    <span className="inline-flex items-center rounded-full bg-offer-wash px-2.5 py-0.5 font-medium text-offer">
      {messages.disputed.name}
    </span>
  );
}

/** What it means that the order stands so. */
export function sayState({ state, isInCash, isPaid, disputedPiastres }: ShownOrder): string {
  if (disputedPiastres > 0) return messages.disputed.text;
  if (state === 'refund_due' && isPaid) return messages.refundFailed;
  return state === 'cancelled' && isInCash ? messages.cancelledInCash : messages.states[state].text;
}

export function writeDay(day: ShownOrder['day']): string | undefined {
  return day && messages.date(day.day, day.month, day.year);
}

/** Number and day; where the provider tells no more of it, also whether it was delivered. */
export function OrderFacts({ order, children }: { order: ShownOrder; children?: ReactNode }) {
  const { number, day, history, isDelivered } = order;
  const facts = [
    messages.number(number),
    writeDay(day),
    !history && isDelivered && messages.states.delivered.name,
  ];
  const text = facts.filter(Boolean).join(' · ');
  if (!children) return <p className="mt-1.5 text-sm figures">{text}</p>;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm figures">
      <p>{text}</p>
      {children}
    </div>
  );
}
