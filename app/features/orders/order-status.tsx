import Banknote from 'lucide-react/icons/banknote';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import type { PaymentStatus } from '#contract/orders/answers.ts';
import * as orders from '#messages/orders.ts';
import type { ShownOrder } from './shown-order.ts';

const ICONS = {
  paid: { Icon: CircleCheck, look: 'bg-brand-wash text-brand-strong' },
  cash: { Icon: Banknote, look: 'bg-brand-wash text-brand-strong' },
  pending: { Icon: Clock, look: 'bg-stage text-ink' },
  failed: { Icon: CircleAlert, look: 'bg-offer-wash text-offer' },
  cancelled: { Icon: CircleX, look: 'bg-stage text-ink-soft' },
};

const SIZES = { small: { box: 'size-9', icon: 18 }, large: { box: 'size-12', icon: 24 } };

/** The icon of a payment status, for beside its name. */
export function PaymentIcon({ payment, size }: { payment: PaymentStatus; size: keyof typeof SIZES }) {
  const { Icon, look } = ICONS[payment];
  const { box, icon } = SIZES[size];
  return (
    <span className={`grid shrink-0 place-items-center rounded-full ${box} ${look}`}>
      <Icon aria-hidden="true" size={icon} strokeWidth={1.75} />
    </span>
  );
}

/** Number, day, and whether it was delivered. */
export function OrderFacts({ order: { number, day, isDelivered } }: { order: ShownOrder }) {
  const facts = [
    orders.number(number),
    day && orders.date(day.day, day.month, day.year),
    isDelivered && orders.delivered,
  ];
  return <p className="mt-2 text-sm tabular-nums">{facts.filter(Boolean).join(' · ')}</p>;
}

/** Whether the order is placed, which leaves the shopper with an empty cart. */
export function isBought(payment: PaymentStatus): boolean {
  return payment === 'paid' || payment === 'cash';
}
