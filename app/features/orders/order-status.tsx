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
import { Fragment, type ReactNode } from 'react';
import * as orders from '#messages/orders.ts';
import type { ShownOrder } from './shown-order.ts';

const GOOD_CLASSES = 'bg-brand-wash text-brand-strong';
const BAD_CLASSES = 'bg-offer-wash text-offer';
const TINTED_CLASSES = 'bg-brand text-surface';
const NEUTRAL_CLASSES = 'bg-stage text-ink';

const ICONS = {
  pending: { Icon: Clock, look: NEUTRAL_CLASSES },
  placed: { Icon: CircleCheck, look: GOOD_CLASSES },
  cash: { Icon: Banknote, look: GOOD_CLASSES },
  confirmed: { Icon: CircleCheck, look: GOOD_CLASSES },
  paid: { Icon: CircleCheck, look: GOOD_CLASSES },
  packed: { Icon: Package, look: GOOD_CLASSES },
  shipped: { Icon: Truck, look: GOOD_CLASSES },
  delivered: { Icon: House, look: GOOD_CLASSES },
  failed: { Icon: CircleAlert, look: BAD_CLASSES },
  cancelled: { Icon: CircleX, look: NEUTRAL_CLASSES },
  returned: { Icon: Undo, look: NEUTRAL_CLASSES },
  refund_due: { Icon: Clock, look: BAD_CLASSES },
  partly_refunded: { Icon: Undo, look: NEUTRAL_CLASSES },
  refunded: { Icon: Undo, look: NEUTRAL_CLASSES },
};

const ICON_SIZES = { small: { box: 'size-9', icon: 18 }, large: { box: 'size-12', icon: 24 } };

interface StateIconProps {
  state: ShownOrder['state'];
  size: keyof typeof ICON_SIZES;
  /** Whether the icon is on a tinted background, where the icon's own tint would not be visible. */
  isOnWash?: boolean;
}

/** The icon of an order's state. */
export function StateIcon({ state, size, isOnWash = false }: StateIconProps) {
  const { Icon, look } = ICONS[state];
  const { box, icon } = ICON_SIZES[size];
  return (
    <span
      className={`grid shrink-0 place-items-center rounded-full ${box} ${isOnWash ? TINTED_CLASSES : look}`}
    >
      <Icon
        aria-hidden="true"
        size={icon}
        strokeWidth={1.75}
        // Directional icons follow the text direction.
        className={Icon === Truck || Icon === Undo ? 'mirrored' : undefined}
      />
    </span>
  );
}

/** The headline of an order. A chip shows the payment, so the headline of a paid order is 'placed'. */
export const getHeadline = (order: ShownOrder): string =>
  order.state === 'paid' || order.state === 'cash' ? orders.states.placed.name : nameState(order);

/** Whether the whole refund due is disputed at a bank. */
const isFullyDisputed = ({ state, disputedPiastres, duePiastres }: ShownOrder): boolean =>
  state === 'refund_due' && disputedPiastres > 0 && duePiastres === 0;

/** The name of an order's state. */
export const nameState = (order: ShownOrder): string =>
  isFullyDisputed(order) ? orders.disputed.name : orders.states[order.state].name;

/** The payment state, unless the headline says it. */
export function PaymentChip({ order }: { order: ShownOrder }) {
  const { payment, disputedPiastres } = order;
  if (disputedPiastres > 0) return isFullyDisputed(order) ? null : <DisputedChip />;
  if (payment !== 'paid' && payment !== 'cash') return null;
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-edge bg-surface px-2.5 py-0.5 font-medium">
      {payment === 'paid' && (
        <Check aria-hidden="true" size={14} strokeWidth={3} className="text-brand-strong" />
      )}
      {payment === 'paid' ? orders.states.paid.name : orders.states.cash.name}
    </span>
  );
}

function DisputedChip() {
  return (
    <span className="inline-flex items-center rounded-full bg-offer-wash px-2.5 py-0.5 font-medium text-offer">
      {orders.disputed.name}
    </span>
  );
}

/** Explains an order's state in a sentence. */
export function explainState({ state, isInCash, isPaid, disputedPiastres }: ShownOrder): string {
  if (disputedPiastres > 0) return orders.disputed.text;
  if (state === 'refund_due' && isPaid) return orders.refundFailed;
  return state === 'cancelled' && isInCash ? orders.cancelledInCash : orders.states[state].text;
}

export function formatDay(day: ShownOrder['day']): string | undefined {
  return day && orders.date(day.day, day.month, day.year);
}

/** The order's number and date, and 'delivered' if the provider sends no history that would show it. */
export function OrderFacts({ order, children }: { order: ShownOrder; children?: ReactNode }) {
  const { number, day, history, isDelivered } = order;
  const facts = [
    orders.number(number),
    formatDay(day),
    !history && isDelivered && orders.states.delivered.name,
  ];
  const text = facts
    .filter((fact) => fact !== undefined && fact !== false)
    .map((fact, at) => (
      <Fragment key={fact}>
        {at > 0 && ' · '}
        <span className="whitespace-nowrap">{fact}</span>
      </Fragment>
    ));
  if (!children) return <p className="mt-1.5 text-sm figures">{text}</p>;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm figures">
      <p>{text}</p>
      {children}
    </div>
  );
}
